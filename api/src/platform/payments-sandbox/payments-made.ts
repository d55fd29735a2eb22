import type { ForPayment } from './checkouts.ts';
import { cardFee, move } from './movements.ts';
import { type Kinds, newId, secondsOf } from './sandbox-object.ts';
import { type World, add, announce, change, find } from './world.ts';

type Checkout = Kinds['checkout.session'];
type Payment = Kinds['payment_intent'];

/** The payment of a checkout, made at the first try of a card. */
export async function paymentOf(world: World, checkout: Checkout & { payment_intent_data?: ForPayment }): Promise<Payment> {
  if (typeof checkout.payment_intent === 'string') return find(world, 'payment_intent', checkout.payment_intent);
  const asked = checkout.payment_intent_data ?? {};
  const payment = await add(world, 'payment_intent', {
    ...EMPTY_PAYMENT,
    id: newId('payment_intent'),
    amount: checkout.amount_total ?? 0,
    created: secondsOf(world.now),
    currency: checkout.currency ?? 'usd',
    description: asked.description ?? null,
    metadata: asked.metadata ?? {},
    receipt_email: asked.receipt_email ?? null,
    statement_descriptor_suffix: asked.statement_descriptor_suffix ?? null,
  });
  await announce(world, 'payment_intent.created', payment);
  return payment;
}

/** The card is charged: the money is there. */
export async function charge(world: World, payment: Payment, email: string | null): Promise<Payment> {
  const made = await newCharge(world, payment, email, {});
  const { id: balance_transaction } = await move(world, {
    type: 'charge',
    reporting_category: 'charge',
    amount: payment.amount,
    fee: cardFee(payment.amount),
    source: made.id,
    currency: payment.currency,
    description: payment.description,
  });
  const charged = await change(world, 'charge', made, { balance_transaction });
  await announce(world, 'charge.succeeded', charged);
  const paid = await change(world, 'payment_intent', payment, {
    status: 'succeeded',
    amount_received: payment.amount,
    latest_charge: made.id,
    last_payment_error: null,
    payment_method: made.payment_method,
  });
  await announce(world, 'payment_intent.succeeded', paid);
  return paid;
}

export const DECLINED = 'Your card was declined.';

/** The bank says no: nothing is paid, and another card may be tried. */
export async function decline(world: World, payment: Payment, email: string | null): Promise<Payment> {
  const failed = await newCharge(world, payment, email, {
    amount_captured: 0,
    captured: false,
    failure_code: 'card_declined',
    failure_message: DECLINED,
    paid: false,
    status: 'failed',
  });
  await announce(world, 'charge.failed', failed);
  const open = await change(world, 'payment_intent', payment, {
    status: 'requires_payment_method',
    latest_charge: failed.id,
    last_payment_error: {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: DECLINED,
      charge: failed.id,
    },
  });
  await announce(world, 'payment_intent.payment_failed', open);
  return open;
}

function newCharge(world: World, payment: Payment, email: string | null, fields: Partial<Kinds['charge']>): Promise<Kinds['charge']> {
  const id = newId('charge');
  return add(world, 'charge', {
    ...EMPTY_CHARGE,
    id,
    amount: payment.amount,
    amount_captured: payment.amount,
    billing_details: { address: null, email, name: null, phone: null, tax_id: null },
    created: secondsOf(world.now),
    currency: payment.currency,
    description: payment.description,
    metadata: payment.metadata,
    payment_intent: payment.id,
    payment_method: id.replace('ch_', 'pm_'),
    receipt_email: payment.receipt_email,
    ...fields,
  });
}

/** What Stripe answers as well, and nothing is made of here. */
const EMPTY_PAYMENT = {
  object: 'payment_intent',
  allowed_payment_method_types: null,
  amount_capturable: 0,
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  client_secret: null,
  confirmation_method: 'automatic',
  customer: null,
  customer_account: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  status: 'requires_payment_method',
  transfer_group: null,
} satisfies Partial<Payment>;

const EMPTY_CHARGE = {
  object: 'charge',
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  calculated_statement_descriptor: null,
  captured: true,
  customer: null,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  outcome: null,
  paid: true,
  payment_method_details: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'succeeded',
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Kinds['charge']>;
