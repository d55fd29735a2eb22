import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

/** What the double keeps, by Stripe's own names, each in the shape in which Stripe answers it. */
export interface Kinds {
  'checkout.session': Stripe.Checkout.Session;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  balance_transaction: Stripe.BalanceTransaction;
  invoice: Stripe.Invoice;
  event: Stripe.Event;
}
export type Kind = keyof Kinds;

const PREFIXES: Record<Kind, string> = {
  'checkout.session': 'cs_test_',
  payment_intent: 'pi_',
  charge: 'ch_',
  refund: 're_',
  dispute: 'du_',
  balance_transaction: 'txn_',
  invoice: 'in_',
  event: 'evt_',
};

/** An id that nobody guesses, as Stripe's are: who knows a checkout's may pay it. */
export function newId(kind: Kind): string {
  return PREFIXES[kind] + randomBytes(18).toString('hex');
}

/** The id of what Stripe answers either by its id or whole. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'object' ? (value?.id ?? null) : (value ?? null);
}

/** Stripe's times are whole seconds. */
export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);
