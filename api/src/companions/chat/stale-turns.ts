import type { Db } from '../../platform/database.ts';
import { type TurnResult } from './running-turn.ts';
import { fold, turnLog, type Logged } from './turn-log.ts';
import { closeTurn, listStale } from './turns.sql.ts';

/** After so long without a beat nobody is at a turn any more: its process is gone. */
const SILENT_MS = 10_000;

/** Whether the process that made this answer has left it. */
export function isStale(turn: { state: string; heartbeat_at: Date }, now: Date): boolean {
  return turn.state === 'running' && now.getTime() - turn.heartbeat_at.getTime() > SILENT_MS;
}

interface Left {
  id: string;
  log: Logged[] | null;
  tokens: number;
}

/** Ends a turn that nobody is at, with as much of the answer as was kept. */
export async function cutStale(tx: Db, turn: Left, at: Date): Promise<void> {
  await closeTurn(tx, turn.id, cutShort(turn, at));
}

/** All of them; on the embedded database, which has this one process, those of the process before as well. */
export async function cutAllStale(db: Db, now: Date, silent = SILENT_MS): Promise<void> {
  const stale = await listStale(db, new Date(now.getTime() - silent));
  for (const turn of stale) await db.transaction((tx) => cutStale(tx, turn, now));
}

function cutShort({ id, log, tokens }: Left, at: Date): TurnResult {
  const kept = turnLog(log ?? []);
  if (!log) kept.add({ event: 'turn', data: { turn: id, source: null } });
  kept.breakOff();
  const source = 'guide';
  kept.add({ event: 'done', data: { status: 'cut', source, timestamp: at.toISOString() } });
  return { ...fold(kept.entries), status: 'cut', source, outcome: undefined, tokens, at, log: kept.entries };
}
