import { and, asc, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { chat_reports, chat_turns, conversations } from '../../companions/chat/chat.tables.ts';
import { ai_agents } from '../../companions/companions.tables.ts';
import { safety_events } from '../../companions/safety/safety.tables.ts';
import type { Db } from '../../platform/database.ts';
import { COUNT_TO } from '../counted.ts';
import { countRows, pageOf, sortOf } from '../list-page.ts';
import type { Scope } from '../scope.ts';

interface Asked<S extends string> {
  q?: string | undefined;
  state: 'open' | 'closed' | 'all';
  sort?: S | `-${S}` | undefined;
  page: number;
}

/** A search among what has no words finds a number. */
const numberIn = (q: string | undefined) => (q === undefined || q === '' ? undefined : /^\d{1,9}$/.test(q) ? Number(q) : 0);

/** A page of what the companions noticed and a person reads: danger first, then the oldest, where no other order is asked for. */
export async function listEvents(db: Db, _scope: Scope, { q, state, sort, page }: Asked<'at'>) {
  const { id, tier, at } = safety_events;
  const number = numberIn(q);
  const where = and(
    ne(safety_events.state, 'counted'),
    state === 'all' ? undefined : eq(safety_events.state, state),
    number === undefined ? undefined : eq(id, number),
  );
  const { limit, offset } = pageOf(page);
  const way = sort && sortOf(sort).down ? desc : asc;
  const order = [...(sort ? [] : [desc(tier)]), way(at), way(id)];
  const rows = await db
    .select()
    .from(safety_events)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return { rows, counted: await countRows(db, db.select({ id }).from(safety_events).where(where).limit(COUNT_TO).as('counted')) };
}

/** A page of the answers that students reported, the oldest first. */
export async function listChatReports(db: Db, _scope: Scope, { q, state, sort, page }: Asked<'created'>) {
  const { id, turn_id, created_at, closed_at } = chat_reports;
  const number = numberIn(q);
  const where = and(
    state === 'all' ? undefined : state === 'open' ? isNull(closed_at) : isNotNull(closed_at),
    number === undefined ? undefined : eq(id, number),
  );
  const { limit, offset } = pageOf(page);
  const way = sort && sortOf(sort).down ? desc : asc;
  const rows = await db
    .select({ id, created_at, closed_at, agent: ai_agents.name })
    .from(chat_reports)
    .leftJoin(chat_turns, eq(chat_turns.id, turn_id))
    .leftJoin(conversations, eq(conversations.id, chat_turns.conversation_id))
    .leftJoin(ai_agents, eq(ai_agents.id, conversations.agent_id))
    .where(where)
    .orderBy(way(created_at), way(id))
    .limit(limit)
    .offset(offset);
  return { rows, counted: await countRows(db, db.select({ id }).from(chat_reports).where(where).limit(COUNT_TO).as('counted')) };
}
