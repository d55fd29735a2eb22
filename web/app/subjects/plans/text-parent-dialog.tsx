import { zodResolver } from '@hookform/resolvers/zod';
import { phoneField } from '@careerscoop/contract/fields';
import type { Plan } from '@careerscoop/contract/plans';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { CallError } from '../../lib/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useTextParent } from './own-plan.queries.ts';

const form = z.strictObject({ phone: phoneField });
const EMPTY = { phone: '' };

interface TextParentDialogProps {
  plan: Plan;
  open: boolean;
  onClose: () => void;
}

/** Texts a parent the page at which they can pay. What was typed stays until it is sent. */
export function TextParentDialog({ plan, open, onClose }: TextParentDialogProps) {
  const id = useId();
  const text = useTextParent();
  const [failed, setFailed] = useState<string | null>(null);
  const { register, handleSubmit, reset, setError, formState } = useForm({ resolver: zodResolver(form), defaultValues: EMPTY });

  function close() {
    onClose();
    if (text.isSuccess) reset(EMPTY);
    text.reset();
    setFailed(null);
  }
  function refuse(error: CallError) {
    const [message] = error.fields.phone ?? [];
    if (message) setError('phone', { message }, { shouldFocus: true });
    else setFailed(error.status === 500 || error.status === 0 ? '' : error.message);
  }
  const submit = handleSubmit(({ phone }) => {
    setFailed(null);
    text.mutate({ pricing_plan: plan.id, phone }, { onError: refuse });
  });

  if (text.isSuccess) {
    return (
      <Dialog
        open={open}
        onClose={close}
        title="Success !"
        description="The text is on its way. The link in it works for 7 days, and nothing is paid until your parent says so."
        actions={<Button onClick={close}>OK</Button>}
      />
    );
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Text to Parent"
      description={`We text one link to the ${plan.title} plan. Your parent reads what it is and what it costs, and decides.`}
      actions={
        <>
          <Button kind="line" onClick={close}>
            Close
          </Button>
          <Button type="submit" form={id} busy={text.isPending}>
            Send
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        {failed !== null && (
          <Notice tone="bad">
            <b>Something went wrong</b>
            {failed && <> {failed}</>}
          </Notice>
        )}
        <TextField
          label="Your parent's phone number"
          hint="With the area code"
          type="tel"
          autoComplete="off"
          id={`${id}-phone`}
          error={formState.errors.phone?.message}
          {...register('phone')}
        />
      </form>
    </Dialog>
  );
}
