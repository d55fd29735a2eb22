import { and, eq, isNull } from 'drizzle-orm';
import { second_factors } from '../accounts/second-factor.tables.ts';
import type { Db } from '../platform/database.ts';
import { desk_members } from './desk.tables.ts';

/** Somebody's place at the desk as it is now, and since when their second factor is asked for; nothing where they have none. */
export async function findMember(db: Db, userId: number) {
  const { level, school_id, code } = desk_members;
  const [member] = await db
    .select({ level, school_id, code, second_factor_at: second_factors.confirmed_at })
    .from(desk_members)
    .leftJoin(second_factors, eq(second_factors.user_id, desk_members.user_id))
    .where(and(eq(desk_members.user_id, userId), isNull(desk_members.ended_at)));
  return member;
}

/** Gives somebody a place at the desk, or another one than they had. */
export async function addMember(db: Db, member: typeof desk_members.$inferInsert): Promise<void> {
  await db
    .insert(desk_members)
    .values(member)
    .onConflictDoUpdate({ target: desk_members.user_id, set: { school_id: null, code: null, ended_at: null, ...member } });
}

/** How many have, or had, a place at the desk. */
export function countMembers(db: Db): Promise<number> {
  return db.$count(desk_members);
}
