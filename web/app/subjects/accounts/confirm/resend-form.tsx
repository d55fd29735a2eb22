import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { checksLater, fetchAhead } from '../../../lib/checks-later.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Reference } from '../../../ui/reference.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { demoQuery } from '../accounts.queries.ts';
import { useResendLink } from '../use-resend-link.ts';
import '../sign-in.css';

const fetchCheck = async () => (await import('./check-resend.ts')).checkResend;
const resolver = checksLater<{ email: string }>(fetchCheck);

/** Asks for a new confirmation link. The answer is the same whether or not there is such an account. */
export function ResendForm() {
  const { register, handleSubmit, formState } = useForm<{ email: string }>({ resolver });
  const resend = useResendLink();
  const demo = useQuery({ ...demoQuery, enabled: resend.isSuccess });

  if (resend.data) {
    return (
      <Notice tone="good">
        {resend.data.detail}
        {demo.data && (
          <>
            {' '}
            This is a demo: read the mail at <Link to={paths.devOutbox}>{paths.devOutbox}</Link>
          </>
        )}
      </Notice>
    );
  }
  return (
    <form
      className="sign-in"
      noValidate
      method="post"
      onFocus={() => fetchAhead(fetchCheck)}
      onSubmit={handleSubmit(({ email }) => resend.mutate(email))}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        spellCheck={false}
        {...register('email')}
        error={formState.errors.email?.message}
      />
      {resend.error && (
        <Notice tone="bad">
          {resend.error.messages.join(' ')} <Reference of={resend.error} />
        </Notice>
      )}
      <div className="row">
        <Button type="submit" busy={resend.isPending}>
          Send a new link
        </Button>
      </div>
      <p className="small">
        Does your school’s mailbox refuse our mail? <Link to={paths.confirmCode}>Use a code from your school</Link>.
      </p>
    </form>
  );
}
