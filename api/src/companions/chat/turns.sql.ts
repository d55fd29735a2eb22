import { and, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { chat_messages, chat_turns, chat_usage, conversations } from './chat.tables.ts';
import type { TurnResult } from './running-turn.ts';
import type { Logged } from './turn-log.ts';

export type StoredTurn = Pick<
  typeof chat_turns.$inferSelect,
  'id' | 'key_hash' | 'body_hash' | 'state' | 'source' | 'started_at' | 'heartbeat_at' | 'ended_at' | 'tokens' | 'log'
> & { agent_id: number };

const { id, key_hash, body_hash, state, source, started_at, heartbeat_at, ended_at, tokens, log } = chat_turns;
const shown = { id, key_hash, body_hash, state, source, started_at, heartbeat_at, ended_at, tokens, log, agent_id: conversations.agent_id };

const listWhere = (db: Db, where: ReturnType<typeof and>): Promise<StoredTurn[]> =>
  db.select(shown).from(chat_turns).innerJoin(conversations, eq(conversations.id, chat_turns.conversation_id)).where(where);

/** A turn of this student; somebody else's is not found. */
export const findTurn = async (db: Db, userId: number, turnId: string): Promise<StoredTurn | undefined> =>
  (await listWhere(db, and(eq(id, turnId), eq(chat_turns.user_id, userId))))[0];

const inTheWay = (userId: number, keyHash: string) => and(eq(chat_turns.user_id, userId), or(eq(state, 'running'), eq(key_hash, keyHash)));

/** What keeps this student from a new turn: one that runs, and one that has this key. */
export const listInTheWay = (db: Db, userId: number, keyHash: string) => listWhere(db, inTheWay(userId, keyHash));

export async function findConversation(
  db: Db,
  { user_id, agent_id, onet_code }: { user_id: number; agent_id: number; onet_code: string | null },
) {
  const [row] = await db
    .select({ id: conversations.id, task: conversations.task })
    .from(conversations)
    .where(
      and(
        eq(conversations.user_id, user_id),
        eq(conversations.agent_id, agent_id),
        eq(sql`coalesce(${conversations.onet_code}, '')`, onet_code ?? ''),
      ),
    );
  return row;
}

/** Stores how a turn ended; nothing where it was ended or cleared meanwhile. */
export async function closeTurn(tx: Db, turnId: string, result: TurnResult): Promise<void> {
  const { status, source: by, outcome, tokens: used, at, log: told, content, cards, cites, notices } = result;
  const [row] = await tx
    .update(chat_turns)
    .set({ state: status, source: by, ended_at: at, tokens: used, log: [...told] })
    .where(and(eq(id, turnId), eq(state, 'running')))
    .returning({ conversation_id: chat_turns.conversation_id, user_id: chat_turns.user_id });
  if (!row) return;
  await tx
    .update(chat_messages)
    .set({ content, cards, cites, notices, created_at: at })
    .where(and(eq(chat_messages.turn_id, turnId), eq(chat_messages.role, 'assistant')));
  const task = outcome?.task === undefined ? {} : { task: outcome.task };
  await tx
    .update(conversations)
    .set({ last_at: at, ...task })
    .where(eq(conversations.id, row.conversation_id));
  if (used === 0) return;
  const [today] = await tx
    .select({ day: chat_usage.day })
    .from(chat_usage)
    .where(eq(chat_usage.user_id, row.user_id))
    .orderBy(desc(chat_usage.day))
    .limit(1);
  if (!today) return;
  await tx
    .update(chat_usage)
    .set({ tokens: sql`${chat_usage.tokens} + ${used}` })
    .where(and(eq(chat_usage.user_id, row.user_id), eq(chat_usage.day, today.day)));
}

type Endings = Map<string, { ending: 'stopped' | 'cut' | null }>;

/**
 * Keeps the events of turns at once, what they took, and that this process is at them. @returns those that are still running, with how another
 * process wants them to end
 */
export async function beatOf(db: Db, at: Date, turns: { id: string; log: readonly Logged[] | null; tokens: number }[]): Promise<Endings> {
  if (turns.length === 0) return new Map();
  const { rows } = (await db.execute(sql`
    update chat_turns
    set heartbeat_at = ${at.toISOString()}::timestamptz, log = coalesce(fresh.log, chat_turns.log), tokens = fresh.tokens
    from jsonb_to_recordset(${JSON.stringify(turns)}::jsonb) as fresh(id uuid, log jsonb, tokens int)
    where chat_turns.id = fresh.id and chat_turns.state = 'running'
    returning chat_turns.id, chat_turns.ending`)) as unknown as { rows: { id: string; ending: 'stopped' | 'cut' | null }[] };
  return new Map(rows.map((row) => [row.id, row]));
}

/** Which of these another process wants to end. */
export async function findEndings(db: Db, ids: string[]): Promise<Endings> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id, ending: chat_turns.ending })
    .from(chat_turns)
    .where(and(inArray(id, ids), isNotNull(chat_turns.ending)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Asks the process that is at it to end a turn of this student, or all of them. */
export async function askToEnd(db: Db, userId: number, ending: 'stopped' | 'cut', turnId?: string): Promise<void> {
  await db
    .update(chat_turns)
    .set({ ending: sql`coalesce(${chat_turns.ending}, ${ending})` })
    .where(and(eq(chat_turns.user_id, userId), eq(state, 'running'), turnId ? eq(id, turnId) : undefined));
}

/** Running turns that nobody was seen at since then. */
export async function listStale(db: Db, before: Date) {
  return db
    .select({ id, log, tokens, started_at })
    .from(chat_turns)
    .where(and(eq(state, 'running'), lt(heartbeat_at, before)))
    .limit(500);
}

/** What an answer came to, for a turn whose events are gone. */
export async function findAnswer(db: Db, turnId: string) {
  const { content, cards, cites, notices } = chat_messages;
  const [row] = await db
    .select({ content, cards, cites, notices })
    .from(chat_messages)
    .where(and(eq(chat_messages.turn_id, turnId), eq(chat_messages.role, 'assistant')));
  return row;
}
