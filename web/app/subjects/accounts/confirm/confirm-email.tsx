import type { Role } from '@careerscoop/contract/accounts';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Redirect } from '../../../lib/redirect.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Reference } from '../../../ui/reference.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useConfirmEmail } from '../accounts.queries.ts';
import { clearIntent, firstStep } from '../intent.ts';
import { ResendForm } from './resend-form.tsx';
import { readDevice } from '../signup-device.ts';

/**
 * The page behind the mailed link. Only a press of the button uses the link up: mail scanners open links, but do not
 * press buttons. In the browser of the sign-up, which no scanner is, opening is enough, and leads on at once.
 */
export function ConfirmEmail({ token }: { token: string | undefined }) {
  const confirm = useConfirmEmail();
  const again = useId();
  const asked = useRef(false);
  const confirmHere = useEffectEvent(() => {
    if (!token || asked.current || !readDevice()) return;
    asked.current = true;
    confirm.mutate(token);
  });
  useEffect(() => confirmHere(), [token]);

  if (confirm.data?.session) return <GoOn role={confirm.data.session.user.role} />;
  if (confirm.data) {
    return (
      <>
        <PageTitle lead={confirm.data.detail}>{confirm.data.already_confirmed ? 'Already confirmed' : 'Your email is confirmed'}</PageTitle>
        <div role="status" className="vh">
          {confirm.data.detail}
        </div>
        <div className="row">
          <LinkButton kind="go" size="large" to={paths.signIn(firstStep())}>
            Login and start
          </LinkButton>
        </div>
        {confirm.data.minor && (
          <p className="small">
            The assessment is open now. A few other things, such as talks with a mentor, wait for a yes from a parent. You can ask one
            later, whenever you like, on your profile.
          </p>
        )}
      </>
    );
  }

  if (!token || confirm.error?.isFinal) {
    const reason = confirm.error?.message ?? 'The link is incomplete. Maybe the mail program cut it off.';
    return (
      <>
        <PageTitle lead="We can send you a new one. It works for 48 hours.">This link does not work</PageTitle>
        <Notice tone="bad">{reason}</Notice>
        <section aria-labelledby={again}>
          <h2 className="h3" id={again}>
            Send a new link
          </h2>
          <ResendForm />
        </section>
      </>
    );
  }

  return (
    <>
      <PageTitle lead="One press, and your account is ready.">Is this your email?</PageTitle>
      {confirm.error && (
        <Notice tone="bad">
          {confirm.error.message} Please try again. <Reference of={confirm.error} />
        </Notice>
      )}
      <div className="row">
        <Button kind="go" size="large" busy={confirm.isPending} onClick={() => confirm.mutate(token)}>
          {confirm.isPending ? 'Working…' : 'Confirm my email'}
        </Button>
      </div>
    </>
  );
}

/** Where somebody new begins: where they were going, else the assessment, or as a partner their profile. */
function GoOn({ role }: { role: Role }) {
  const [to] = useState(() => (role === 'Student' ? firstStep() : paths.profile));
  useEffect(clearIntent, []);
  return <Redirect to={to} />;
}
