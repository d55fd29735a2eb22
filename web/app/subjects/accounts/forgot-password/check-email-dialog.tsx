import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DemoMail } from '../demo-mail.tsx';

/** The link is on its way, if there is such an account. */
export default function CheckEmailDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Check your email"
      description="Check both your spam folder if it's not in your inbox."
      actions={<Button onClick={onClose}>OK</Button>}
    >
      <p>If this email has an account, it gets a link. The link works for one hour.</p>
      <DemoMail asked />
    </Dialog>
  );
}
