import { signOut } from '@careerscoop/contract/accounts';
import { call } from '../lib/call.ts';
import { paths } from '../lib/paths.ts';
import { session } from '../lib/session.ts';
import { useLeave } from '../lib/use-leave.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** Asks before it logs out. Logging out never waits for the server. */
export default function LogOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const leave = useLeave();

  function logOut() {
    const refresh = session.refreshToken();
    onClose();
    leave(paths.signIn());
    if (refresh) call(signOut, { body: { refresh } }).catch(() => undefined);
  }

  return <ConfirmDialog open={open} title="Are you sure you want to Log Out?" onYes={logOut} onNo={onClose} />;
}
