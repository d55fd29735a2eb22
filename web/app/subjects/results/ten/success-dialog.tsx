import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

interface SuccessDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
}

/** Where Learn More leads. */
export function SuccessDialog({ open, title, onClose }: SuccessDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Success!"
      description={`${title} is in your profile, with your stars and the reasons. Come back to it any time.`}
      actions={
        <>
          <Button kind="line" onClick={onClose}>
            Keep looking
          </Button>
          <LinkButton kind="go" to={paths.recommendations}>
            Open my profile
          </LinkButton>
        </>
      }
    />
  );
}
