import { and, asc, eq, exists, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { agent_assignments, ai_agents } from './companions.tables.ts';

interface AgentQuery {
  user_id: number;
  /** Those that come with the subscription as well as those given to this student. */
  subscribed: boolean;
  name?: string | undefined;
  page: number;
  per_page: number;
}

/** Those that come with the subscription, where there is one, and those that were given to this student. */
function ofStudent(db: Db, { user_id, subscribed }: Pick<AgentQuery, 'user_id' | 'subscribed'>) {
  const given = exists(
    db
      .select({ one: sql`1` })
      .from(agent_assignments)
      .where(and(eq(agent_assignments.agent_id, ai_agents.id), eq(agent_assignments.user_id, user_id))),
  );
  return subscribed ? or(eq(ai_agents.with_plan, true), given) : given;
}

/** A companion, whoever has it. */
export async function findAgent(db: Db, agentId: number) {
  const [row] = await db.select({ id: ai_agents.id, name: ai_agents.name }).from(ai_agents).where(eq(ai_agents.id, agentId));
  return row;
}

/** The same, with how a student may have it: by the subscription, or given to them. */
export async function findAgentFor(db: Db, agentId: number, userId: number) {
  const [row] = await db
    .select({ id: ai_agents.id, name: ai_agents.name, with_plan: ai_agents.with_plan, given: agent_assignments.user_id })
    .from(ai_agents)
    .leftJoin(agent_assignments, and(eq(agent_assignments.agent_id, ai_agents.id), eq(agent_assignments.user_id, userId)))
    .where(eq(ai_agents.id, agentId))
    .limit(1);
  return row && { ...row, given: row.given !== null };
}

/** Whether a student has this one. */
export async function isTheirs(
  db: Db,
  { agent_id, ...whose }: { user_id: number; agent_id: number; subscribed: boolean },
): Promise<boolean> {
  return (await db.$count(ai_agents, and(eq(ai_agents.id, agent_id), ofStudent(db, whose)))) > 0;
}

/** One page of the companions that a student has, and how many there are in all. */
export async function listAgentsOf(db: Db, { user_id, subscribed, name, page, per_page }: AgentQuery) {
  const theirs = and(ofStudent(db, { user_id, subscribed }), name ? eq(sql`lower(${ai_agents.name})`, name.toLowerCase()) : undefined);
  const { id, image, short_description, name: called } = ai_agents;
  const rows = await db
    .select({ id, name: called, image, short_description })
    .from(ai_agents)
    .where(theirs)
    .orderBy(asc(ai_agents.ordering), asc(id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  return { rows, total: await db.$count(ai_agents, theirs) };
}
