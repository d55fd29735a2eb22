import { setTimeout as pause } from 'node:timers/promises';
import type { ChatStatus } from '@careerscoop/contract/chat';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { openTurnsOf } from './open-turns.ts';
import { cutStale, isStale } from './stale-turns.ts';
import { askToEnd, findTurn } from './turns.sql.ts';

const LOOK_MS = 50;

/** Ends a turn of this student where it is, in whichever process it runs. @returns how it ended */
export async function stopTurn(services: Services, userId: number, turnId: string): Promise<ChatStatus> {
  const here = openTurnsOf(services).find(turnId);
  if (here) return here.end('stopped');
  const { database, now } = services;
  await askToEnd(database.db, userId, 'stopped', turnId);
  for (;;) {
    const turn = await findTurn(database.db, userId, turnId);
    if (!turn) throw new AppError('not_found');
    if (turn.state !== 'running') return turn.state;
    if (isStale(turn, now())) await database.db.transaction((tx) => cutStale(tx, turn, now()));
    else await pause(LOOK_MS);
  }
}
