import { eq, getTableColumns } from 'drizzle-orm';
import type { Profile } from '@careerscoop/contract/profile';
import { schools, users } from '../accounts/accounts.tables.ts';
import type { Db } from '../platform/database.ts';
import { plans } from '../plans/plans.tables.ts';

const {
  password_hash, email_confirmed_at, adult_on, school_id, terms_accepted_at, created_at, favorite_ice_cream_flavor,
  approved_at, deletion_requested_at,
  ...shown
} = getTableColumns(users);

export async function findProfile(db: Db, userId: number): Promise<Profile | undefined> {
  const [row] = await db
    .select({ ...shown, plan_title: plans.title, plan_price: plans.price, school: { id: schools.id, name: schools.name } })
    .from(users)
    .leftJoin(plans, eq(plans.id, users.pricing_plan))
    .leftJoin(schools, eq(schools.id, users.school_id))
    .where(eq(users.id, userId));
  return row && { ...row, ai_report: '' };
}
