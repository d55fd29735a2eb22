import { signOut } from '@careerscoop/contract/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { call } from '../lib/call.ts';
import { paths } from '../lib/paths.ts';
import { clearPlanNotice } from '../lib/plan-notice.ts';
import { session } from '../lib/session.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** Asks before it logs out. Logging out never waits for the server. */
export default function LogOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  function logOut() {
    const refresh = session.refreshToken();
    onClose();
    // A guarded screen answers the end of the session with its own way to sign-in: ours comes after it and holds.
    flushSync(() => session.end());
    clearPlanNotice();
    queryClient.clear();
    if (refresh) call(signOut, { body: { refresh } }).catch(() => undefined);
    void navigate(paths.signIn());
  }

  return (
    <ConfirmDialog open={open} title="Are you sure you want to Log Out?" onYes={logOut} onNo={onClose} />
  );
}
