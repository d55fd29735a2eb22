import { SAVED_NOTICE_MS, SAVE_LOCK_MS } from '@careerscoop/contract/constants';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../lib/call-error.ts';
import { freshenUser } from '../../lib/freshen-user.ts';
import { needsPlan } from '../../lib/lock-of.ts';
import { useSessionUser } from '../../lib/session.ts';
import { useWishing } from '../../lib/use-wishing.ts';
import type { Wanted } from '../../lib/wish.ts';
import { useNotices } from '../../ui/notices.tsx';

/** The rules by which a career is saved or taken out, wherever it stands: with a plan or a code, and locked after a press. */
export function useSaving(career: Omit<Wanted, 'kind'>) {
  const user = useSessionUser();
  const { toPlans } = useWishing();
  const notices = useNotices();
  const [locked, setLocked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    locked,
    /** What a press does to a career that is saved, or is not; `save` sends what shall be. */
    press(interested: boolean, save: (interested: boolean) => void) {
      if (locked) return;
      if (!interested && needsPlan(user, 'save')) {
        toPlans({ kind: 'save', ...career });
        return;
      }
      setLocked(true);
      timer.current = setTimeout(() => setLocked(false), SAVE_LOCK_MS);
      save(!interested);
    },
    onDone(saved: boolean) {
      notices.say(saved ? 'Saved' : 'Taken out of your saved careers', { milliseconds: SAVED_NOTICE_MS });
    },
    onRefused(error: Error, saved: boolean) {
      if (saved && error instanceof CallError && error.status === 403) {
        // What is kept here of their rights is older than the refusal: a code was closed, or a plan has ended.
        freshenUser();
        toPlans({ kind: 'save', ...career });
      } else notices.say(`This was not saved. ${error.message}`, { tone: 'bad' });
    },
  };
}
