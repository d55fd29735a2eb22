import { expireCheckout, findCheckout, withoutKept } from './checkouts.ts';
import { detailsOf } from './new-checkout.ts';
import { charge, decline, paymentOf } from './payments-made.ts';
import { invalid } from './refusal.ts';
import { type Kinds, newId, secondsOf } from './sandbox-object.ts';
import { type World, add, announce, change } from './world.ts';

type Checkout = Kinds['checkout.session'];

export const PRESSES = ['pay', 'decline', 'expire'] as const;
/** What somebody does at the checkout's page. Going back to the shop does nothing at all. */
export type Press = (typeof PRESSES)[number];

/** @throws Refusal when the checkout is not open any more */
export async function press(world: World, id: string, what: Press): Promise<Checkout> {
  if (what === 'expire') return expireCheckout(world, id);
  const checkout = await findCheckout(world, id);
  if (checkout.status !== 'open') throw invalid(`This Checkout Session has a status of ${checkout.status}.`);
  const payment = await paymentOf(world, checkout);
  const email = checkout.customer_email ?? 'payer@example.com';
  if (what === 'decline') {
    await decline(world, payment, email);
    return change(world, 'checkout.session', checkout, { payment_intent: payment.id });
  }
  await charge(world, payment, email);
  const paid = await change(world, 'checkout.session', checkout, {
    automatic_tax: { ...checkout.automatic_tax, status: checkout.automatic_tax.enabled ? 'complete' : null },
    customer_details: detailsOf(email, 'Pat Payer'),
    invoice: checkout.invoice_creation?.enabled ? await newInvoice(world, checkout) : null,
    payment_intent: payment.id,
    payment_status: 'paid',
    status: 'complete',
    url: null,
  });
  await announce(world, 'checkout.session.completed', withoutKept(paid));
  return paid;
}

/** Stripe's receipt, with what is read of one; it is no page here. */
async function newInvoice(world: World, checkout: Checkout): Promise<string> {
  const id = newId('invoice');
  const invoice = {
    id,
    object: 'invoice',
    amount_due: checkout.amount_total,
    amount_paid: checkout.amount_total,
    amount_remaining: 0,
    created: secondsOf(world.now),
    currency: checkout.currency,
    customer_email: checkout.customer_email,
    description: checkout.invoice_creation?.invoice_data.description ?? null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    livemode: false,
    metadata: checkout.invoice_creation?.invoice_data.metadata ?? {},
    number: id.slice(-8).toUpperCase(),
    status: 'paid',
    total: checkout.amount_total,
  } as Kinds['invoice'];
  await add(world, 'invoice', invoice);
  await announce(world, 'invoice.paid', invoice);
  return id;
}
