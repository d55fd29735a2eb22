import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** The foot of a first page. Continue waits while the email is asked about. */
export function FirstPageButtons({ busy }: { busy: boolean }) {
  return (
    <div className="form-grid__go">
      <LinkButton kind="line" to={paths.signUp}>
        Back
      </LinkButton>
      <Button kind="go" type="submit" busy={busy}>
        Continue
      </Button>
    </div>
  );
}

interface SignUpButtonsProps {
  /** Whether the box of the terms is checked. */
  agreed: boolean;
  saving: boolean;
  onBack: () => void;
}

/** The foot of a last page. Sign Up waits for the terms, and closes while the account is made. */
export function SignUpButtons({ agreed, saving, onBack }: SignUpButtonsProps) {
  return (
    <>
      <p className="still-to-do small soft">{!agreed && 'Still needed: the Terms and Conditions.'}</p>
      <div className="form-grid__go">
        <Button kind="line" onClick={onBack}>
          Back
        </Button>
        <Button kind="go" type="submit" disabled={!agreed || saving} busy={saving}>
          Sign Up
        </Button>
      </div>
    </>
  );
}
