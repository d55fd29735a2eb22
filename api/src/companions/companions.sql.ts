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

/** One page of the companions that a student has, and how many there are in all. */
export async function listAgentsOf(db: Db, { user_id, subscribed, name, page, per_page }: AgentQuery) {
  const given = exists(
    db
      .select({ one: sql`1` })
      .from(agent_assignments)
      .where(and(eq(agent_assignments.agent_id, ai_agents.id), eq(agent_assignments.user_id, user_id))),
  );
  const theirs = and(
    subscribed ? or(eq(ai_agents.with_plan, true), given) : given,
    name ? eq(sql`lower(${ai_agents.name})`, name.toLowerCase()) : undefined,
  );
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
