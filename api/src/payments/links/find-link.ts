import { findConsentStudent } from '../../consent/consent.sql.ts';
import { hashToken } from '../../identity/secrets.ts';
import { AppError } from '../../platform/errors.ts';
import { shownName } from '../../platform/plain-words.ts';
import type { Services } from '../../platform/services.ts';
import { findOrder, type Order } from '../orders.sql.ts';
import { settleOrder } from '../settle-order.ts';
import { findPayLink } from './pay-links.sql.ts';

/** A link with whom and what it is for. */
export type FoundLink = Awaited<ReturnType<typeof findLink>>;

/**
 * What a link to pay is for, whether or not it still works.
 * @throws AppError not_found for a token that was cut, altered or never ours
 */
export async function findLink({ database: { db } }: Services, token: string) {
  const found = await findPayLink(db, hashToken(token));
  const student = found && (await findConsentStudent(db, found.link.user_id));
  if (!found || !student) throw new AppError('not_found', { detail: 'This link does not work. Ask for a new one.' });
  return { ...found, student, first_name: shownName(student.first_name) ?? 'Your child' };
}

/** The order that a link has led to, as the provider has it now; while that is away, as it was known last. */
export async function settledOrder(services: Services, { link }: FoundLink): Promise<Order | undefined> {
  const order = link.order_id === null ? undefined : await findOrder(services.database.db, link.order_id);
  if (!order || !isUnderWay(order)) return order;
  return settleOrder(services, order.id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'payments_away') return order;
    throw error;
  });
}

/** Whether the checkout of this order may still bring a payment. */
export const isUnderWay = ({ state }: Order) => state === 'new' || state === 'open';

/** Whether money came by this order, whatever became of it since. */
const isSpent = ({ state }: Order) => state !== 'expired' && state !== 'failed';

/**
 * Lets a link through that can still be paid at.
 * @throws AppError link_gone for one that was paid, is too old, or whose student is leaving
 */
export function requireUsable({ link, student, first_name }: FoundLink, order: Order | undefined, now: Date): void {
  if (order && !isUnderWay(order) && isSpent(order))
    throw new AppError('link_gone', { detail: 'This link has done its work: it was paid.' });
  if (student.deletion_requested_at)
    throw new AppError('link_gone', { detail: `${first_name} is leaving CareerScoop. Nothing can be paid here.` });
  if (link.expires_at <= now) throw new AppError('link_gone', { detail: 'This link is too old. Your child can send you a new one.' });
}
