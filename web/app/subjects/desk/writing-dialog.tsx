import { type ComponentProps, createContext, useContext, useEffect, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';

const Tell = createContext<(isDirty: boolean) => void>(() => undefined);

/** Tells the dialog round a form, if there is one, whether something would be lost with it. */
export function useTellWriting(isDirty: boolean): void {
  const tell = useContext(Tell);
  useEffect(() => tell(isDirty), [tell, isDirty]);
}

/** A dialog in which something is written: once something is, Escape, a press beside it, or another page asks before it is lost. */
export function WritingDialog({ onClose, children, ...dialog }: Omit<ComponentProps<typeof Dialog>, 'open'>) {
  const [isDirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <Dialog {...dialog} open onClose={() => (isDirty ? setAsking(true) : onClose())}>
      <Tell value={setDirty}>{children}</Tell>
      <LeaveGuard when={isDirty} />
      <ConfirmDialog
        open={asking}
        title="Leave without saving?"
        description="What you changed here will be lost."
        yes="Leave"
        no="Stay"
        onYes={onClose}
        onNo={() => setAsking(false)}
      />
    </Dialog>
  );
}
