import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { affiliate_codes, schools } from './identity.tables.ts';

/** An active affiliate code in its stored spelling, whatever the case it was typed in. */
export async function findAffiliateCode(db: Db, typed: string) {
  const { code, school_id } = affiliate_codes;
  const [row] = await db
    .select({ code, school_id })
    .from(affiliate_codes)
    .where(and(eq(affiliate_codes.code, typed.toUpperCase()), eq(affiliate_codes.is_active, true)));
  return row;
}

/** A code in its stored spelling, open or closed. */
export async function findCode(db: Db, code: string) {
  const [row] = await db.select().from(affiliate_codes).where(eq(affiliate_codes.code, code));
  return row;
}

export async function saveCode(db: Db, code: typeof affiliate_codes.$inferInsert): Promise<void> {
  await db.insert(affiliate_codes).values(code).onConflictDoUpdate({ target: affiliate_codes.code, set: code });
}

/** @returns the new id, or nothing when the school is in the list already. */
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
