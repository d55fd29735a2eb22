import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findMember } from './members.sql.ts';

const STILL_HERE = 'You have a place at the desk. Have it ended first, by an administrator: then you can delete your account.';

/** Nobody is erased out of an open place: the last administrator would leave a desk that nobody can open. */
export async function keepPlace(tx: Db, userId: number): Promise<void> {
  if (await findMember(tx, userId)) throw new AppError('conflict', { detail: STILL_HERE });
}
