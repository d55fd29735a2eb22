import { type Kinds, newId, secondsOf } from './sandbox-object.ts';
import { type World, add } from './world.ts';

type Movement = Kinds['balance_transaction'];

interface Moved {
  type: Movement['type'];
  reporting_category: string;
  /** Signed cents. */
  amount: number;
  fee?: number;
  /** What moved it: a charge, a refund, a dispute. */
  source: string;
  currency: string;
  description?: string | null;
}

/** What Stripe keeps of a card payment in the United States. */
export const cardFee = (cents: number): number => Math.round(cents * 0.029) + 30;

/** Writes a movement of the balance. */
export function move(world: World, { fee = 0, description = null, ...moved }: Moved): Promise<Movement> {
  const created = secondsOf(world.now);
  return add(world, 'balance_transaction', {
    id: newId('balance_transaction'),
    object: 'balance_transaction',
    available_on: created + 2 * 24 * 60 * 60,
    balance_type: 'payments',
    created,
    description,
    exchange_rate: null,
    fee,
    fee_details: fee
      ? [{ amount: fee, application: null, currency: moved.currency, description: 'Stripe processing fees', type: 'stripe_fee' }]
      : [],
    net: moved.amount - fee,
    status: 'pending',
    ...moved,
  });
}
