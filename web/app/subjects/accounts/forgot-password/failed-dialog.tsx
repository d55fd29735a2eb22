import type { ReactNode } from 'react';
import type { CallError } from '../../../lib/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Reference } from '../../../ui/reference.tsx';

interface FailedDialogProps {
  title: string;
  error: CallError;
  onClose: () => void;
  /** What else can be done about it. */
  actions?: ReactNode;
}

/** What the server said when it refused, every message of it. */
export default function FailedDialog({ title, error, onClose, actions }: FailedDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          {actions}
          <Button kind={actions ? 'line' : 'plain'} onClick={onClose}>
            {actions ? 'Not now' : 'Try again'}
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
    </Dialog>
  );
}
