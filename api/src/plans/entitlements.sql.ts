import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import { affiliate_codes, plans, users } from '../identity/identity.tables.ts';
import { assessments } from '../assessment/assessment.tables.ts';
import { mentor_sessions } from '../mentoring/mentoring.tables.ts';
import type { Db } from '../platform/database.ts';

const rights = {
  id: plans.id, title: plans.title, price: plans.price, sessions_per_month: plans.sessions_per_month,
  companions: plans.companions, ai_report: plans.ai_report,
};

/** Everything that decides what is open to a person. Sessions count from `since`, those that were called off do not. */
export async function findEntitlementFacts(db: Db, userId: number, since: Date) {
  const { user_id, clarity, attempt } = assessments;
  const clear = sql<number>`(select count(*)::int from ${assessments} where ${user_id} = ${users.id} and ${clarity} is distinct from 'unclear')`;
  const latest = sql<string | null>`(select ${clarity} from ${assessments} where ${user_id} = ${users.id} order by ${attempt} desc limit 1)`;
  const { student_id, created_at, cancelled_at } = mentor_sessions;
  const asked = db.$count(mentor_sessions, and(eq(student_id, userId), gte(created_at, since), isNull(cancelled_at)));
  const [person] = await db
    .select({
      role: users.role, pricing_plan: users.pricing_plan, clear, latest, sessions_asked: asked,
      code: { code: affiliate_codes.code, is_active: affiliate_codes.is_active, companions: affiliate_codes.companions },
    })
    .from(users)
    .leftJoin(affiliate_codes, eq(affiliate_codes.code, users.affiliate_code))
    .where(eq(users.id, userId));
  if (!person) return undefined;
  return { ...person, plans: await db.select(rights).from(plans).orderBy(asc(plans.price)) };
}
