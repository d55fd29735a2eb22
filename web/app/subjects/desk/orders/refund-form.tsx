import { useState } from 'react';
import { type DeskOrderDetail, refundOrder } from '@careerscoop/contract/desk-orders';
import { money } from '../../../lib/money.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DeskForm } from '../desk-form.tsx';
import { useDeskForm } from '../use-desk-form.ts';

/** Gives the money of an order back, by the rule of refunds; where nothing can go back it says why. */
export function RefundForm({ order }: { order: DeskOrderDetail }) {
  const { number, refundable, not_refundable, amount, student, title } = order;
  const [given, setGiven] = useState<{ amount: number; credit: number }>();
  const form = useDeskForm(refundOrder, {
    params: { number },
    defaults: { reason: '', current_password: '' },
    onDone: setGiven,
  });
  if (given) {
    return (
      <Notice tone="good">
        Given back {money(given.amount)}. The plan has ended, and mails are on their way.
        {given.credit > 0 && ` ${money(given.credit)} had been taken off its price: give the order before it back too.`}
      </Notice>
    );
  }
  if (refundable === null) {
    return (
      <>
        <h2>Give the money back</h2>
        <p>{not_refundable}</p>
      </>
    );
  }
  const part = refundable === amount ? 'All of it' : `Of ${money(amount)} what is left of the time`;
  const whose = student ? `${student.first_name}’s ${title} plan` : `The ${title} plan`;
  return (
    <DeskForm
      form={form}
      title="Give the money back"
      go={`Give back ${money(refundable)}`}
      grave={`${part} goes to whoever paid, in 5 to 10 days. ${whose} ends at once, and its coming talks are called off. Payer and student are told by mail.`}
    >
      <TextField label="Reason" hint="For the audit. The payer does not read it." autoComplete="off" {...form.field('reason')} />
    </DeskForm>
  );
}
