import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Makes the address of a page at which an adult pays for this student's plan; the student shares it. No order begins.
 * @returns PUBLIC_URL/pay#token
 * @throws AppError as `quoteFor`, and too_many_requests
 */
export async function makePayLink(_services: Services, _wish: { user_id: number; plan_id: number }): Promise<string> {
  throw new AppError('payments_away');
}
