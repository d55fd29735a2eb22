import { useParams } from 'react-router';
import { type DeskOrderDetail, getDeskOrder } from '@careerscoop/contract/desk-orders';
import { dayInWords, lastDayInWords } from '../../../lib/day-in-words.ts';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { money } from '../../../lib/money.ts';
import { useAnswer } from '../../../lib/use-answer.ts';
import { deskOneQuery } from '../desk.queries.ts';
import { DeskAnswer, DeskFacts, DeskPage, Panel } from '../desk-page.tsx';
import { useMay } from '../desk-place.ts';
import { LedgerTable } from './ledger-table.tsx';
import { OrderFindings } from './order-findings.tsx';
import { OrderStateMark } from './order-state.tsx';
import { PAYERS, TERM_ENDS } from './order-words.ts';
import { RefundForm } from './refund-form.tsx';

/** One order: what was agreed, how the money moved, and giving it back. */
export function OrderScreen() {
  const { number = '' } = useParams();
  const asked = useAnswer(deskOneQuery(getDeskOrder, { number }));
  return (
    <DeskPage title={`Order ${number}`} back={{ to: deskPaths.orders, label: 'Orders' }} may="orders.read">
      <DeskAnswer asked={asked} waits="Loading the order…">
        {(order) => <Opened order={order} />}
      </DeskAnswer>
    </DeskPage>
  );
}

function Opened({ order }: { order: DeskOrderDetail }) {
  const mayRefund = useMay('orders.refund');
  return (
    <>
      <div className="desk-two">
        <Panel pad label="What was agreed">
          <h2>What was agreed</h2>
          <DeskFacts facts={factsOf(order)} />
        </Panel>
        {mayRefund && (
          <Panel pad label="Give the money back">
            <RefundForm order={order} />
          </Panel>
        )}
      </div>
      {order.findings.length > 0 && <OrderFindings findings={order.findings} />}
      <LedgerTable ledger={order.ledger} />
    </>
  );
}

function factsOf(order: DeskOrderDetail) {
  const { state, student, title, months, payer, price, credit, amount, refunded, created_at, paid_at, term, payment_id, checkout_id } =
    order;
  return [
    ['State', <OrderStateMark key="state" state={state} />],
    ['For', student?.first_name ?? 'The account is gone'],
    ['Plan', `${title}, ${months} months`],
    ['Price', money(price)],
    ['Taken off, for the plan before', credit > 0 ? money(credit) : null],
    ['Paid in all', paid_at ? money(amount) : null],
    ['Given back', refunded > 0 ? money(refunded) : null],
    ['Payer', PAYERS[payer]],
    ['Begun', dayInWords(created_at)],
    ['Paid', paid_at && dayInWords(paid_at)],
    ['Plan runs', term && termInWords(term)],
    ['Payment at Stripe', payment_id],
    ['Checkout at Stripe', checkout_id],
  ] as const;
}

function termInWords({ starts_at, ends_at, end_reason }: NonNullable<DeskOrderDetail['term']>): string {
  const until = ends_at ? ` to ${lastDayInWords(ends_at)}` : ' on';
  return `${dayInWords(starts_at)}${until}${end_reason ? `: ${TERM_ENDS[end_reason] ?? end_reason}` : ''}`;
}
