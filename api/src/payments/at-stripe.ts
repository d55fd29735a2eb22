import type Stripe from 'stripe';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';

type Payments = Pick<Services, 'payments'>;

const IN_USE = 'idempotency_key_in_use';
const CLOSED = 'Plans cannot be bought here right now. Nothing was charged.';

/** @throws AppError payments_away where payments are switched off */
export function requirePayments({ payments }: Payments): NonNullable<Services['payments']> {
  if (!payments) throw new AppError('payments_away', { detail: CLOSED });
  return payments;
}

/**
 * Calls the provider; never inside a transaction, which would hold the database up.
 * @throws AppError payments_away where it is away or busy; what it refuses for good is thrown as it is
 */
export async function atStripe<T>(services: Payments, call: (client: Stripe) => Promise<T>): Promise<T> {
  const payments = requirePayments(services);
  try {
    return await call(await payments.client());
  } catch (error) {
    if (isRefused(error) || !typeOf(error)?.startsWith('Stripe')) throw error;
    throw new AppError('payments_away', { cause: error, retryAfterSeconds: 60 });
  }
}

/** Whether the provider will say the same however often it is asked. */
export function isRefused(error: unknown): boolean {
  return !isInUse(error) && ['StripeInvalidRequestError', 'StripeIdempotencyError', 'StripeCardError'].includes(typeOf(error) ?? '');
}

/** Whether another request is at the very same call just now. */
export function isInUse(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return code === IN_USE || cause?.code === IN_USE;
}

/** Whether the provider knows nothing of what was asked for. */
export function isMissing(error: unknown): boolean {
  return isRefused(error) && (error as { code?: unknown }).code === 'resource_missing';
}

/** Errors of the library name their kind, so that it need not be read to tell them apart. */
function typeOf(error: unknown): string | undefined {
  const { type } = error as { type?: unknown };
  return typeof type === 'string' ? type : undefined;
}
