import { and, eq, sql } from 'drizzle-orm';
import { users } from '../../identity/identity.tables.ts';
import type { Db } from '../../platform/database.ts';
import { safety_events } from '../safety/safety.tables.ts';
import type { Earlier } from './answerer.ts';
import type { Talk } from './breaks.ts';
import { chat_messages, chat_turns, chat_usage, conversations } from './chat.tables.ts';

interface Thread {
  user_id: number;
  agent_id: number;
  onet_code: string | null;
}

/**
 * By who answered, and by what was noted when the turn began: one that broke off before anybody answered, or whose process was lost,
 * does not say that the safeguards would have. Who somebody is alone is answered as anything else.
 */
const isGuarded = sql`(exists (select 1 from ${chat_turns} where ${chat_turns.id} = said.turn_id and ${chat_turns.source} = 'safety')
  or exists (select 1 from ${safety_events} where ${safety_events.user_id} = ${users.id} and ${safety_events.turn} = said.turn_id
    and ${safety_events.kind} <> 'identity'))`;

/**
 * All that a new turn is decided by, in one question since the first word waits for it: whether one may be in the way, the day on
 * which the student wrote last, and the thread with what was said last in it, oldest first.
 */
export async function findBeginning(tx: Db, { user_id, agent_id, onet_code, key_hash }: Thread & { key_hash: string }, most: number) {
  const { day, messages, tokens, talk_since, last_at } = chat_usage;
  const [row] = await tx
    .select({
      blocked: sql<boolean>`exists (select 1 from ${chat_turns} where ${chat_turns.user_id} = ${users.id}
        and (${chat_turns.state} = 'running' or ${chat_turns.key_hash} = ${key_hash}))`,
      usage: { day, messages, tokens, talk_since, last_at },
      task: conversations.task,
      said_at: conversations.last_at,
      earlier: sql<Earlier[]>`coalesce((select json_agg(json_build_object('role', said.role, 'content', said.content,
          'guarded', ${isGuarded}) order by said.id)
        from (select * from ${chat_messages} where ${chat_messages.conversation_id} = ${conversations.id} and ${chat_messages.content} <> ''
          order by ${chat_messages.id} desc limit ${most}) said), '[]'::json)`,
    })
    .from(users)
    .leftJoin(
      chat_usage,
      and(eq(chat_usage.user_id, users.id), eq(day, sql`(select max(used.day) from ${chat_usage} used where used.user_id = ${users.id})`)),
    )
    .leftJoin(
      conversations,
      and(
        eq(conversations.user_id, users.id),
        eq(conversations.agent_id, agent_id),
        eq(sql`coalesce(${conversations.onet_code}, '')`, onet_code ?? ''),
      ),
    )
    .where(eq(users.id, user_id));
  return row;
}

interface NewTurn extends Thread {
  id: string;
  key_hash: string;
  body_hash: string;
  text: string;
  day: string;
  talk: Talk;
  at: Date;
}

/**
 * Stores a message with the place of its answer, counts it, and begins the thread where there is none, in one statement. The caller
 * holds the student. @returns the number of the thread
 */
export async function addTurn(tx: Db, { id, user_id, agent_id, onet_code, text, day, talk, at, ...turn }: NewTurn): Promise<number> {
  const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  const now = moment(at);
  const { rows } = (await tx.execute(sql`
    with counted as (
      insert into chat_usage (user_id, day, messages, talk_since, last_at)
      values (${user_id}::int, ${day}::date, 1, ${moment(talk.talk_since)}, ${moment(talk.last_at)})
      on conflict (user_id, day) do update
        set messages = chat_usage.messages + 1, talk_since = excluded.talk_since, last_at = excluded.last_at
    ), thread as (
      insert into conversations (user_id, agent_id, onet_code, created_at, last_at)
      values (${user_id}::int, ${agent_id}::int, ${onet_code}::text, ${now}, ${now})
      on conflict (user_id, agent_id, coalesce(onet_code, '')) do update set last_at = excluded.last_at
      returning id
    ), turn as (
      insert into chat_turns (id, conversation_id, user_id, key_hash, body_hash, state, started_at, heartbeat_at)
      select ${id}::uuid, thread.id, ${user_id}::int, ${turn.key_hash}::text, ${turn.body_hash}::text, 'running', ${now}, ${now} from thread
      returning id, conversation_id
    )
    insert into chat_messages (conversation_id, turn_id, role, content, created_at)
    select turn.conversation_id, turn.id, said.role, said.content, ${now}
    from turn, (values (1, 'user', ${text}::text), (2, 'assistant', '')) said (place, role, content)
    order by said.place
    returning conversation_id`)) as unknown as { rows: { conversation_id: number }[] };
  if (!rows[0]) throw new Error('a turn was not stored');
  return rows[0].conversation_id;
}
