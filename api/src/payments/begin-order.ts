import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import type { Order } from './orders.sql.ts';

/**
 * Who wants what for whom. The return addresses follow from `payer`, so that making the checkout again sends the same:
 * `self` comes back to /pricingplan/success|cancel?order=CS-…, `adult` to /pay/success|cancel?order=CS-…
 */
export interface Wish {
  user_id: number;
  plan_id: number;
  payer: 'self' | 'adult';
  /** Filled in at the checkout; it is kept by the provider alone. */
  payer_email?: string;
  /** When somebody else than the student said that they are an adult who may pay. */
  adult_said_at?: Date;
}

/**
 * Begins a purchase: the student's older open checkout is ended at the provider first, and settled where it was paid.
 * @returns the order, and the address of its checkout
 * @throws AppError as `quoteFor`, and already_paid, payments_away
 */
export async function beginOrder(_services: Services, _wish: Wish): Promise<{ order: Order; url: string }> {
  throw new AppError('payments_away');
}
