import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { findEntitlements } from '../plans/find-entitlements.ts';
import { listAgentsOf } from './companions.sql.ts';

/** The one who talks careers through. */
const NAME = 'Career Buddy';

/** The id of the student's Career Buddy; null for who has none. */
export async function findCareerBuddy(db: Db, services: Services, user_id: number): Promise<number | null> {
  const subscribed = (await findEntitlements(db, services, user_id)).companions.open;
  const { rows } = await listAgentsOf(db, { user_id, subscribed, name: NAME, page: 1, per_page: 1 });
  return rows[0]?.id ?? null;
}
