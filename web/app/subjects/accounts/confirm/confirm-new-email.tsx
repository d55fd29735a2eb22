import { paths } from '../../../lib/paths.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Reference } from '../../../ui/reference.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useConfirmEmailChange } from '../passwords.queries.ts';

/** The page behind the link that went to a new address. Only the button uses it up: mail scanners open links. */
export function ConfirmNewEmail({ token, onDone }: { token: string | undefined; onDone: () => void }) {
  const confirm = useConfirmEmailChange();
  const signedIn = useSessionUser() !== null;
  const next = signedIn ? { to: paths.profileInfo, label: 'Go to your profile' } : { to: paths.signIn(), label: 'Login' };
  const way = (
    <div className="row">
      <LinkButton kind="go" size="large" to={next.to}>
        {next.label}
      </LinkButton>
    </div>
  );

  if (confirm.data) {
    return (
      <>
        <PageTitle lead={`${confirm.data.detail} Use it to log in next time.`}>Your email is changed</PageTitle>
        <p role="status" className="vh">
          {confirm.data.detail}
        </p>
        {way}
      </>
    );
  }

  const { error } = confirm;
  if (!token || error?.isFinal) {
    return (
      <>
        <PageTitle lead="Your old email still counts. You can ask for a new link in your profile.">This link does not work</PageTitle>
        <Notice tone="bad">{error?.message ?? 'The link is incomplete. Maybe the mail program cut it off.'}</Notice>
        {way}
      </>
    );
  }

  return (
    <>
      <PageTitle lead="One press, and CareerScoop uses this email from now on.">Is this your new email?</PageTitle>
      {error && (
        <Notice tone="bad">
          {error.message} Please try again. <Reference of={error} />
        </Notice>
      )}
      <div className="row">
        <Button kind="go" size="large" busy={confirm.isPending} onClick={() => confirm.mutate(token, { onSuccess: onDone })}>
          {confirm.isPending ? 'Working…' : 'Use this email'}
        </Button>
      </div>
    </>
  );
}
