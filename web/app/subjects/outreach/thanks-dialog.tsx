import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** After subscribing. A second time looks the same: nobody learns who has subscribed. */
export default function ThanksDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="You’re on the list!"
      description="Thank you. The next letter comes to you, and each one has a link to stop it."
      actions={<Button onClick={onClose}>Okay</Button>}
    />
  );
}
