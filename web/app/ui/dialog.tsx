import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import './css/dialog.css';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons at its foot. */
  actions?: ReactNode;
  wide?: boolean;
  /** What takes focus when it opens; else the first thing that can. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What takes it when it closes; else what had it before. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** Close stands last, so that focus begins at the first field or choice; it is drawn at the top right. */
function Inside({ title, description, children, actions }: Pick<DialogProps, 'title' | 'description' | 'children' | 'actions'>) {
  return (
    <>
      <Base.Title className="h2 dialog__t">{title}</Base.Title>
      {description && <Base.Description className="dialog__d">{description}</Base.Description>}
      {children && <div className="dialog__b">{children}</div>}
      {actions && <div className="dialog__x">{actions}</div>}
      <Base.Close className="round round--line dialog__c" aria-label="Close">
        <X className="ic" />
      </Base.Close>
    </>
  );
}

/** Lies over the page and keeps the focus. Escape or a press beside it closes it; then focus goes back. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, actions, wide = false, initialFocus, finalFocus } = props;
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className="dialog-view">
          <Base.Popup className={wide ? 'dialog dialog--wide' : 'dialog'} initialFocus={initialFocus} finalFocus={finalFocus}>
            <Inside title={title} description={description} actions={actions}>
              {children}
            </Inside>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** The same, rising from the foot of the window: for choices on a phone. */
export function Sheet(props: Omit<DialogProps, 'wide' | 'finalFocus'>) {
  const { open, onClose, title, description, children, actions, initialFocus } = props;
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className="dialog-view sheet-view">
          <Base.Popup className="sheet" initialFocus={initialFocus}>
            <Inside title={title} description={description} actions={actions}>
              {children}
            </Inside>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
