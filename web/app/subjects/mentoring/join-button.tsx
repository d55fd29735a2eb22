import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import { paths } from '../../lib/paths.ts';
import { timeInWords } from '../../lib/time-in-words.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { sessionsQuery } from './mentoring.queries.ts';

const LONGEST_TIMER = 2 ** 31 - 1;
const ASK_AGAIN_MS = 5000;

interface JoinButtonProps {
  session: MentorSession;
  /** By whose clock the opening is said; that of this device when left out. */
  zone?: string;
}

/** The way to the door: before its time it says when that is, and becomes a link then. */
export function JoinButton({ session: { id, is_active, may, join_from }, zone }: JoinButtonProps) {
  const client = useQueryClient();
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const open = may.includes('join');
  const opens = !open && is_active && join_from ? Date.parse(join_from) : null;
  useEffect(() => {
    const wait = opens === null ? LONGEST_TIMER : opens - Date.now();
    if (wait >= LONGEST_TIMER) return undefined;
    let timer = setTimeout(ask, wait > 0 ? wait : ASK_AGAIN_MS);
    // This device's clock may be ahead of the server's, which alone opens the door.
    function ask() {
      look();
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      timer = setTimeout(ask, ASK_AGAIN_MS);
    }
    return () => clearTimeout(timer);
  }, [client, opens]);

  if (open) {
    return (
      <LinkButton kind="go" to={paths.joinSession(id)}>
        Go to the door
      </LinkButton>
    );
  }
  return opens === null || !join_from ? null : (
    <Button className="meet__door" aria-disabled>
      {opens > Date.now() ? `Opens at ${timeInWords(join_from, zone)}` : 'Opening…'}
    </Button>
  );
}
