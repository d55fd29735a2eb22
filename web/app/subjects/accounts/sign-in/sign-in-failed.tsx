import { Suspense } from 'react';
import type { CallError } from '../../../lib/call-error.ts';
import { fetchAhead } from '../../../lib/checks-later.ts';
import { fetched } from '../../../lib/fetched.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Reference } from '../../../ui/reference.tsx';
import { useResendLink } from '../use-resend-link.ts';

const fetchDialog = () => import('../../../ui/dialog.tsx').then((module) => ({ default: module.Dialog }));
const Dialog = fetched(fetchDialog);

/** Brings the dialog in while the form is filled in: where the network has gone, it must be here already. */
export const prepareSignInFailed = () => fetchAhead(fetchDialog);

interface SignInFailedProps {
  error: CallError | null;
  email: string;
  onClose: () => void;
}

/** Every reason the server gave. Where only the confirmation is missing, the link can be sent again. */
export function SignInFailed({ error, email, onClose }: SignInFailedProps) {
  const resend = useResendLink();
  if (!error) return null;
  const unconfirmed = error.code === 'email_not_confirmed';

  function close() {
    resend.reset();
    onClose();
  }

  return (
    <Suspense fallback={null}>
      <Dialog
        open
        onClose={close}
        title="Login Failed."
        actions={
          <>
            {unconfirmed && (
              <Button busy={resend.isPending} disabled={resend.isSuccess} onClick={() => resend.mutate(email)}>
                Send the link again
              </Button>
            )}
            <Button kind="line" onClick={close}>
              Try again
            </Button>
          </>
        }
      >
        <ul className="sign-in__why">
          {error.messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
        <Reference of={error} />
        {resend.data && <Notice tone="good">{resend.data.detail}</Notice>}
        {resend.error && (
          <Notice tone="bad">
            {resend.error.message} <Reference of={resend.error} />
          </Notice>
        )}
      </Dialog>
    </Suspense>
  );
}
