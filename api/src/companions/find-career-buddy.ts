import type { Db } from '../platform/database.ts';
import { findEntitlements } from '../plans/find-entitlements.ts';
import { listAgentsOf } from './companions.sql.ts';

/** The one who talks careers through. */
const NAME = 'Career Buddy';

/** The id of the student's Career Buddy; null for who has none. */
export async function findCareerBuddy(db: Db, user_id: number, now: Date): Promise<number | null> {
  const subscribed = (await findEntitlements(db, user_id, now)).companions.open;
  const { rows } = await listAgentsOf(db, { user_id, subscribed, name: NAME, page: 1, per_page: 1 });
  return rows[0]?.id ?? null;
}
