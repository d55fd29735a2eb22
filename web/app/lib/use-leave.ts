import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { session } from './session.ts';

/** Ends the session in this browser, with what is kept and held of the person, and goes to `to`. */
export function useLeave(): (to: string) => void {
  const navigate = useNavigate();
  return (to) => {
    // A guarded screen answers the end of the session with its own way to sign-in: ours comes after it and holds.
    flushSync(() => session.end());
    void navigate(to);
  };
}
