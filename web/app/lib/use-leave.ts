import { useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { clearPlanNotice } from './plan-notice.ts';
import { session } from './session.ts';
import { clearWish } from './wish.ts';

/** Ends the session in this browser, forgets what the tab has kept of the person, and goes to `to`. */
export function useLeave(): (to: string) => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (to) => {
    // A guarded screen answers the end of the session with its own way to sign-in: ours comes after it and holds.
    flushSync(() => session.end());
    clearPlanNotice();
    clearWish();
    queryClient.clear();
    void navigate(to);
  };
}
