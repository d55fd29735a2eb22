import type { DeskOrderDetail } from '@careerscoop/contract/desk-orders';
import { FINDINGS, type FindingKind } from '../../payments/finding-words.ts';
import { listEntries } from '../../payments/ledger.sql.ts';
import { findTermOfOrder } from '../../plans/terms.sql.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Scope } from '../scope.ts';
import { type OrderAtDesk, findOrderAt, listFindingsOf, orderRowOf } from './orders.sql.ts';
import { refundOf } from './refund-rule.ts';

/** @throws AppError not_found */
export async function requireOrder(db: Db, scope: Scope, number: string): Promise<OrderAtDesk> {
  const found = await findOrderAt(db, scope, number);
  if (!found) throw new AppError('not_found', { detail: 'There is no order with this number.' });
  return found;
}

/** One order with its ledger, its term, and what would go back by the rule if somebody gave it back now. */
export async function orderDetail(db: Db, scope: Scope, number: string, now: Date): Promise<DeskOrderDetail> {
  const row = await requireOrder(db, scope, number);
  const { order } = row;
  const [entries, term, findings] = [
    await listEntries(db, order.id),
    await findTermOfOrder(db, order.id),
    await listFindingsOf(db, scope, order.id),
  ];
  return {
    ...orderRowOf(row),
    months: order.months,
    price: order.price_cents,
    credit: order.credit_cents,
    checkout_id: order.checkout_id,
    payment_id: order.payment_intent,
    term: term
      ? {
          starts_at: term.starts_at.toISOString(),
          ends_at: (term.ended_at ?? term.ends_at)?.toISOString() ?? null,
          end_reason: term.end_reason,
        }
      : null,
    ledger: entries.map(({ at, kind, cents, external_id }) => ({ at: at.toISOString(), kind, amount: cents, external_id })),
    findings: findings.map(({ id, kind, found_at, handled_at }) => ({
      id,
      words: FINDINGS[kind as FindingKind] ?? kind,
      found_at: found_at.toISOString(),
      handled_at: handled_at?.toISOString() ?? null,
    })),
    ...(await wouldGoBack(db, row, now)),
  };
}

async function wouldGoBack(db: Db, { order }: OrderAtDesk, now: Date): Promise<Pick<DeskOrderDetail, 'refundable' | 'not_refundable'>> {
  try {
    return { refundable: (await refundOf(db, order, now)).cents, not_refundable: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refundable: null, not_refundable: error.detail };
  }
}
