import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { affiliate_codes, mailed_links, schools, users } from '../identity/identity.tables.ts';
import { assessments } from '../assessment/assessment.tables.ts';
import { results } from '../careers/careers.tables.ts';
import { consents } from '../consent/consent.tables.ts';
import type { Db } from '../platform/database.ts';

/** The account at an email, in any case. */
export async function findAccount(db: Db, email: string) {
  const { id, role, first_name, approved_at, email_confirmed_at, age } = users;
  const [row] = await db
    .select({ id, email: users.email, role, first_name, approved_at, email_confirmed_at, age })
    .from(users)
    .where(eq(users.email, email.trim().toLowerCase()));
  return row;
}

export async function findAccountById(db: Db, userId: number) {
  if (!Number.isInteger(userId)) return undefined;
  const { id, email, role, first_name, approved_at, email_confirmed_at, age } = users;
  const [row] = await db
    .select({ id, email, role, first_name, approved_at, email_confirmed_at, age })
    .from(users)
    .where(eq(id, userId));
  return row;
}

export async function approveMentor(db: Db, userId: number, at: Date): Promise<void> {
  await db.update(users).set({ approved_at: at }).where(and(eq(users.id, userId), eq(users.role, 'Mentor'), isNull(users.approved_at)));
}

export async function addSchool(db: Db, name: string): Promise<number | undefined> {
  const [row] = await db.insert(schools).values({ name }).onConflictDoNothing().returning({ id: schools.id });
  return row?.id;
}

export async function findSchool(db: Db, id: number) {
  const [row] = await db.select().from(schools).where(eq(schools.id, id));
  return row;
}

export function listSchools(db: Db) {
  return db.select().from(schools).orderBy(asc(schools.name));
}

export async function assignSchool(db: Db, userId: number, schoolId: number | null): Promise<void> {
  await db.update(users).set({ school_id: schoolId }).where(eq(users.id, userId));
}

export async function saveCode(db: Db, code: typeof affiliate_codes.$inferInsert): Promise<void> {
  await db.insert(affiliate_codes).values(code).onConflictDoUpdate({ target: affiliate_codes.code, set: code });
}

export async function findCode(db: Db, code: string) {
  const [row] = await db.select().from(affiliate_codes).where(eq(affiliate_codes.code, code));
  return row;
}

export async function setPersonAge(db: Db, userId: number, age: number, adult_on: string): Promise<void> {
  await db.update(users).set({ age, adult_on }).where(eq(users.id, userId));
}

export async function addStaff(db: Db, person: typeof users.$inferInsert): Promise<number | undefined> {
  const [row] = await db.insert(users).values(person).onConflictDoNothing({ target: users.email }).returning({ id: users.id });
  return row?.id;
}

export async function addResetLink(db: Db, userId: number, token_hash: string, expires_at: Date): Promise<void> {
  await db.insert(mailed_links).values({ token_hash, purpose: 'reset_password', user_id: userId, expires_at });
}

/**
 * The students of a school or code who said yes to sharing themselves and, while they are minors, whose parent did.
 * Nobody who asked for deletion is among them.
 */
export function listConsented(db: Db, whose: { school_id: number } | { affiliate_code: string }, today: string) {
  const { id, first_name, last_name, email, phone, address, city, state, zipcode } = users;
  return db
    .select({ id, first_name, last_name, email, phone, address, city, state, zipcode })
    .from(users)
    .leftJoin(consents, and(eq(consents.user_id, id), eq(consents.purpose, 'data_sharing')))
    .where(
      and(
        eq(users.role, 'Student'),
        'school_id' in whose ? eq(users.school_id, whose.school_id) : eq(users.affiliate_code, whose.affiliate_code),
        eq(users.allow_data_sharing, true),
        isNotNull(users.email_confirmed_at),
        isNull(users.deletion_requested_at),
        or(isNull(users.adult_on), sql`${users.adult_on} <= ${today}::date`, eq(consents.granted, true)),
      ),
    )
    .orderBy(asc(id));
}

/** What one student answered last, which careers came of it, and what the student did with them. */
export async function findActivity(db: Db, userId: number) {
  const [latest] = await db
    .select({ answers: assessments.answers, submitted_at: assessments.submitted_at })
    .from(assessments)
    .where(eq(assessments.user_id, userId))
    .orderBy(sql`${assessments.attempt} desc`)
    .limit(1);
  const recommendations = await db
    .select({ rank: results.rank, onet_code: results.onet_code, fit: results.fit, stars: results.score, saved: results.interested, booked: results.booked })
    .from(results)
    .where(and(eq(results.user_id, userId), gt(results.rank, 0)))
    .orderBy(asc(results.rank));
  return { answers: latest?.answers ?? [], submitted_at: latest?.submitted_at.toISOString() ?? null, recommendations };
}
