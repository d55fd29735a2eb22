import type { Db } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { openTurnsOf } from './open-turns.ts';
import { askToEnd } from './turns.sql.ts';

/** Ends what a companion is just telling this student, in whichever process: they may not hear it any more. */
export async function endTurnsOf(tx: Db, services: Services, userId: number): Promise<void> {
  await askToEnd(tx, userId, 'cut');
  // Not waited for: to keep what was said takes the connection that this transaction holds.
  void openTurnsOf(services).cut(({ user_id }) => user_id === userId);
}
