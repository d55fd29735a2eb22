import { zodResolver } from '@hookform/resolvers/zod';
import { emailField } from '@careerscoop/contract/fields';
import { ADULT_TICK, type PayPage } from '@careerscoop/contract/payments';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { CallError } from '../../lib/call-error.ts';
import { dayInWords } from '../../lib/day-in-words.ts';
import { money } from '../../lib/money.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCheckout } from './payments.queries.ts';
import { StopTexts } from './stop-texts.tsx';

const form = z.strictObject({ payer_email: emailField, adult: z.literal(true, { error: ADULT_TICK }) });

/** Who pays, and on to the checkout. What was typed stays whatever happens. */
export function PayForm({ page, token }: { page: PayPage; token: string }) {
  const heading = useId();
  const checkout = useCheckout(token);
  const [failed, setFailed] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<z.input<typeof form>, unknown, z.output<typeof form>>({
    resolver: zodResolver(form),
    defaultValues: { payer_email: '' },
  });
  const { first_name, amount, expires_at } = page;

  function refuse(error: CallError) {
    const names = (['payer_email', 'adult'] as const).filter((name) => error.fields[name]);
    for (const name of names) setError(name, { message: error.fields[name]?.[0] ?? '' }, { shouldFocus: true });
    if (names.length === 0) setFailed(error.message);
  }
  const submit = handleSubmit((payer) => {
    setFailed(null);
    checkout.mutate(payer, { onSuccess: ({ payment_link }) => window.location.assign(payment_link), onError: refuse });
  });

  return (
    <form className="pay-form" noValidate aria-labelledby={heading} onSubmit={(event) => void submit(event)}>
      <h2 className="h2" id={heading}>
        Pay for {first_name}
      </h2>
      {failed && <Notice tone="bad">{failed}</Notice>}
      <TextField
        label="Your email"
        hint={`The receipt goes here. It should not be ${first_name}’s.`}
        type="email"
        autoComplete="email"
        error={formState.errors.payer_email?.message}
        {...register('payer_email')}
      />
      <CheckboxField
        label={`I am 18 or older, and pay as ${first_name}’s parent or guardian, or with their leave.`}
        error={formState.errors.adult?.message}
        {...register('adult')}
      />
      <Button type="submit" kind="go" wide busy={checkout.isPending || checkout.isSuccess}>
        Pay {money(amount)}
      </Button>
      <p className="small">The next page takes the payment, by card or wallet. We never see or keep your card number.</p>
      <ul className="pay-form__rows small">
        <li>
          <b>Changed your mind?</b> You get all of it back within 14 days, if no talk took place. Later, the part not used.
        </li>
        <li>
          <b>Don’t want this?</b> Close the page. The link ends on {dayInWords(expires_at)}, and nothing is charged.
        </li>
        {page.texted_to && <StopTexts token={token} />}
      </ul>
    </form>
  );
}
