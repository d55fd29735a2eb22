import { type SQL, and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Level } from '@careerscoop/contract/desk-permissions';
import type { MEMBER_SORTS, MEMBER_STATES } from '@careerscoop/contract/desk-members';
import { DESK_ROWS } from '@careerscoop/contract/desk';
import { second_factors } from '../../accounts/second-factor.tables.ts';
import { affiliate_codes, schools, users } from '../../identity/identity.tables.ts';
import { isFoundBy } from '../../identity/search.sql.ts';
import type { Db } from '../../platform/database.ts';
import { COUNT_TO } from '../counted.ts';
import { desk_members } from '../desk.tables.ts';
import type { Scope } from '../scope.ts';

const { user_id, level, school_id, code, created_at, ended_at } = desk_members;
const place = { user_id, level, school_id, code, ended_at };
export type Place = Pick<typeof desk_members.$inferSelect, keyof typeof place>;

/** Somebody's place at the desk as it is now, and since when their second factor is asked for; nothing where they have none. */
export async function findMember(db: Db, userId: number) {
  const [member] = await db
    .select({ level, school_id, code, second_factor_at: second_factors.confirmed_at })
    .from(desk_members)
    .leftJoin(second_factors, eq(second_factors.user_id, user_id))
    .where(and(eq(user_id, userId), isNull(ended_at)));
  return member;
}

/** Gives somebody a place at the desk, or another one than they had. */
export async function addMember(db: Db, member: typeof desk_members.$inferInsert): Promise<void> {
  await db
    .insert(desk_members)
    .values(member)
    .onConflictDoUpdate({ target: user_id, set: { school_id: null, code: null, ended_at: null, ...member } });
}

/** How many have, or had, a place at the desk. */
export function countMembers(db: Db): Promise<number> {
  return db.$count(desk_members);
}

/** A place, open or ended, held until the transaction ends: whoever decides about it too waits and sees what became of it. */
export async function holdPlace(tx: Db, userId: number): Promise<Place | undefined> {
  const [row] = await tx.select(place).from(desk_members).where(eq(user_id, userId)).for('update');
  return row;
}

/** All administrators' places, held in one order, so that two who end each other's at once do not both succeed. */
export async function holdAdmins(tx: Db): Promise<number[]> {
  const rows = await tx
    .select({ user_id })
    .from(desk_members)
    .where(and(eq(level, 'admin'), isNull(ended_at)))
    .orderBy(asc(user_id))
    .for('update');
  return rows.map((row) => row.user_id);
}

export async function changePlace(tx: Db, userId: number, change: Partial<Place>): Promise<void> {
  await tx.update(desk_members).set(change).where(eq(user_id, userId));
}

export interface MembersAsked {
  q?: string | undefined;
  sort?: (typeof MEMBER_SORTS)[number] | `-${(typeof MEMBER_SORTS)[number]}` | undefined;
  page: number;
  level?: Level | undefined;
  state?: (typeof MEMBER_STATES)[number] | undefined;
}

const ORDERS = { name: [users.first_name, users.last_name], level: [level], created_at: [created_at] };

/** One page of who has a place, those that ended last; who reaches no further than their own sees themselves. */
export async function listMembers(db: Db, scope: Scope, { q, sort = 'name', page, level: of, state }: MembersAsked) {
  const when = and(
    scope.reach === 'own' ? eq(user_id, scope.user_id) : undefined,
    q ? isFoundBy(q) : undefined,
    of && eq(level, of),
    state && (state === 'open' ? isNull(ended_at) : isNotNull(ended_at)),
  );
  const down = sort.startsWith('-');
  const order = ORDERS[sort.replace('-', '') as keyof typeof ORDERS].map((column) => (down ? desc(column) : asc(column)));
  const rows = await db
    .select({
      id: user_id,
      first_name: users.first_name,
      last_name: users.last_name,
      email: users.email,
      level,
      school_id,
      code,
      organization: sql<string | null>`coalesce(${schools.name}, ${affiliate_codes.label})`,
      second_factor: sql<boolean>`${second_factors.confirmed_at} is not null`,
      created_at,
      ended_at,
    })
    .from(desk_members)
    .innerJoin(users, eq(users.id, user_id))
    .leftJoin(schools, eq(schools.id, school_id))
    .leftJoin(affiliate_codes, eq(affiliate_codes.code, code))
    .leftJoin(second_factors, eq(second_factors.user_id, user_id))
    .where(when)
    .orderBy(asc(isNotNull(ended_at)), ...order, asc(user_id))
    .limit(DESK_ROWS)
    .offset((page - 1) * DESK_ROWS);
  return { rows, found: await countFound(db, when) };
}

async function countFound(db: Db, when: SQL | undefined): Promise<number> {
  const found = db.select({ user_id }).from(desk_members).innerJoin(users, eq(users.id, user_id)).where(when).limit(COUNT_TO);
  return db.$count(found.as('found'));
}
