import type { Db } from '../platform/database.ts';
import { sendMailJob } from '../platform/mail.ts';
import type { Services } from '../platform/services.ts';
import { endTerm, runningTerms } from '../plans/terms.ts';
import { findTermOfOrder } from '../plans/terms.sql.ts';
import { applyPayment, payerOf } from './apply-payment.ts';
import { applyWon } from './apply-won.ts';
import type { StoredEntry } from './ledger.sql.ts';
import type { Moved } from './moved.ts';
import { noteChange } from './note-change.ts';
import { noteFinding } from './note-finding.ts';
import type { Order } from './orders.sql.ts';
import { refundLetter } from './payer-letters.ts';
import { planOverLetter } from './student-letters.ts';

/** What follows from money that moved, each movement once: it stands in the ledger from the same transaction on. */
export async function applyMoney(tx: Db, services: Services, moved: Moved): Promise<void> {
  if (moved.first) await applyPayment(tx, services, moved);
  for (const entry of moved.added) {
    if (entry.kind === 'refund' && entry.cents < 0) await applyRefund(tx, services, moved, entry);
    else if (entry.kind === 'refund') await noteFinding(tx, services, { kind: 'refund_failed', ...about(moved.order, entry) });
    else if (entry.kind === 'dispute') await applyDispute(tx, services, moved, entry);
    else if (entry.kind === 'dispute_won') await applyWon(tx, services, moved);
  }
}

const about = ({ id }: Order, { external_id, cents }: StoredEntry) => ({ order_id: id, external_id, found_cents: cents });

async function applyRefund(tx: Db, services: Services, moved: Moved, entry: StoredEntry): Promise<void> {
  const { order, person, facts } = moved;
  const { jobs } = services;
  const refund = facts.refunds.find(({ id }) => id === entry.external_id);
  const ends = order.state === 'refunded' || refund?.ends_plan === true;
  const ended = ends ? await endTerm(tx, services, { order_id: order.id, reason: 'refunded' }) : undefined;
  // Where a dispute was won meanwhile, the same plan runs on by the other payment.
  const goesOn = person ? (await runningTerms(tx, person.id, services.now())).some(({ plan_id }) => plan_id === order.plan_id) : false;
  const over = ended !== undefined && !goesOn;
  const to = payerOf(moved);
  const told = { order, cents: -entry.cents, why: refund?.why, ended: over };
  // One that is heard of when the bank has refused it goes nowhere.
  if (to && !refund?.failed) await jobs.enqueue(tx, sendMailJob, refundLetter(to, told));
  if (person) await noteChange(tx, services, { action: 'plan.refunded' }, order, person);
  if (person && over && order.payer === 'adult') await jobs.enqueue(tx, sendMailJob, planOverLetter(person, order, 'refunded'));
  if (!ends || ended || refund?.why) return;
  // What was given back at the provider itself had been spent on another plan.
  const replaced = (await findTermOfOrder(tx, order.id))?.end_reason === 'replaced';
  if (replaced) await noteFinding(tx, services, { kind: 'refunded_after_upgrade', ...about(order, entry) });
}

async function applyDispute(tx: Db, services: Services, { order, person }: Moved, entry: StoredEntry): Promise<void> {
  const replaced = (await findTermOfOrder(tx, order.id))?.end_reason === 'replaced';
  await noteFinding(tx, services, { kind: replaced ? 'disputed_after_upgrade' : 'disputed', ...about(order, entry) });
  if (order.state !== 'disputed') return;
  const ended = await endTerm(tx, services, { order_id: order.id, reason: 'disputed' });
  if (!ended || !person) return;
  await noteChange(tx, services, { action: 'plan.disputed' }, order, person);
  await services.jobs.enqueue(tx, sendMailJob, planOverLetter(person, order, 'disputed'));
}
