import type { MentorSession } from '@careerscoop/contract/mentoring';
import { useNotices } from '../../../ui/notices.tsx';
import { type Press, usePress } from '../mentor.queries.ts';

/** What is said once a press has gone through. */
const SAID: Record<Press, (now: MentorSession) => string> = {
  accept: ({ student }) => `It is booked. ${student} knows.`,
  late: ({ student }) => `${student} knows that you are running late.`,
  done: ({ student, may }) => (may.includes('feedback') ? `Thank you. Two sentences for ${student} would be lovely.` : 'Thank you.'),
  no_show: ({ student }) => `It is noted that ${student} did not come. Thank you for waiting.`,
};

/** A session's presses, with what is said of them. */
export function useTalk(session: MentorSession) {
  const { mutate, isPending, variables } = usePress();
  const { say } = useNotices();
  return {
    /** Which one is on its way. */
    pending: isPending ? variables?.press : undefined,
    press: (press: Press, onDone?: (now: MentorSession) => void) =>
      mutate(
        { press, session },
        {
          onSuccess: (now) => {
            say(SAID[press](now));
            onDone?.(now);
          },
          // The list is asked for anew meanwhile and may take this card away: it is said over the page.
          onError: ({ message }) => say(`That did not go through. ${message}`, { tone: 'bad', milliseconds: 12_000 }),
        },
      ),
  };
}
