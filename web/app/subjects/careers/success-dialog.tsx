import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

interface SuccessDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
}

/** Where Learn More leads. From the profile, closing it goes back to the recommendations there. */
export function SuccessDialog({ open, title, onClose }: SuccessDialogProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const inProfile = pathname.startsWith(paths.profile);

  function close() {
    onClose();
    if (inProfile && pathname !== paths.recommendations) void navigate(paths.recommendations);
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Success!"
      description={`${title} is in your profile, with your stars and the reasons. Come back to it any time.`}
      actions={
        inProfile ? (
          <Button kind="go" onClick={close}>
            Back to my careers
          </Button>
        ) : (
          <>
            <Button kind="line" onClick={close}>
              Keep looking
            </Button>
            <LinkButton kind="go" to={paths.recommendations}>
              Open my profile
            </LinkButton>
          </>
        )
      }
    />
  );
}
