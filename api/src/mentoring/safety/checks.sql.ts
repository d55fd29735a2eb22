import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { CHECK_KINDS, type CheckKind, type CheckState } from '@careerscoop/contract/mentoring';
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

/** Clear checks of approved mentors that end within so many days of which they were not told, each with whom to tell. */
export function listEnding(db: Db, today: string, days: number) {
  const { mentor_id, kind, state, expires_on, told_days } = mentor_checks;
  return db
    .select({ mentor_id, kind, expires_on: sql<string>`${expires_on}::text`, told_days, email: users.email, first_name: users.first_name })
    .from(mentor_checks)
    .innerJoin(users, eq(users.id, mentor_id))
    .where(
      and(
        eq(state, 'clear'),
        isNotNull(users.approved_at),
        sql`${expires_on} >= ${today}::date`,
        lte(expires_on, sql`${today}::date + ${days}::int`),
        sql`coalesce(${told_days}, 32767) > ${days}`,
      ),
    )
    .orderBy(asc(expires_on), asc(mentor_id));
}

/** @returns false when somebody entered the check anew, or told of it, meanwhile. */
export async function noteTold(tx: Db, mentorId: number, kind: CheckKind, expires_on: string, days: number): Promise<boolean> {
  const same = and(eq(mentor_checks.mentor_id, mentorId), eq(mentor_checks.kind, kind), eq(mentor_checks.expires_on, expires_on));
  const rows = await tx
    .update(mentor_checks)
    .set({ told_days: days })
    .where(and(same, sql`coalesce(${mentor_checks.told_days}, 32767) > ${days}`))
    .returning({ kind: mentor_checks.kind });
  return rows.length === 1;
}
