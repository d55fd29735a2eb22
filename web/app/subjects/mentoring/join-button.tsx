import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import { paths } from '../../lib/paths.ts';
import { timeInWords } from '../../lib/time-in-words.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { sessionsQuery } from './mentoring.queries.ts';

const LONGEST_TIMER = 2 ** 31 - 1;

interface JoinButtonProps {
  session: MentorSession;
  /** By whose clock the opening is said; that of this device when left out. */
  zone?: string;
}

/** The way to the door: before its time it says when that is, and becomes a link then. */
export function JoinButton({ session: { id, may, join_from }, zone }: JoinButtonProps) {
  const client = useQueryClient();
  const open = may.includes('join');
  useEffect(() => {
    const wait = join_from ? Date.parse(join_from) - Date.now() : -1;
    if (open || wait < 0 || wait > LONGEST_TIMER) return undefined;
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: sessionsQuery.queryKey }), wait);
    return () => clearTimeout(timer);
  }, [client, open, join_from]);

  if (open) {
    return (
      <LinkButton kind="go" to={paths.joinSession(id)}>
        Go to the door
      </LinkButton>
    );
  }
  return join_from && Date.parse(join_from) > Date.now() ? (
    <Button className="meet__door" aria-disabled>
      Opens at {timeInWords(join_from, zone)}
    </Button>
  ) : null;
}
