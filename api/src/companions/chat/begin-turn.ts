import { randomUUID } from 'node:crypto';
import { type ChatNotice, EARLIER_LIMIT } from '@careerscoop/contract/chat';
import type { FastifyError, FastifyRequest } from 'fastify';
import { requireConsent } from '../../consent/require-consent.ts';
import { isMinor } from '../../identity/age.ts';
import { lockPerson } from '../../identity/people.sql.ts';
import type { Db } from '../../platform/database.ts';
import { isDatabaseAway } from '../../platform/database-away.ts';
import { AppError, refusalFor } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { lookAt } from '../safety/look-at.ts';
import { noteSafety } from '../safety/note-event.ts';
import { type Seen, answerOf } from './answerer-of.ts';
import { addTurn, findBeginning } from './begin-turn.sql.ts';
import { breakNotice, talkAfter } from './breaks.ts';
import { dayIsUsed, dayOf } from './chat-limits.ts';
import type { Companion } from './gates.ts';
import { type Found, openTurnsOf } from './open-turns.ts';
import { type TurnResult, runTurn } from './running-turn.ts';
import { cutStale, isStale } from './stale-turns.ts';
import { closeTurn, listInTheWay } from './turns.sql.ts';

/** A message that has passed the gates. */
export interface Sent {
  user_id: number;
  agent: Companion;
  onet_code: string | null;
  text: string;
  key_hash: string;
  body_hash: string;
  /** How many a day the student may send. */
  limit: number;
  request: FastifyRequest;
}

const ASKER = ['age', 'grade', 'zipcode', 'state', 'adult_on'] as const;

interface Begun {
  id: string;
  conversation_id: number;
  question: Seen;
  notices: ChatNotice[];
}

/**
 * Stores a message and has it answered, or finds that it is stored already by its key.
 * @throws key_reused, chat_busy, chat_limit, too_many_requests; nothing is stored then
 */
export async function beginTurn(services: Services, sent: Sent): Promise<Found> {
  const { database, limits, now } = services;
  const account = String(sent.user_id);
  try {
    await limits.use('chat_account', account);
  } catch (refused) {
    // What was answered already is no new message.
    const stored = refused instanceof AppError && (await database.db.transaction((tx) => findInTheWay(tx, sent, now())));
    if (!stored) throw refused;
    return { stored };
  }
  const begun = await database.db
    .transaction((tx) => store(tx, services, sent))
    .catch(async (error: unknown) => {
      // It was not taken, so it does not count.
      if (error instanceof AppError) await limits.giveBack('chat_account', account);
      throw error;
    });
  if ('stored' in begun) {
    await limits.giveBack('chat_account', account);
    return begun;
  }
  const turns = openTurnsOf(services);
  const running = runTurn({
    ...begun,
    user_id: sent.user_id,
    agent_id: sent.agent.id,
    answer: (signal, spend) => answerOf(services, begun.question, signal, spend),
    patience: () => turns.patience,
    now,
    store: (result) => keep(services, begun.id, result),
    tell: (failure) => void refusalFor(failure as FastifyError, sent.request),
  });
  return { running };
}

/**
 * What keeps a message from a new turn; one that nobody is at any more is ended.
 * @returns the turn that it has by its key. @throws key_reused for another body with this key, chat_busy while another answer runs
 */
async function findInTheWay(tx: Db, { user_id, key_hash, body_hash }: Sent, at: Date): Promise<string | undefined> {
  const present = await listInTheWay(tx, user_id, key_hash);
  const same = present.find((turn) => turn.key_hash === key_hash);
  if (same && same.body_hash !== body_hash) throw new AppError('key_reused');
  if (same) return same.id;
  for (const other of present) {
    if (!isStale(other, at)) throw new AppError('chat_busy');
    await cutStale(tx, other, at);
  }
  return undefined;
}

async function store(tx: Db, services: Services, sent: Sent): Promise<Begun | { stored: string }> {
  const at = services.now();
  const { user_id, agent, onet_code, text, key_hash, body_hash } = sent;
  const person = await lockPerson(tx, user_id, ASKER);
  if (!person) throw new AppError('session_expired');
  // Asked again under the lock: a parent may have taken the yes back in between.
  if (isMinor(person, at)) await requireConsent(tx, user_id, 'companions', at);
  const thread = { user_id, agent_id: agent.id, onet_code };
  const beginning = () => findBeginning(tx, { ...thread, key_hash }, EARLIER_LIMIT);
  let found = await beginning();
  if (found?.blocked) {
    const stored = await findInTheWay(tx, sent, at);
    if (stored) return { stored };
    found = await beginning();
  }
  if (!found) throw new AppError('session_expired');
  const { usage, earlier, task, said_at } = found;
  const before = usage ?? undefined;
  const day = dayOf(at);
  const today = before?.day === day ? before : undefined;
  if (today && today.messages >= sent.limit) throw dayIsUsed(sent.limit, at);
  const talk = talkAfter(before, at);

  const id = randomUUID();
  const conversation_id = await addTurn(tx, { ...thread, id, key_hash, body_hash, text, day, talk, at });
  const look = lookAt(text, earlier);
  const opened = await noteSafety(tx, services, { user_id, turn: id, look });
  const quiet_ms = said_at ? at.getTime() - said_at.getTime() : 0;
  const { adult_on, age, grade, zipcode, state } = person;
  const asker = { user_id, age, grade, zipcode: zipcode || null, state: state || null };
  return {
    id,
    conversation_id,
    question: { asker, agent, onet_code, text, earlier, task: task ?? null, quiet_ms, look, opened, tokens: today?.tokens ?? 0 },
    notices: breakNotice(before, talk, isMinor({ adult_on }, at)),
  };
}

const TRIES = 10;
const AGAIN_MS = 500;

/** A database that is away for some seconds loses no answer. */
async function keep({ database }: Services, id: string, result: TurnResult): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.db.transaction((tx) => closeTurn(tx, id, result));
    } catch (error) {
      if (tries === TRIES || !isDatabaseAway(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}
