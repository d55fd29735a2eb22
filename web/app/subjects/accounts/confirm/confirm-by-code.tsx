import { useMutation } from '@tanstack/react-query';
import type { confirmByCode } from '@careerscoop/contract/confirm-code';
import type { Answer } from '@careerscoop/contract/endpoint';
import { useForm } from 'react-hook-form';
import { callLater } from '../../../lib/call.ts';
import type { CallError } from '../../../lib/call-error.ts';
import { checksLater, fetchAhead } from '../../../lib/checks-later.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Reference } from '../../../ui/reference.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { firstStep } from '../intent.ts';
import '../sign-in.css';

interface Typed {
  email: string;
  password: string;
  code: string;
}
const fetchCheck = async () => (await import('./check-code.ts')).checkCode;
const fetchCall = async () => (await import('@careerscoop/contract/confirm-code')).confirmByCode;
const resolver = checksLater<Typed>(fetchCheck);

/** Confirms an account with a code on paper from school, where no mail arrives. */
export function ConfirmByCode() {
  const { register, handleSubmit, formState, setError } = useForm<Typed>({ resolver });
  const confirm = useMutation<Answer<typeof confirmByCode>, CallError, Typed>({
    mutationFn: (body) => callLater(fetchCall, { body }),
    onError: ({ fields }) => {
      const [message] = fields['code'] ?? [];
      if (message) setError('code', { message }, { shouldFocus: true });
    },
  });

  if (confirm.data) {
    return (
      <>
        <PageTitle lead={confirm.data.detail}>Your account is confirmed</PageTitle>
        <p role="status" className="vh">
          {confirm.data.detail}
        </p>
        <div className="row">
          <LinkButton kind="go" size="large" to={paths.signIn(firstStep())}>
            Login and start
          </LinkButton>
        </div>
      </>
    );
  }
  const { errors } = formState;
  return (
    <>
      <PageTitle lead="Some school mailboxes refuse our mail. Then your school can hand you a code on paper.">
        Confirm with a code from school
      </PageTitle>
      <form
        className="sign-in"
        noValidate
        method="post"
        onFocus={() => fetchAhead(fetchCheck)}
        onSubmit={handleSubmit((typed) => confirm.mutate(typed))}
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          spellCheck={false}
          {...register('email')}
          error={errors.email?.message}
        />
        <PasswordField label="Password" autoComplete="current-password" {...register('password')} error={errors.password?.message} />
        <TextField
          label="Code from school"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...register('code')}
          error={errors.code?.message}
        />
        {confirm.error && !confirm.error.fields['code'] && (
          <Notice tone="bad">
            {confirm.error.messages.join(' ')} <Reference of={confirm.error} />
          </Notice>
        )}
        <div className="row">
          <Button kind="go" type="submit" busy={confirm.isPending}>
            {confirm.isPending ? 'Working…' : 'Confirm my account'}
          </Button>
        </div>
      </form>
    </>
  );
}
