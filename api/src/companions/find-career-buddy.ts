import type { Db } from '../platform/database.ts';
import { holdsCompanions } from './companions.policy.ts';
import { findCompanionFlags, listAgentsOf } from './companions.sql.ts';

/** The one who talks careers through. */
const NAME = 'Career Buddy';

/** The id of the student's Career Buddy; null for who has none (decision 84). */
export async function findCareerBuddy(db: Db, user_id: number): Promise<number | null> {
  const flags = await findCompanionFlags(db, user_id);
  if (!flags) return null;
  const { rows } = await listAgentsOf(db, { user_id, subscribed: holdsCompanions(flags), name: NAME, page: 1, per_page: 1 });
  return rows[0]?.id ?? null;
}
