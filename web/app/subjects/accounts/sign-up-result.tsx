import type { CallError } from '../../lib/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { paths } from '../../lib/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Reference } from '../../ui/reference.tsx';
import { DemoMail } from './demo-mail.tsx';
import { TakenWays } from './email-taken.tsx';
import './sign-up-result.css';

interface SignUpDoneProps {
  open: boolean;
  onClose: () => void;
  /** They signed up with a code of a school, which can hand out codes where its mailboxes refuse our mail. */
  ofSchool?: boolean;
}

/** The account is open and waits for its email to be confirmed. */
export function SignUpDone({ open, onClose, ofSchool = false }: SignUpDoneProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Sign up successful!"
      description="Confirm your email to proceed—check spam if it's not in your inbox."
      actions={
        <>
          <Button onClick={onClose}>OK</Button>
          {ofSchool && (
            <LinkButton kind="line" to={paths.confirmCode}>
              No mail? Use a code from school
            </LinkButton>
          )}
        </>
      }
    >
      <DemoMail asked={open} />
    </Dialog>
  );
}

/** What the server did not take, field by field. The form stays as it is. */
export function SignUpFailed({ error, onClose }: { error: CallError | null; onClose: () => void }) {
  return (
    <Dialog
      open={error !== null}
      onClose={onClose}
      title={
        <>
          Whoops! Our server had a misstep!{' '}
          {error?.fieldLines.map((line) => (
            <span key={line} className="misstep">
              {line}{' '}
            </span>
          ))}
        </>
      }
      actions={<Button onClick={onClose}>Back to the form</Button>}
    >
      <Kept error={error} />
    </Dialog>
  );
}

/** Where the email is what was refused, there are other ways on. */
function Kept({ error }: { error: CallError | null }) {
  return (
    <p>
      {error?.fields['email'] && (
        <>
          Is it your account? <TakenWays />{' '}
        </>
      )}
      Nothing you typed is lost. <Reference of={error} />
    </p>
  );
}

interface OlderResultProps {
  /** The two older forms spell it differently (decision 18). */
  title: 'Success !' | 'Success!';
  text: string;
  open: boolean;
  onClose: () => void;
}

/** The same of the two older forms. */
export function OlderSignUpDone({ title, text, open, onClose }: OlderResultProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} description={text} actions={<Button onClick={onClose}>OK</Button>}>
      <DemoMail asked={open} />
    </Dialog>
  );
}

/** What the server did not take from one of them, field by field. */
export function OlderSignUpFailed({ error, onClose }: { error: CallError | null; onClose: () => void }) {
  return (
    <Dialog open={error !== null} onClose={onClose} title="Sign up Failed." actions={<Button onClick={onClose}>Back to the form</Button>}>
      <ul className="sign-up-why">
        {error?.fieldLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Kept error={error} />
    </Dialog>
  );
}
