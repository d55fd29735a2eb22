import { type SQL, and, asc, eq, isNull, ne, or } from 'drizzle-orm';
import { affiliate_codes, plans, users } from '../identity/identity.tables.ts';
import type { Db } from '../platform/database.ts';
import type { FactsAbout, Subject } from '../platform/subject.ts';
import { plan_terms } from './plans.tables.ts';

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
  /** When sessions were asked for that count for their month, in milliseconds. */
  sessions_asked_at: SQL<number[]>;
  /** When each was asked for that others called off or missed, and when they did, in milliseconds. */
  sessions_given_back: SQL<[asked_at: number, back_at: number][]>;
}
const TOLD = ['clear_assessments', 'latest_clarity', 'sessions_asked_at', 'sessions_given_back'] as const satisfies (keyof Told)[];

/** Everything that decides what is open to a person. What may be of this month is told from `since` on. */
export async function findEntitlementFacts(db: Db, subjects: readonly Subject[], userId: number, since: Date) {
  const { code, is_active, plan_id, opens_on, closes_on } = affiliate_codes;
  const [person] = await db
    .select({
      role: users.role,
      time_zone: users.time_zone,
      ...askSubjects(subjects, { user_id: users.id, since }),
      code: { code, is_active, companions: affiliate_codes.companions, plan_id, opens_on, closes_on },
    })
    .from(users)
    .leftJoin(affiliate_codes, eq(code, users.affiliate_code))
    .where(eq(users.id, userId));
  return person && { ...person, ...(await findPlansAndTerms(db, userId)) };
}

/** Every plan, cheapest first, and the person's terms, but for those whose place another took. */
async function findPlansAndTerms(db: Db, userId: number) {
  const { ends_at, ended_at, end_reason, user_id, plan_id } = plan_terms;
  const { code, is_active } = affiliate_codes;
  const rows = await db
    .select({ plan: rights, term: { id: plan_terms.id, ends_at, ended_at }, code: { code, is_active } })
    .from(plans)
    .leftJoin(plan_terms, and(eq(plan_id, plans.id), eq(user_id, userId), or(isNull(end_reason), ne(end_reason, 'replaced'))))
    .leftJoin(affiliate_codes, eq(code, plan_terms.code))
    .orderBy(asc(plans.price), asc(plans.id), asc(plan_terms.id));
  return {
    plans: [...new Map(rows.map(({ plan }) => [plan.id, plan])).values()],
    terms: rows.flatMap(({ plan, term, code: paidBy }) =>
      term ? [{ plan, ends_at: term.ends_at, ended_at: term.ended_at, code: paidBy }] : [],
    ),
  };
}

function askSubjects(subjects: readonly Subject[], about: FactsAbout): Told {
  const told = Object.assign({}, ...subjects.map(({ facts }) => facts?.(about))) as Record<string, SQL>;
  const missing = TOLD.find((name) => !told[name]);
  if (missing) throw new Error(`No subject tells the fact "${missing}".`);
  return told as unknown as Told;
}
