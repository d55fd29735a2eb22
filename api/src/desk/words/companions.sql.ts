import { and, asc, count, desc, eq } from 'drizzle-orm';
import { agent_assignments, ai_agents } from '../../companions/companions.tables.ts';
import { schools, users } from '../../identity/identity.tables.ts';
import type { Db } from '../../platform/database.ts';
import { COUNT_TO } from '../counted.ts';
import { isLike } from '../is-like.ts';
import { pageOf } from '../list-page.ts';
import type { Scope } from '../scope.ts';
import { keptIn, within } from './kept.sql.ts';

export const COMPANIONS = keptIn<typeof ai_agents.$inferSelect, typeof ai_agents>('companion', ai_agents, [ai_agents.ordering]);

/** The companions in their order, with how many students each was given to. */
export function listCompanions(db: Db, scope: Scope) {
  const given = db.$count(agent_assignments, eq(agent_assignments.agent_id, ai_agents.id));
  const { id, name, image, short_description, with_plan, ordering } = ai_agents;
  return db
    .select({ id, name, image, short_description, with_plan, ordering, given })
    .from(ai_agents)
    .where(within(scope))
    .orderBy(asc(ordering), asc(id));
}

interface Asked {
  agent_id: number;
  q?: string | undefined;
  down: boolean;
  page: number;
}

const holder = { student_id: users.id, first_name: users.first_name, school: schools.name };

/** One page of the students that a companion was given to, and how many there are. */
export async function listHolders(db: Db, scope: Scope, { agent_id, q, down, page }: Asked) {
  const found = and(within(scope), eq(agent_assignments.agent_id, agent_id), q ? isLike(users.first_name, q) : undefined);
  const { limit, offset } = pageOf(page);
  const direction = down ? desc : asc;
  const rows = await db
    .select(holder)
    .from(agent_assignments)
    .innerJoin(users, eq(users.id, agent_assignments.user_id))
    .leftJoin(schools, eq(schools.id, users.school_id))
    .where(found)
    .orderBy(direction(users.first_name), direction(users.id))
    .limit(limit)
    .offset(offset);
  const some = db
    .select({ id: agent_assignments.user_id })
    .from(agent_assignments)
    .innerJoin(users, eq(users.id, agent_assignments.user_id))
    .where(found)
    .limit(COUNT_TO)
    .as('some');
  const [counted] = await db.select({ rows: count() }).from(some);
  return { rows, found: counted?.rows ?? 0 };
}

/** The student of an address, held until the transaction ends. */
export async function findHolder(tx: Db, scope: Scope, email: string) {
  const [row] = await tx
    .select(holder)
    .from(users)
    .leftJoin(schools, eq(schools.id, users.school_id))
    .where(and(within(scope), eq(users.email, email), eq(users.role, 'Student')))
    .for('no key update', { of: users });
  return row;
}

/** @returns whether it was not theirs before */
export async function giveTo(tx: Db, assignment: { user_id: number; agent_id: number }): Promise<boolean> {
  const rows = await tx.insert(agent_assignments).values(assignment).onConflictDoNothing().returning({ id: agent_assignments.user_id });
  return rows.length === 1;
}

/** @returns whether it was theirs */
export async function takeFrom(tx: Db, scope: Scope, { user_id, agent_id }: { user_id: number; agent_id: number }): Promise<boolean> {
  const rows = await tx
    .delete(agent_assignments)
    .where(and(within(scope), eq(agent_assignments.user_id, user_id), eq(agent_assignments.agent_id, agent_id)))
    .returning({ id: agent_assignments.user_id });
  return rows.length === 1;
}
