import type Stripe from 'stripe';
import type { Services } from '../platform/services.ts';
import { atStripe } from './at-stripe.ts';
import { type Checkout, belongsTo } from './checkout.ts';
import { chargeEntries, disputeEntries, refundEntries } from './entries-of.ts';
import type { Entry } from './ledger.sql.ts';
import type { Order } from './orders.sql.ts';

/** Why the money of a refund was given back, as we wrote it beside the refund; of one made at Stripe itself nothing is known. */
export interface RefundFacts {
  id: string;
  cents: number;
  why: string | undefined;
  /** Whether the plan ends with it though it is not all of the money. */
  ends_plan: boolean;
  failed: boolean;
}

/** How an order stands at the provider, at one moment. */
export interface Facts {
  expired: boolean;
  /** The payment can no longer succeed. */
  failed: boolean;
  payment_intent: string | null;
  /** What was paid. */
  paid: { at: Date; cents: number; currency: string; external_id: string } | undefined;
  /** The checkout names this order and holds its amount. */
  named: boolean;
  total: { cents: number | null; currency: string | null };
  payer_email: string | null;
  refunds: RefundFacts[];
  entries: Entry[];
}

const ALL = 1_000;

/** Asks the provider about an order's checkout, its payment, and all that was given back or disputed of it. */
export async function readFacts(services: Services, order: Order & { checkout_id: string }): Promise<Facts> {
  return atStripe(services, async (client) => {
    const checkout = await client.checkout.sessions.retrieve(order.checkout_id, { expand: ['payment_intent.latest_charge'] });
    const intent = checkout.payment_intent as Stripe.PaymentIntent | null;
    const charge = intent?.latest_charge as Stripe.Charge | null | undefined;
    const paid = checkout.payment_status === 'paid' && charge?.paid ? charge : undefined;
    const of = paid && intent ? { payment_intent: intent.id, limit: 100 } : undefined;
    const refunded = of && { ...of, expand: ['data.failure_balance_transaction'] };
    const refunds = refunded ? await client.refunds.list(refunded).autoPagingToArray({ limit: ALL }) : [];
    const disputes = of ? await client.disputes.list(of).autoPagingToArray({ limit: ALL }) : [];
    return {
      ...factsOf(checkout, order),
      failed: checkout.status === 'complete' && intent?.status === 'canceled',
      payment_intent: paid ? (intent?.id ?? null) : null,
      paid: paid && {
        at: new Date(paid.created * 1000),
        cents: paid.amount_captured,
        currency: paid.currency,
        external_id: paid.id,
      },
      refunds: refunds.map(refundOf),
      entries: [...(paid ? chargeEntries(paid) : []), ...refunds.flatMap(refundEntries), ...disputes.flatMap(disputeEntries)],
    };
  });
}

function factsOf(checkout: Checkout, order: Order): Pick<Facts, 'expired' | 'named' | 'total' | 'payer_email'> {
  return {
    expired: checkout.status === 'expired',
    named: belongsTo(checkout, order),
    total: { cents: checkout.amount_total, currency: checkout.currency },
    payer_email: checkout.customer_details?.email ?? checkout.customer_email,
  };
}

function refundOf({ id, amount, metadata, status }: Stripe.Refund): RefundFacts {
  const failed = status === 'failed' || status === 'canceled';
  return { id, cents: amount, why: metadata?.['why'], ends_plan: metadata?.['ends_plan'] === 'yes', failed };
}
