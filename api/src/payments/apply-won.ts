import { lockPerson } from '../identity/people.sql.ts';
import type { Db } from '../platform/database.ts';
import { sendMailJob } from '../platform/mail.ts';
import type { Services } from '../platform/services.ts';
import { findTermOfOrder } from '../plans/terms.sql.ts';
import { restoreTerm, runningTerms } from '../plans/terms.ts';
import type { Moved } from './moved.ts';
import { noteChange } from './note-change.ts';
import { noteFinding } from './note-finding.ts';
import { type Order, findOrder } from './orders.sql.ts';
import { refundOrderJob } from './payment-jobs.ts';
import { planBackLetter } from './student-letters.ts';

/** A dispute was won: the plan that it ended is back. Where another was bought meanwhile, nobody pays for both. */
export async function applyWon(tx: Db, services: Services, { order, person }: Moved): Promise<void> {
  const at = services.now();
  if (order.state !== 'paid' || !person) return;
  await lockPerson(tx, person.id);
  const ended = await findTermOfOrder(tx, order.id);
  // Banks take months: what is over meanwhile is not back.
  const over = Boolean(ended?.ends_at && ended.ends_at <= at);
  const bought = over ? undefined : (await runningTerms(tx, person.id, at)).find(({ order_id }) => order_id !== null);
  const other = bought?.order_id ? await findOrder(tx, bought.order_id) : undefined;
  const back = ended?.end_reason === 'disputed' && other ? goingBack(order, other) : undefined;
  if (back) {
    const [kind, why] = back.same ? (['paid_twice', 'twice'] as const) : (['paid_beside_dearer', 'dearer'] as const);
    await noteFinding(tx, services, { kind, external_id: back.number, order_id: back.id });
    await services.jobs.enqueue(tx, refundOrderJob, { order_id: back.id, why });
  }
  if (back?.id === order.id || !(await restoreTerm(tx, services, order.id))) return;
  await noteChange(tx, services, { action: 'plan.restored' }, order, person);
  if (!over) await services.jobs.enqueue(tx, sendMailJob, planBackLetter(services.config.publicUrl, person, order));
}

/** Of two payments for the same plan the later one, else the one for the smaller plan. */
function goingBack(won: Order, other: Order) {
  const same = won.plan_id === other.plan_id;
  const otherGoes = same ? (other.paid_at ?? 0) >= (won.paid_at ?? 0) : other.price_cents <= won.price_cents;
  const { id, number } = otherGoes ? other : won;
  return { id, number, same };
}
