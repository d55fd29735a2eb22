import type { Profile } from '@careerscoop/contract/profile';
import { useNavigate } from 'react-router';
import SmilingScoop from '@careerscoop/art/scenes/smiling-scoop.tsx';
import { dayInWords } from '../../lib/day-in-words.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useKeepAccount } from './profile.queries.ts';

interface KeepAccountProps {
  profile: Profile;
  onSignOut: () => void;
}

/** What who signs in sees while the account waits to be erased. */
export function KeepAccount({ profile, onSignOut }: KeepAccountProps) {
  const keep = useKeepAccount();
  const navigate = useNavigate();
  const day = profile.deletion_on && dayInWords(profile.deletion_on);
  const parents = profile.deletion_asked_by === 'guardian';
  return (
    <>
      {keep.error && (
        <Notice tone="bad">
          {keep.error.message} <Reference of={keep.error} />
        </Notice>
      )}
      <EmptyState
        heading="h1"
        title={`Your account will be deleted on ${day}`}
        text={
          parents
            ? 'Your parent asked for this. Only they can take it back, so talk with them if you would like to stay.'
            : 'Changed your mind? Keep it with everything you saved. Talks with a mentor that were planned do not come back by themselves.'
        }
        art={<SmilingScoop />}
        actions={
          <>
            {!parents && (
              <Button
                busy={keep.isPending}
                onClick={() => keep.mutate(undefined, { onSuccess: () => void navigate(paths.profile, { replace: true }) })}
              >
                {keep.isPending ? 'Working…' : 'Keep my account'}
              </Button>
            )}
            <LinkButton kind="line" to={paths.exportProfile}>
              See my data
            </LinkButton>
            <Button kind="line" onClick={onSignOut}>
              Sign out
            </Button>
          </>
        }
      />
    </>
  );
}
