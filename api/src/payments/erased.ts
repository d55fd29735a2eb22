import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import type { Events } from '../platform/subject.ts';
import { findOpenOrder } from './orders.sql.ts';
import { settleOrderJob } from './payment-jobs.ts';

/** The account goes: what it was about to buy is ended at the provider, and given back where it is paid all the same. */
export async function endOpenOrder(tx: Db, { jobs }: Services, { id }: Events['person_erased']): Promise<void> {
  const order = await findOpenOrder(tx, id);
  if (order) await jobs.enqueue(tx, settleOrderJob, { order_id: order.id });
}
