import type { Child } from '@careerscoop/contract/family';
import type { Plan } from '@careerscoop/contract/plans';
import type { Receipt } from '@careerscoop/contract/payments';
import { useState } from 'react';
import { dayInWords } from '../../lib/day-in-words.ts';
import { money } from '../../lib/money.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { usePayForChild } from './family.queries.ts';
import { planLine } from './family-words.ts';

/** The plan of a child, until when and what it cost; receipts and other plans open from here. */
export function ChildPlan({ child, plans }: { child: Child; plans: readonly Plan[] | undefined }) {
  const [open, setOpen] = useState<'plans' | 'receipts'>();
  const { plan, receipts, payments, first_name, erased_on } = child;
  const sold = plans?.filter(({ price }) => price > 0) ?? [];
  return (
    <section className="kid__part kid__plan">
      <div>
        <h3>{plan.title ?? 'No plan'}</h3>
        <p>{planLine(child, money)}</p>
      </div>
      <p className="kid__ls">
        {receipts.length > 0 && (
          <button className="kid__l" type="button" aria-haspopup="dialog" onClick={() => setOpen('receipts')}>
            {receipts.length === 1 ? 'Receipt' : 'Receipts'}
            <span className="vh"> of {first_name}</span>
          </button>
        )}
        {payments && sold.length > 0 && !erased_on && (
          <button className="kid__l" type="button" aria-haspopup="dialog" onClick={() => setOpen('plans')}>
            See the plans<span className="vh"> for {first_name}</span>
          </button>
        )}
      </p>
      <Dialog open={open === 'receipts'} onClose={() => setOpen(undefined)} title={`What was paid for ${first_name}`}>
        <ul className="kid__talks">
          {receipts.map((receipt) => (
            <li key={receipt.number}>
              <ReceiptLine receipt={receipt} />
            </li>
          ))}
        </ul>
      </Dialog>
      <Dialog
        open={open === 'plans'}
        onClose={() => setOpen(undefined)}
        title={`A plan for ${first_name}`}
        description="The next page says exactly what it costs and when it ends, before you pay. You pay once. Nothing renews."
      >
        <PlanChoice child={child} sold={sold} />
      </Dialog>
    </section>
  );
}

function ReceiptLine({ receipt: { number, title, state, paid_at, amount, refunded } }: { receipt: Receipt }) {
  const back = refunded ? ` ${money(refunded)} was given back.` : '';
  return (
    <p>
      <b>
        {title}, {amount === null ? '' : money(amount)}
      </b>
      <br />
      Paid on {dayInWords(paid_at)}, order {number}.{back}
      {state === 'review' && ' A person is looking at it.'}
      {state === 'disputed' && ' The bank is looking at it.'}
    </p>
  );
}

function PlanChoice({ child, sold }: { child: Child; sold: readonly Plan[] }) {
  const pay = usePayForChild(child.id);
  return (
    <>
      {pay.error && (
        <Notice tone="bad">
          {pay.error.messages.join(' ')} <Reference of={pay.error} />
        </Notice>
      )}
      <ul className="kid__talks">
        {sold.map(({ id, title, price, duration, description }) => (
          <li key={id} className="kid__offer">
            <div>
              <b>
                {title}, {money(price * 100)}
              </b>
              <p>
                {description.split('\n')[0]}. For {duration.toLowerCase()}, tax included.
              </p>
            </div>
            <Button
              kind="line"
              size="small"
              busy={pay.isPending && pay.variables === id}
              disabled={pay.isPending || pay.isSuccess}
              onClick={() => pay.mutate(id, { onSuccess: ({ payment_link }) => location.assign(payment_link) })}
            >
              Look at {title}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
