import { type SQL, asc, eq } from 'drizzle-orm';
import { affiliate_codes, plans, users } from '../identity/identity.tables.ts';
import type { Db } from '../platform/database.ts';
import type { FactsAbout, Subject } from '../platform/subject.ts';

const rights = {
  id: plans.id,
  title: plans.title,
  price: plans.price,
  sessions_per_month: plans.sessions_per_month,
  companions: plans.companions,
  ai_report: plans.ai_report,
};

/** What the subjects above tell of a person, each as a part of the one query. */
interface Told {
  /** Assessments whose result was clear enough. */
  clear_assessments: SQL<number>;
  latest_clarity: SQL<string | null>;
  /** Sessions asked for since the month began, without those that were called off. */
  sessions_asked: SQL<number>;
}
const TOLD = ['clear_assessments', 'latest_clarity', 'sessions_asked'] as const satisfies (keyof Told)[];

/** Everything that decides what is open to a person. What is used up in a month counts from `since`. */
export async function findEntitlementFacts(db: Db, subjects: readonly Subject[], userId: number, since: Date) {
  const [person] = await db
    .select({
      role: users.role,
      pricing_plan: users.pricing_plan,
      ...askSubjects(subjects, { user_id: users.id, since }),
      code: { code: affiliate_codes.code, is_active: affiliate_codes.is_active, companions: affiliate_codes.companions },
    })
    .from(users)
    .leftJoin(affiliate_codes, eq(affiliate_codes.code, users.affiliate_code))
    .where(eq(users.id, userId));
  if (!person) return undefined;
  return { ...person, plans: await db.select(rights).from(plans).orderBy(asc(plans.price)) };
}

function askSubjects(subjects: readonly Subject[], about: FactsAbout): Told {
  const told = Object.assign({}, ...subjects.map(({ facts }) => facts?.(about))) as Record<string, SQL>;
  const missing = TOLD.find((name) => !told[name]);
  if (missing) throw new Error(`No subject tells the fact "${missing}".`);
  return told as unknown as Told;
}
