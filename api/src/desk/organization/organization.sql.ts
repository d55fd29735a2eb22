import { type SQL, and, asc, desc, eq, exists, isNotNull, sql } from 'drizzle-orm';
import { assessments } from '../../assessment/assessment.tables.ts';
import { affiliate_codes, users } from '../../identity/identity.tables.ts';
import type { Db } from '../../platform/database.ts';
import { code_requests } from '../desk.tables.ts';
import { inScope, isCodeOf, whoseOf } from '../people/students-in-scope.sql.ts';
import type { Scope } from '../scope.ts';

/** How many share with this organization now, and how many of them have taken the assessment. */
export async function countSharing(db: Db, scope: Scope, now: Date) {
  const taken = db
    .select({ one: sql`1` })
    .from(assessments)
    .where(and(eq(assessments.user_id, users.id), isNotNull(assessments.matched_at)));
  const shares = inScope(db, scope, now);
  return { sharing: await db.$count(users, shares), completed: await db.$count(users, and(shares, exists(taken))) };
}

/** The codes of an organization, open and closed, so many as a screen of figures can hold. */
export async function listOwnCodes(db: Db, scope: Scope): Promise<string[]> {
  const whose = whoseOf(scope);
  if (!whose) return [];
  const { code, school_id } = affiliate_codes;
  const own = 'school_id' in whose ? eq(school_id, whose.school_id) : isCodeOf(db, code, whose.code);
  const rows = await db.select({ code }).from(affiliate_codes).where(own).orderBy(asc(code)).limit(100);
  return rows.map((row) => row.code);
}

const { id, label, seats, state, made, created_at } = code_requests;

/** What an organization asked for itself. */
function ownRequests(scope: Scope): SQL {
  const whose = whoseOf(scope);
  if (!whose) return sql`false`;
  return 'school_id' in whose ? eq(code_requests.school_id, whose.school_id) : eq(code_requests.code, whose.code);
}

export function listOwnRequests(db: Db, scope: Scope) {
  return db
    .select({ id, label, seats, state, made, created_at })
    .from(code_requests)
    .where(ownRequests(scope))
    .orderBy(desc(created_at), desc(id))
    .limit(20);
}

export const countOwnOpen = (db: Db, scope: Scope) => db.$count(code_requests, and(ownRequests(scope), eq(state, 'open')));

export async function addRequest(tx: Db, scope: Scope, asked: { label: string; seats: number }, at: Date) {
  const { school_id, code, user_id } = scope;
  const [row] = await tx
    .insert(code_requests)
    .values({ ...asked, school_id, code: school_id === null ? code : null, by_id: user_id, created_at: at })
    .returning({ id, label, seats, state, made, created_at });
  if (!row) throw new Error('The request was not stored.');
  return row;
}
