import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { SAVED_NOTICE_MS, SAVE_LOCK_MS } from '@careerscoop/contract/constants';
import type { Result } from '@careerscoop/contract/careers';
import { CallError } from '../../lib/call-error.ts';
import { paths } from '../../lib/paths.ts';
import { useSessionUser } from '../../lib/session.ts';
import { useNotices } from '../../ui/notices.tsx';
import { useUpdateResult } from './careers.queries.ts';
import { hasPlanOrCode } from './entitlement.ts';

/** Saves a career or takes it out again; locked for a moment after each press. */
export function useSaveCareer({ id, interested }: Result) {
  const user = useSessionUser();
  const navigate = useNavigate();
  const notices = useNotices();
  const [locked, setLocked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const update = useUpdateResult({
    onDone: (change) => {
      const text = change.interested ? 'Saved' : 'Taken out of your saved careers';
      notices.say(text, { milliseconds: SAVED_NOTICE_MS });
    },
    onRefused: (error, change) => {
      if (change.interested && error instanceof CallError && error.status === 403)
        void navigate(paths.pricing);
      else notices.say(`This was not saved. ${error.message}`, { tone: 'bad' });
    },
  });

  function toggle() {
    if (locked) return;
    if (!interested && !hasPlanOrCode(user)) {
      void navigate(paths.pricing);
      return;
    }
    setLocked(true);
    timer.current = setTimeout(() => setLocked(false), SAVE_LOCK_MS);
    update.mutate({ id, interested: !interested });
  }

  return { locked, toggle };
}
