import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { User } from '@careerscoop/contract/accounts';
import type { Db } from '../platform/database.ts';
import { plans } from '../plans/plans.tables.ts';
import { industries, tags } from '../content/content.tables.ts';
import { affiliate_codes, mailed_links, user_tags, users } from './accounts.tables.ts';

export type NewUser = Omit<typeof users.$inferInsert, 'id' | 'created_at'>;

const { id, email, role, first_name, last_name, profile_image, pricing_plan, affiliate_code } = getTableColumns(users);
const shownUser = { id, email, role, first_name, last_name, profile_image, pricing_plan, affiliate_code };

/** The person as answers show them. */
export async function findUser(db: Db, userId: number): Promise<User | undefined> {
  const [row] = await db
    .select({ ...shownUser, plan_title: plans.title, plan_price: plans.price })
    .from(users)
    .leftJoin(plans, eq(plans.id, users.pricing_plan))
    .where(eq(users.id, userId));
  return row;
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

export async function addLink(db: Db, link: typeof mailed_links.$inferInsert): Promise<void> {
  await db.insert(mailed_links).values(link);
}

/** A link with the person it is for; `used_at` and `expires_at` are for the caller to judge. */
export async function findLink(db: Db, tokenHash: string, purpose: 'confirm_email') {
  const { user_id, expires_at, used_at } = mailed_links;
  const [row] = await db
    .select({ user_id, expires_at, used_at, email_confirmed_at: users.email_confirmed_at })
    .from(mailed_links)
    .innerJoin(users, eq(users.id, mailed_links.user_id))
    .where(and(eq(mailed_links.token_hash, tokenHash), eq(mailed_links.purpose, purpose)));
  return row;
}

/** Uses the link up. @returns false when somebody else did so first. */
export async function useLink(db: Db, tokenHash: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(mailed_links)
    .set({ used_at: at })
    .where(and(eq(mailed_links.token_hash, tokenHash), isNull(mailed_links.used_at)))
    .returning({ token_hash: mailed_links.token_hash });
  return rows.length === 1;
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
