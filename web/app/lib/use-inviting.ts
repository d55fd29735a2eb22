import { useState } from 'react';
import { useSessionUser } from './session.ts';

/** Whether the invitation is open, and for whom: what one person wrote and could not send is not there for the next. */
export function useInviting() {
  const who = useSessionUser()?.id;
  const [inviting, setInviting] = useState<{ who: number | undefined; open: boolean }>();
  const own = inviting?.who === who ? inviting : undefined;
  return {
    /** Once opened it stays in the page, with what could not be sent. */
    wanted: own !== undefined,
    open: own?.open ?? false,
    show: () => setInviting({ who, open: true }),
    close: () => setInviting((now) => now && { ...now, open: false }),
  };
}
