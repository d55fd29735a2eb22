import { useQuery } from '@tanstack/react-query';
import { deviceZone, placeOf } from '../../lib/time-in-words.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { profileQuery } from '../../lib/profile-query.ts';
import { useSaveProfile } from './profile.queries.ts';

/** Screens tell times by the clock of this device, mails by the one in the profile: where the two differ, it is said. */
export function OtherClock() {
  const { data } = useQuery(profileQuery);
  const save = useSaveProfile();
  const here = deviceZone();
  if (!data?.time_zone || agree(data.time_zone, here)) return null;
  return (
    <Notice live={false}>
      <p>
        This page tells times by the clock of {placeOf(here)}, where your device is. Our mails tell them by the clock of{' '}
        {placeOf(data.time_zone)}, as in your profile.
      </p>
      <Button kind="line" size="small" busy={save.isPending} onClick={() => save.mutate({ time_zone: here })}>
        Use {placeOf(here)} everywhere
      </Button>
      {save.error && (
        <p>
          {save.error.messages.join(' ')} <Reference of={save.error} />
        </p>
      )}
    </Notice>
  );
}

/** Whether two zones show the same now and half a year from now: a zone can have several names, and Phoenix no summer time. */
function agree(one: string, other: string): boolean {
  const shown = (timeZone: string, at: number) =>
    new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
  return [0, 182].every((days) => {
    const at = Date.now() + days * 86_400_000;
    return shown(one, at) === shown(other, at);
  });
}
