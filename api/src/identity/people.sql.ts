import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { User } from '@careerscoop/contract/accounts';
import type { Db } from '../platform/database.ts';
import { affiliate_codes, industries, plans, tags, user_tags, users } from './identity.tables.ts';
import { erasedOn } from './erased-on.ts';
import { photoAddress } from './photo-address.ts';

export type NewUser = Omit<typeof users.$inferInsert, 'id' | 'created_at'>;

const { id, email, role, first_name, last_name, profile_image, pricing_plan, affiliate_code } = getTableColumns(users);
const shownUser = { id, email, role, first_name, last_name, profile_image, pricing_plan, affiliate_code };

/** The person as answers show them. */
export async function findUser(db: Db, userId: number): Promise<Omit<User, 'entitlements'> | undefined> {
  const [row] = await db
    .select({ ...shownUser, plan_title: plans.title, plan_price: plans.price, asked: users.deletion_requested_at })
    .from(users)
    .leftJoin(plans, eq(plans.id, users.pricing_plan))
    .where(eq(users.id, userId));
  if (!row) return undefined;
  const { asked, ...user } = row;
  return { ...user, profile_image: photoAddress(user.profile_image), deletion_on: erasedOn(asked) };
}

export interface Credentials {
  id: number;
  password_hash: string;
  email_confirmed_at: Date | null;
}

export async function findCredentials(db: Db, address: string): Promise<Credentials | undefined> {
  const { password_hash, email_confirmed_at } = users;
  const [row] = await db.select({ id: users.id, password_hash, email_confirmed_at }).from(users).where(eq(users.email, address));
  return row;
}

/** @returns the new id, or nothing when the email is taken. */
export async function addUser(db: Db, person: NewUser): Promise<number | undefined> {
  const [row] = await db.insert(users).values(person).onConflictDoNothing({ target: users.email }).returning({ id: users.id });
  return row?.id;
}

export async function hasIndustry(db: Db, industryId: number): Promise<boolean> {
  return (await db.$count(industries, eq(industries.id, industryId))) === 1;
}

/** Whether every one of these tags exists. */
export async function hasTags(db: Db, tagIds: number[]): Promise<boolean> {
  return tagIds.length === 0 || (await db.$count(tags, inArray(tags.id, tagIds))) === tagIds.length;
}

export async function addUserTags(db: Db, userId: number, tagIds: number[]): Promise<void> {
  if (tagIds.length > 0) await db.insert(user_tags).values(tagIds.map((tag_id) => ({ user_id: userId, tag_id })));
}

/** An active affiliate code in its stored spelling, whatever the case it was typed in. */
export async function findAffiliateCode(db: Db, typed: string) {
  const { code, school_id } = affiliate_codes;
  const [row] = await db
    .select({ code, school_id })
    .from(affiliate_codes)
    .where(and(eq(affiliate_codes.code, typed.toUpperCase()), eq(affiliate_codes.is_active, true)));
  return row;
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

/** Whom a mail to this address is for. The mail goes to the stored spelling, never to the typed one. */
export async function findAddressee(db: Db, address: string) {
  const [row] = await db.select({ id: users.id, email: users.email, first_name: users.first_name }).from(users).where(eq(users.email, address));
  return row;
}

export async function findAddresseeById(db: Db, userId: number) {
  const [row] = await db.select({ id: users.id, email: users.email, first_name: users.first_name }).from(users).where(eq(users.id, userId));
  return row;
}

export async function findPasswordHash(db: Db, userId: number): Promise<string | undefined> {
  const [row] = await db.select({ password_hash: users.password_hash }).from(users).where(eq(users.id, userId));
  return row?.password_hash;
}

export async function changePasswordHash(db: Db, userId: number, password_hash: string): Promise<void> {
  await db.update(users).set({ password_hash }).where(eq(users.id, userId));
}

export async function isEmailTaken(db: Db, address: string): Promise<boolean> {
  return (await db.$count(users, eq(users.email, address))) > 0;
}

/** Makes the new address count, at once confirmed: its link came from there. */
export async function changeEmail(db: Db, userId: number, address: string, at: Date): Promise<void> {
  await db.update(users).set({ email: address, email_confirmed_at: at }).where(eq(users.id, userId));
}

/**
 * Waits until nobody else opens or ends sessions of this person, and keeps them out until the transaction ends. Everything
 * that ends sessions or exchanges links begins with it.
 */
export async function lockPerson(tx: Db, userId: number): Promise<{ password_hash: string } | undefined> {
  const { password_hash } = users;
  const [row] = await tx.select({ password_hash }).from(users).where(eq(users.id, userId)).for('update');
  return row;
}

/** The other half: several sessions may go on at once, but not while one is being ended. */
export async function holdPerson(tx: Db, userId: number): Promise<{ password_hash: string } | undefined> {
  const { password_hash } = users;
  const [row] = await tx.select({ password_hash }).from(users).where(eq(users.id, userId)).for('key share');
  return row;
}

/** The account itself, and with it all that refers to it. What has no name in it stays: see docs/privacy.md. */
export async function erasePerson(tx: Db, userId: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}
