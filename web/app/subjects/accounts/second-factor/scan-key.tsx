import { Suspense, useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { fetched } from '../../../lib/fetched.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/block.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Reference } from '../../../ui/reference.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useConfirm } from './second-factor.queries.ts';

const QrCode = fetched(() => import('../../../ui/qr-code.tsx'));

interface ScanKeyProps {
  made: { secret: string; otpauth: string };
  onCodes: (codes: string[]) => void;
  /** Begins again with another key. */
  onAgain: () => void;
}

/** The key for the app, to scan or to type, and the first code of it. */
export function ScanKey({ made, onCodes, onAgain }: ScanKeyProps) {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const confirm = useConfirm();
  const refused = confirm.error?.fields['code']?.[0];
  // It comes in place of the button that was pressed.
  useEffect(() => title.current?.focus(), []);

  function send({ code }: { code: string }) {
    confirm.mutate(code, {
      onSuccess: ({ recovery_codes }) => onCodes(recovery_codes),
      onError: (error) => {
        const [message] = error.fields['code'] ?? [];
        if (message) setError('code', { message }, { shouldFocus: true });
      },
    });
  }

  return (
    <Card as="section" className="factor" aria-labelledby={heading}>
      <h2 className="h3" id={heading} ref={title} tabIndex={-1}>
        Scan this with your app
      </h2>
      <div className="factor__scan">
        <Suspense fallback={<div className="factor__room" />}>
          <QrCode text={made.otpauth} label="QR code with the key for your authenticator app" />
        </Suspense>
        <div className="factor__key">
          <p>No camera, or the app is on this device? Type this key into the app, or open the link.</p>
          <p className="factor__secret">{inFours(made.secret)}</p>
          <p>
            <a href={made.otpauth}>Open in an app on this device</a>
          </p>
        </div>
      </div>
      <form className="factor__form" noValidate method="post" onSubmit={handleSubmit(send)}>
        <TextField
          label="Code"
          hint="Six digits, as the app shows them now"
          inputMode="numeric"
          autoComplete="one-time-code"
          {...register('code', { validate: (typed) => typed.trim() !== '' || 'Enter the code.' })}
          error={formState.errors.code?.message}
        />
        <p className="soft">When the code is right, your other devices are signed out.</p>
        {confirm.error && !refused && (
          <Notice tone="bad">
            {confirm.error.message} <Reference of={confirm.error} />
          </Notice>
        )}
        <div className="row">
          <Button kind="line" onClick={onAgain}>
            Begin again
          </Button>
          <Button type="submit" busy={confirm.isPending}>
            {confirm.isPending ? 'Checking…' : 'Turn it on'}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** As people read a long key aloud. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
