import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';

import { Button } from './button.tsx';
import './css/dialog.css';

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  description?: ReactNode;
  /** More to see or fill in before the answer. */
  children?: ReactNode;
  yes?: string;
  no?: string;
  busy?: boolean;
  /** What Yes would agree to is not on the screen yet. */
  unread?: boolean;
  /** Where the focus goes afterwards, where what opened it is not the place: a field with a refusal. */
  finalFocus?: () => HTMLElement | null | true;
  onYes: () => void;
  onNo: () => void;
}

/** A question that wants an answer: a press beside it does not count as one; Escape is No. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, children, yes = 'Yes', no = 'No', busy = false, unread = false, finalFocus, onYes, onNo } = props;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onNo()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="scrim" />
        <AlertDialog.Viewport className="dialog-view">
          <AlertDialog.Popup className="dialog" finalFocus={finalFocus}>
            <AlertDialog.Title className="h2 dialog__t">{title}</AlertDialog.Title>
            {description && <AlertDialog.Description className="dialog__d">{description}</AlertDialog.Description>}
            {children && <div className="dialog__b">{children}</div>}
            <div className="dialog__x">
              <AlertDialog.Close className="btn btn--line">{no}</AlertDialog.Close>
              <Button busy={busy} disabled={unread} onClick={onYes}>
                {yes}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
