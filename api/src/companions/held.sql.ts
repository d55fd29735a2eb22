import { asc, eq } from 'drizzle-orm';
import type { Held } from '../platform/held.ts';
import { agent_assignments, ai_agents } from './companions.tables.ts';

/** The companions that were given to this person alone. */
export const COMPANIONS: Held[] = [
  {
    part: 'careers',
    title: 'Companions you were given',
    about: 'AI companions that a representative opened for you alone. Those of your plan come with the plan.',
    tables: [agent_assignments],
    rows: (db, { id }) => {
      const { user_id, agent_id } = agent_assignments;
      return db
        .select({ companion: ai_agents.name })
        .from(agent_assignments)
        .innerJoin(ai_agents, eq(ai_agents.id, agent_id))
        .where(eq(user_id, id))
        .orderBy(asc(ai_agents.ordering));
    },
  },
];
