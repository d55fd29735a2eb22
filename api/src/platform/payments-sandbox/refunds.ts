import { z } from 'zod';
import { move } from './movements.ts';
import { metadata, oneOf, positive, words } from './params.ts';
import { Refusal, invalid } from './refusal.ts';
import { type Kinds, idOf, newId, secondsOf } from './sandbox-object.ts';
import { type World, add, announce, change, find } from './world.ts';

type Refund = Kinds['refund'];
type Charge = Kinds['charge'];

export const refundParams = z.strictObject({
  charge: words(100).optional(),
  payment_intent: words(100).optional(),
  amount: positive.optional(),
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer').optional(),
  metadata,
});

/** @throws Refusal for more than is left, and for what was disputed */
export async function createRefund(world: World, asked: z.output<typeof refundParams>): Promise<Refund> {
  const charge = await chargeToRefund(world, asked);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (charge.disputed) throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  const { amount = left } = asked;
  if (amount > left) {
    const message = `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`;
    throw invalid(message, { param: 'amount' });
  }
  const id = newId('refund');
  const { id: balance_transaction } = await move(world, {
    type: 'refund',
    reporting_category: 'refund',
    amount: -amount,
    source: id,
    currency: charge.currency,
    description: 'REFUND FOR CHARGE',
  });
  const refund = await add(world, 'refund', {
    id,
    object: 'refund',
    amount,
    balance_transaction,
    charge: charge.id,
    created: secondsOf(world.now),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: asked.metadata ?? {},
    payment_intent: idOf(charge.payment_intent),
    payment_method: null,
    reason: asked.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  const given = await withRefunded(world, charge, charge.amount_refunded + amount);
  await announce(world, 'refund.created', refund);
  await announce(world, 'charge.refunded', given);
  return refund;
}

/** The bank cannot give it back, as to a card that is closed: the money returns to the balance. */
export async function failRefund(world: World, id: string): Promise<Refund> {
  const refund = await find(world, 'refund', id);
  if (refund.status === 'failed') throw invalid(`Refund ${id} has failed already.`);
  const { id: failure_balance_transaction } = await move(world, {
    type: 'refund_failure',
    reporting_category: 'refund_failure',
    amount: refund.amount,
    source: id,
    currency: refund.currency,
  });
  const failed = await change(world, 'refund', refund, {
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
    failure_balance_transaction,
  });
  const charge = await find(world, 'charge', idOf(refund.charge) ?? '');
  await withRefunded(world, charge, charge.amount_refunded - refund.amount);
  await announce(world, 'refund.updated', failed);
  await announce(world, 'refund.failed', failed);
  return failed;
}

async function chargeToRefund(world: World, { charge, payment_intent }: z.output<typeof refundParams>): Promise<Charge> {
  if (charge && payment_intent) throw invalid('You may only specify one of these parameters: charge, payment_intent.');
  if (charge) return find(world, 'charge', charge, 'charge');
  if (!payment_intent) throw invalid('One of the following params should be provided for this request: payment_intent or charge.');
  const payment = await find(world, 'payment_intent', payment_intent, 'payment_intent');
  const made = payment.status === 'succeeded' ? idOf(payment.latest_charge) : null;
  if (made) return find(world, 'charge', made);
  throw new Refusal(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent (${payment_intent}) does not have a successful charge to refund.`,
  });
}

function withRefunded(world: World, charge: Charge, amount_refunded: number): Promise<Charge> {
  return change(world, 'charge', charge, { amount_refunded, refunded: amount_refunded === charge.amount });
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
