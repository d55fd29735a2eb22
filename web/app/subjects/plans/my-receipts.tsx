import type { OrderState, Receipt } from '@careerscoop/contract/payments';
import { dayInWords } from '../../lib/day-in-words.ts';
import { Card } from '../../ui/block.tsx';
import { money } from '../../lib/money.ts';

const STATES: Partial<Record<OrderState, string>> = {
  refunded: 'given back in full',
  disputed: 'disputed at the bank',
  review: 'we are looking into it',
};

/** What was paid for this account, the newest first. A minor sees no amounts: the parent has the receipt. */
export function MyReceipts({ receipts, adult_needed }: { receipts: readonly Receipt[]; adult_needed: boolean }) {
  return (
    <Card as="section" className="my-card" aria-labelledby="my-receipts">
      <h2 className="h3" id="my-receipts">
        Receipts
      </h2>
      {receipts.length === 0 ? (
        <p className="soft">Nothing was paid here so far.</p>
      ) : (
        <ul className="my-receipts">
          {receipts.map((receipt) => (
            <li key={receipt.number}>
              <b>{receipt.title}</b>
              <p className="small soft">
                {[receipt.number, dayInWords(receipt.paid_at), amountWords(receipt), stateWords(receipt)].filter(Boolean).join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
      {adult_needed && receipts.length > 0 && <p className="small">What was paid stands on the receipt that your parent has.</p>}
    </Card>
  );
}

function stateWords({ state, bank_refused }: Receipt): string | undefined {
  return bank_refused ? 'the bank did not take the money back: we write to whoever paid' : STATES[state];
}

function amountWords({ amount, refunded }: Receipt): string | null {
  if (amount === null) return null;
  return refunded ? `${money(amount)}, of which ${money(refunded)} was given back` : money(amount);
}
