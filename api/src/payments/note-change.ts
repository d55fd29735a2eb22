import { noteAudit } from '../identity/audit.sql.ts';
import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import type { Buyer } from './moved.ts';
import type { Order } from './orders.sql.ts';

/** What money did to somebody's plan, for the log. */
export async function noteChange(
  tx: Db,
  { now }: Services,
  { action }: { action: string },
  { number }: Order,
  { id }: Buyer,
): Promise<void> {
  await noteAudit(tx, { at: now(), action, actor: 'system', user_id: id, detail: { order: number } });
}
