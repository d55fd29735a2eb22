import { type SQL, and, asc, eq, gte, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { CHECK_KINDS, type CheckKind, type CheckState } from '@careerscoop/contract/mentor-hours';
import { users } from '../../identity/identity.tables.ts';
import type { Db } from '../../platform/database.ts';
import { mentor_checks } from './mentor-safety.tables.ts';

type Check = typeof mentor_checks.$inferInsert;

/** What is checked of this mentor, all five kinds in their order; what nobody entered waits. */
export async function listChecks(
  db: Db,
  mentorId: number,
): Promise<{ kind: CheckKind; state: CheckState; cleared_on: string | null; expires_on: string | null }[]> {
  const { kind, state, cleared_on, expires_on } = mentor_checks;
  const entered = await db.select({ kind, state, cleared_on, expires_on }).from(mentor_checks).where(eq(mentor_checks.mentor_id, mentorId));
  return CHECK_KINDS.map(
    (each) => entered.find((row) => row.kind === each) ?? { kind: each, state: 'waiting' as const, cleared_on: null, expires_on: null },
  );
}

/** The check of this kind as somebody entered it; nothing where nobody has. */
export async function findCheck(db: Db, mentorId: number, kind: CheckKind) {
  const [row] = await db
    .select()
    .from(mentor_checks)
    .where(and(eq(mentor_checks.mentor_id, mentorId), eq(mentor_checks.kind, kind)));
  return row;
}

/** Enters a check in place of the one of its kind; its notices begin anew. */
export async function saveCheck(tx: Db, check: Check): Promise<void> {
  const { mentor_id, kind } = mentor_checks;
  await tx
    .insert(mentor_checks)
    .values(check)
    .onConflictDoUpdate({
      target: [mentor_id, kind],
      set: { reference: '', cleared_on: null, expires_on: null, told_days: null, ...check },
    });
}

/** Enters those that nobody has entered yet. */
export async function addChecks(tx: Db, checks: Check[]): Promise<void> {
  await tx.insert(mentor_checks).values(checks).onConflictDoNothing();
}

export interface Ending {
  mentor_id: number;
  kind: CheckKind;
  expires_on: string;
  email: string;
  first_name: string;
}

/** Of these a mentor was not told, or only earlier: fewer days before the end. */
const untold = (days: number) => sql`coalesce(${mentor_checks.told_days}, 32767) > ${days}`;

/** Clear checks of approved mentors that end within so many days, and of which they were not told yet; the next one first. */
export function listEnding(db: Db, today: string, days: number): Promise<Ending[]> {
  const { expires_on } = mentor_checks;
  return listUntold(db, and(gte(expires_on, today), lte(expires_on, sql`${today}::date + ${days}::int`)), days);
}

/** The same of those that are over. */
export function listOver(db: Db, today: string): Promise<Ending[]> {
  return listUntold(db, lt(mentor_checks.expires_on, today), 0);
}

function listUntold(db: Db, when: SQL | undefined, days: number): Promise<Ending[]> {
  const { mentor_id, kind, state, expires_on } = mentor_checks;
  return db
    .select({ mentor_id, kind, expires_on: sql<string>`${expires_on}`, email: users.email, first_name: users.first_name })
    .from(mentor_checks)
    .innerJoin(users, eq(users.id, mentor_id))
    .where(and(eq(state, 'clear'), isNotNull(users.approved_at), isNull(users.deletion_requested_at), when, untold(days)))
    .orderBy(asc(expires_on), asc(mentor_id), asc(kind));
}

/** @returns false when somebody entered the check anew, or told of it, meanwhile. */
export async function noteTold(tx: Db, { mentor_id, kind, expires_on }: Ending, days: number): Promise<boolean> {
  const same = and(eq(mentor_checks.mentor_id, mentor_id), eq(mentor_checks.kind, kind), eq(mentor_checks.expires_on, expires_on));
  const rows = await tx
    .update(mentor_checks)
    .set({ told_days: days })
    .where(and(same, untold(days)))
    .returning({ kind: mentor_checks.kind });
  return rows.length === 1;
}
