import { PHOTO_BYTES } from '@careerscoop/contract/constants';
import { AppError } from '../platform/errors.ts';

/** Of all photos that wait in this process: twenty of the largest. Reading one takes at most 100 MB more. */
const MOST_BYTES = 20 * PHOTO_BYTES;
/** One at work and one that waits. */
const MOST_OF_ONE = 2;
const BUSY = 'Many photos are coming in right now. Please send yours again in a few seconds.';

/** Does the work of this person when it is its turn. @throws AppError too_many_requests when too much waits already. */
export type TakeTurn = <T>(userId: number, bytes: number, work: () => Promise<T>) => Promise<T>;

/** Photos are made one after the other: a large one takes memory and a processor, and sign-ins need both too. */
export function photoTurns(mostBytes = MOST_BYTES): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;
  const own = new Map<number, number>();
  return async (userId, bytes, work) => {
    const before = own.get(userId) ?? 0;
    if (before >= MOST_OF_ONE || held + bytes > mostBytes) {
      throw new AppError('too_many_requests', { detail: BUSY, retryAfterSeconds: 5 });
    }
    own.set(userId, before + 1);
    held += bytes;
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      held -= bytes;
      const left = (own.get(userId) ?? 1) - 1;
      if (left > 0) own.set(userId, left);
      else own.delete(userId);
    }
  };
}
