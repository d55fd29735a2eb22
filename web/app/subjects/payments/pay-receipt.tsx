import { PRODUCT } from '@careerscoop/contract/constants';
import type { PayStatus } from '@careerscoop/contract/payments';
import { dayInWords } from '../../lib/day-in-words.ts';
import { money } from '../../lib/money.ts';
import { Tag } from '../../ui/tag.tsx';

/** What was paid, to look at now; the one to keep comes by mail. */
export function PayReceipt({ status, payerEmail }: { status: PayStatus; payerEmail: string | undefined }) {
  const { number, first_name, title, paid_at, amount } = status;
  const facts: [string, string | null | undefined][] = [
    ['Order', number],
    ['For', first_name],
    ['Plan', title],
    ['Paid', paid_at && dayInWords(paid_at)],
    ['Sent to', payerEmail],
  ];
  return (
    <section className="receipt" aria-labelledby="receipt">
      <div className="receipt__h">
        <h2 className="h3" id="receipt">
          Your receipt
        </h2>
        <Tag tone="mint">Paid</Tag>
      </div>
      <dl>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {amount !== null && (
        <p className="receipt__sum">
          <span>Total, tax included</span> <b>{money(amount)}</b>
        </p>
      )}
      <p className="small">
        Nothing renews. Your card is not kept. You did not agree to this? The mail with your receipt has a link for it, or write to{' '}
        {PRODUCT.mailbox}.
      </p>
    </section>
  );
}
