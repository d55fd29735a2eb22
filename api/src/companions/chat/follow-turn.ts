import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { openTurnsOf } from './open-turns.ts';
import { cutStale, isStale } from './stale-turns.ts';
import { type Logged, eventsAfter, unfold } from './turn-log.ts';
import { type StoredTurn, findAnswer, findTurn } from './turns.sql.ts';

/** So often a turn that another process is at is looked at. */
const LOOK_MS = 300;

export interface Reading {
  user_id: number;
  session: string;
  /** The number of the last event that the reader got. */
  last: number;
  signal: AbortSignal;
}

/** The number of an event as its reader says it again; anything else begins from the start. */
export function lastOf(id: string | undefined): number {
  return id && /^\d{1,15}$/.test(id) ? Number(id) : 0;
}

/** The events of a turn, wherever it runs, and whether or not it does. @throws not_found where it is not this student's */
export async function* followTurn(services: Services, turnId: string, reading: Reading): AsyncGenerator<Logged, void> {
  const here = openTurnsOf(services).find(turnId);
  if (here?.user_id === reading.user_id) return yield* here.read(reading.last, reading.session, reading.signal);
  const { database, sessions, now } = services;
  let at = reading.last;
  while (!reading.signal.aborted) {
    const turn = await findTurn(database.db, reading.user_id, turnId);
    // Cleared meanwhile, or never theirs.
    if (!turn) throw new AppError('not_found');
    const entries = await eventsOf(services, turn);
    for (const event of eventsAfter(entries, at)) {
      yield event;
      at = event.id;
    }
    if (turn.state !== 'running') {
      const done = entries.at(-1);
      if (done && done.id <= reading.last) yield done;
      return;
    }
    if (isStale(turn, now())) await database.db.transaction((tx) => cutStale(tx, turn, now()));
    else await pause(LOOK_MS, reading.signal);
    if (!(await sessions.isOpen(reading.session))) throw new AppError('session_expired');
  }
}

async function eventsOf({ database }: Services, turn: StoredTurn): Promise<Logged[]> {
  if (turn.log) return turn.log;
  if (turn.state === 'running') return [];
  const answer = await findAnswer(database.db, turn.id);
  if (!answer) throw new AppError('not_found');
  const ended = turn.ended_at ?? turn.started_at;
  return unfold(turn.id, answer, { status: turn.state, source: turn.source ?? 'guide', timestamp: ended.toISOString() });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    signal.addEventListener('abort', go);
  });
}
