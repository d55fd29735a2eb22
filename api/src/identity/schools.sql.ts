import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { type Db, sqlStateOf } from '../platform/database.ts';
import { affiliate_codes, schools, users } from './identity.tables.ts';

const UNIQUE_VIOLATION = '23505';

/** A code in its stored spelling, open or closed. */
export async function findCode(db: Db, code: string) {
  const [row] = await db.select().from(affiliate_codes).where(eq(affiliate_codes.code, code));
  return row;
}

/** The same, and nobody else redeems it until the transaction ends: so its seats can be counted. */
export async function lockCode(tx: Db, code: string) {
  const [row] = await tx.select().from(affiliate_codes).where(eq(affiliate_codes.code, code)).for('update');
  return row;
}

/** How many accounts have this code, of people whose email is confirmed. */
export function countAccountsOf(db: Db, code: string): Promise<number> {
  return db.$count(users, and(eq(users.affiliate_code, code), isNotNull(users.email_confirmed_at)));
}

/** @returns false where this code is there already. */
export async function addCode(db: Db, code: typeof affiliate_codes.$inferInsert): Promise<boolean> {
  const rows = await db.insert(affiliate_codes).values(code).onConflictDoNothing().returning({ code: affiliate_codes.code });
  return rows.length > 0;
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

/** The same, and nobody takes it out until the transaction ends. */
export async function holdSchool(tx: Db, id: number) {
  const [row] = await tx.select().from(schools).where(eq(schools.id, id)).for('key share');
  return row;
}

/** The same, and nobody is put there, nobody renames it and nobody takes it out until the transaction ends. */
export async function lockSchool(tx: Db, id: number) {
  const [row] = await tx.select().from(schools).where(eq(schools.id, id)).for('update');
  return row;
}

/** @returns false where another school has this name, and the transaction can only end then. */
export async function renameSchool(tx: Db, id: number, name: string): Promise<boolean> {
  try {
    await tx.update(schools).set({ name }).where(eq(schools.id, id));
    return true;
  } catch (error) {
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    return false;
  }
}

export async function removeSchool(tx: Db, id: number): Promise<void> {
  await tx.delete(schools).where(eq(schools.id, id));
}

export function listSchools(db: Db) {
  return db.select().from(schools).orderBy(asc(schools.name));
}
