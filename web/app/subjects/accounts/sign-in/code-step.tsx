import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Reference } from '../../../ui/reference.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type Credentials, useSignIn } from './sign-in.queries.ts';

interface CodeStepProps {
  /** What was right so far. */
  credentials: Credentials;
  onBack: () => void;
}

const BY_APP = {
  label: 'Code',
  hint: 'Six digits, as your authenticator app shows them now',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  other: 'Use a recovery code instead',
} as const;
const BY_PAPER = {
  label: 'Recovery code',
  hint: 'One of the ten that you kept. Each works once.',
  inputMode: 'text',
  autoComplete: 'off',
  other: 'Use the app instead',
} as const;

/** The second step of the sign-in: the code of the app, or one from paper. */
export default function CodeStep({ credentials, onBack }: CodeStepProps) {
  const [way, setWay] = useState<typeof BY_APP | typeof BY_PAPER>(BY_APP);
  const { register, handleSubmit, setError, setFocus, resetField, formState } = useForm({ defaultValues: { code: '' } });
  const signIn = useSignIn();
  const loading = signIn.isPending || signIn.isSuccess;
  useEffect(() => setFocus('code'), [setFocus, way]);

  function send({ code }: { code: string }) {
    signIn.mutate(
      { ...credentials, code },
      {
        onError: (error) => {
          const [message = error.code === 'wrong_code' ? error.message : undefined] = error.fields['code'] ?? [];
          if (message) setError('code', { message }, { shouldFocus: true });
        },
      },
    );
  }

  const elsewhere = signIn.error && !formState.errors.code ? signIn.error : null;
  return (
    <form className="sign-in" noValidate method="post" onSubmit={handleSubmit(send)}>
      <p>Your password is right. Your account asks for a code as well.</p>
      <TextField
        key={way.label}
        label={way.label}
        hint={way.hint}
        inputMode={way.inputMode}
        autoComplete={way.autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        {...register('code', { validate: (typed) => typed.trim() !== '' || 'Enter the code.' })}
        error={formState.errors.code?.message}
      />
      {elsewhere && (
        <Notice tone="bad">
          {elsewhere.messages.join(' ')} <Reference of={elsewhere} />
        </Notice>
      )}
      <Button kind="go" type="submit" wide busy={loading}>
        {loading ? 'Loading...' : 'Login'}
      </Button>
      <div className="row">
        <Button
          kind="line"
          onClick={() => {
            resetField('code');
            setWay(way === BY_APP ? BY_PAPER : BY_APP);
          }}
        >
          {way.other}
        </Button>
        <Button kind="line" onClick={onBack}>
          Start again
        </Button>
      </div>
    </form>
  );
}
