import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { users } from '../identity/identity.tables.ts';
import { results } from '../careers/careers.tables.ts';
import type { Db } from '../platform/database.ts';
import { report_addresses } from './report.tables.ts';

const { deletion_requested_at } = users;
const { user_id, salt, token_hash, made_at, closed_at } = report_addresses;

/** What decides about a student's report, with its address if it has ever had one. */
export async function findStanding(db: Db, userId: number) {
  const [row] = await db
    .select({ deletion_requested_at, salt, token_hash, made_at, closed_at })
    .from(users)
    .leftJoin(report_addresses, eq(user_id, users.id))
    .where(eq(users.id, userId));
  return row;
}

/** Whose report this token opens, with what decides whether it still does. */
export async function findByToken(db: Db, tokenHash: string) {
  const [row] = await db
    .select({ deletion_requested_at, user_id })
    .from(report_addresses)
    .innerJoin(users, eq(users.id, user_id))
    .where(and(eq(token_hash, tokenHash), isNull(closed_at)));
  return row;
}

export async function hasTen(db: Db, userId: number): Promise<boolean> {
  return (await db.$count(results, and(eq(results.user_id, userId), isNotNull(results.rank)))) > 0;
}

type NewAddress = Pick<typeof report_addresses.$inferInsert, 'salt' | 'token_hash' | 'made_at'>;

/** Puts a new address in place of the one before, which opens nothing from then on. */
export async function replaceAddress(db: Db, userId: number, address: NewAddress): Promise<void> {
  const fresh = { ...address, closed_at: null };
  await db
    .insert(report_addresses)
    .values({ user_id: userId, ...fresh })
    .onConflictDoUpdate({ target: user_id, set: fresh });
}

/** The first address, with the first ten. Who has closed the report keeps it closed. */
export async function addFirstAddress(db: Db, userId: number, address: NewAddress): Promise<void> {
  await db
    .insert(report_addresses)
    .values({ user_id: userId, ...address })
    .onConflictDoNothing();
}

export async function closeAddress(db: Db, userId: number, at: Date): Promise<boolean> {
  const rows = await db
    .update(report_addresses)
    .set({ closed_at: at })
    .where(and(eq(user_id, userId), isNull(closed_at)))
    .returning({ user_id });
  return rows.length > 0;
}
