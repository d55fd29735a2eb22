import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { User } from '@careerscoop/contract/accounts';
import type { Db } from '../platform/database.ts';
import { users } from './identity.tables.ts';
import { erasedOn } from './erased-on.ts';
import { photoAddress } from './photo-address.ts';

export type NewUser = Omit<typeof users.$inferInsert, 'id' | 'pricing_plan' | 'plan_ends_at'>;

const { id, email, role, first_name, last_name, profile_image, affiliate_code } = getTableColumns(users);
const shownUser = { id, email, role, first_name, last_name, profile_image, affiliate_code };
/** What of an answer's user the subject plans knows. */
type ShownPlan = 'entitlements' | 'pricing_plan' | 'plan_title' | 'plan_price';

/** The person as answers show them, without their plan. */
export async function findUser(db: Db, userId: number): Promise<Omit<User, ShownPlan> | undefined> {
  const [row] = await db
    .select({ ...shownUser, asked: users.deletion_requested_at })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) return undefined;
  const { asked, ...user } = row;
  return { ...user, profile_image: photoAddress(user.profile_image), deletion_on: erasedOn(asked) };
}

type Person = typeof users.$inferSelect;
const person = getTableColumns(users);
const columnsOf = <K extends keyof Person>(names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, person[name]])) as Pick<typeof person, K>;

/** What is named of a person; nothing once the account is gone. */
export async function findPerson<K extends keyof Person>(
  db: Db,
  userId: number,
  names: readonly K[],
): Promise<Pick<Person, K> | undefined> {
  const [row] = await db.select(columnsOf(names)).from(users).where(eq(users.id, userId));
  return row as Pick<Person, K> | undefined;
}

/** The same of whoever has this email, which is trimmed and in lower case. */
export async function findPersonAt<K extends keyof Person>(
  db: Db,
  address: string,
  names: readonly K[],
): Promise<Pick<Person, K> | undefined> {
  const [row] = await db.select(columnsOf(names)).from(users).where(eq(users.email, address));
  return row as Pick<Person, K> | undefined;
}

/** Whom a mail to this address is for. The mail goes to the stored spelling, never to the typed one. */
export const findAddressee = (db: Db, address: string) => findPersonAt(db, address, ['id', 'email', 'first_name']);

export const findAddresseeById = (db: Db, userId: number) => findPerson(db, userId, ['id', 'email', 'first_name']);

/**
 * Waits until nobody else opens or ends sessions of this person, and keeps them out until the transaction ends. Everything
 * that ends sessions or exchanges links begins with it, and what two requests at once must not both do. Rows that only name
 * the person, as a line of the audit log, need not wait: whoever writes one while holding something else would wait in a circle.
 */
export async function lockPerson<K extends keyof Person = 'password_hash'>(
  tx: Db,
  userId: number,
  names: readonly K[] = ['password_hash' as K],
): Promise<Pick<Person, K> | undefined> {
  const [row] = await tx.select(columnsOf(names)).from(users).where(eq(users.id, userId)).for('no key update');
  return row as Pick<Person, K> | undefined;
}

/** The only change of an account, whoever asks for it: each subject passes what is its own. The plan is written by its terms alone. */
export async function changePerson(db: Db, userId: number, columns: Partial<Omit<Person, 'pricing_plan' | 'plan_ends_at'>>): Promise<void> {
  if (Object.keys(columns).length > 0) await db.update(users).set(columns).where(eq(users.id, userId));
}

/** The same change of many; their rows are held already. */
export async function changePeople(db: Db, ids: number[], columns: Partial<Pick<Person, 'school_id'>>): Promise<void> {
  if (ids.length > 0) await db.update(users).set(columns).where(inArray(users.id, ids));
}

/** The copy in the account of the term that names the plan; the terms alone say what it is. */
export async function copyPlan(tx: Db, userId: number, term: { plan_id: number; ends_at: Date | null } | undefined): Promise<void> {
  await tx
    .update(users)
    .set({ pricing_plan: term?.plan_id ?? null, plan_ends_at: term?.ends_at ?? null })
    .where(eq(users.id, userId));
}

export interface Credentials {
  id: number;
  password_hash: string;
  email_confirmed_at: Date | null;
}

export async function findCredentials(db: Db, address: string): Promise<Credentials | undefined> {
  return findPersonAt(db, address, ['id', 'password_hash', 'email_confirmed_at']);
}

/** @returns the new id, or nothing when the email is taken. */
export async function addUser(db: Db, person: NewUser): Promise<number | undefined> {
  const [row] = await db.insert(users).values(person).onConflictDoNothing({ target: users.email }).returning({ id: users.id });
  return row?.id;
}

export async function confirmEmail(db: Db, userId: number, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ email_confirmed_at: sql`coalesce(${users.email_confirmed_at}, ${at.toISOString()}::timestamptz)` })
    .where(eq(users.id, userId));
}

/** The person who waits for a confirmation link at this address, if any. */
export async function findUnconfirmed(db: Db, address: string) {
  const [row] = await db
    .select({ id: users.id, first_name: users.first_name, role: users.role })
    .from(users)
    .where(and(eq(users.email, address), isNull(users.email_confirmed_at)));
  return row;
}

export async function isEmailTaken(db: Db, address: string): Promise<boolean> {
  return (await db.$count(users, eq(users.email, address))) > 0;
}

/** The other half: several sessions may go on at once, but not while one is being ended. */
export async function holdPerson(tx: Db, userId: number): Promise<{ password_hash: string } | undefined> {
  const { password_hash } = users;
  const [row] = await tx.select({ password_hash }).from(users).where(eq(users.id, userId)).for('share');
  return row;
}

/** Whether somebody has this photo. */
export async function isPhotoUsed(db: Db, name: string): Promise<boolean> {
  return (await db.$count(users, eq(users.profile_image, name))) > 0;
}
