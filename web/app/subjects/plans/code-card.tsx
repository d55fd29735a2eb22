import { zodResolver } from '@hookform/resolvers/zod';
import { codeField } from '@careerscoop/contract/plans';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { CallError } from '../../lib/call-error.ts';
import { Card } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useNotices } from '../../ui/notices.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { useCheckCode } from './own-plan.queries.ts';

const form = z.strictObject({ code: codeField });

/** A code from a school or sponsor: first what it opens and until when, then it is used. */
export function CodeCard() {
  const notices = useNotices();
  const check = useCheckCode();
  const [failed, setFailed] = useState<string | null>(null);
  const { register, handleSubmit, reset, setError, formState } = useForm({ resolver: zodResolver(form), defaultValues: { code: '' } });

  function refuse(error: CallError) {
    const [message] = error.fields.code ?? [];
    if (message) setError('code', { message }, { shouldFocus: true });
    else setFailed(error.message);
  }
  const submit = handleSubmit(({ code }) => {
    setFailed(null);
    check.mutate(code, { onError: refuse });
  });

  return (
    <Card as="section" className="my-card" aria-labelledby="my-code">
      <h2 className="h3" id="my-code">
        Have a code?
      </h2>
      <form className="my-code" noValidate onSubmit={(event) => void submit(event)}>
        {failed && <Notice tone="bad">{failed}</Notice>}
        <TextField
          label="Code from your school or sponsor"
          hint="You see what it opens, and until when, first."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={formState.errors.code?.message}
          {...register('code')}
        />
        <Button type="submit" kind="line" size="small" busy={check.isPending}>
          Use the code
        </Button>
      </form>
      {check.data && (
        <CodeDialog
          offer={check.data}
          onClose={() => check.reset()}
          onUsed={() => {
            reset({ code: '' });
            check.reset();
            notices.say('The code is yours. What it opens is open now.');
          }}
          onRefused={(error) => {
            check.reset();
            refuse(error);
          }}
        />
      )}
    </Card>
  );
}
