import { useEffect } from 'react';
import { useBlocker } from 'react-router';

import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveGuardProps {
  when: boolean;
  title?: string;
  description?: string;
}

/** Stands in a form: asks before changes in it are lost, whichever way the page is left. */
export function LeaveGuard(props: LeaveGuardProps) {
  const { when, title = 'Leave without saving?', description = 'What you changed here will be lost.' } = props;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname);

  useEffect(() => {
    if (!when) return undefined;
    // Closing the tab: the browser asks in its own words.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={title}
      description={description}
      yes="Leave"
      no="Stay"
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    />
  );
}
