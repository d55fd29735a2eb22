/** What the assessment and the twelve cards keep, as far as it says whose it is. */
interface Owned {
  user_id?: unknown;
  /** When somebody answered the cards who was not signed in. */
  tasted_at?: unknown;
}

/** Who comes later is likely somebody else, on a computer that many use. */
const KEEP_MS = 60 * 60 * 1000;

/** Given by nobody known: to the twelve cards, before anybody signed in. */
export const isNameless = ({ user_id }: Owned): boolean => user_id === undefined || user_id === null;

/** Given to the cards not long ago. */
export const isFresh = ({ tasted_at }: Owned, now = Date.now()): boolean =>
  typeof tasted_at === 'number' && Math.abs(now - tasted_at) < KEEP_MS;

/** Whether kept answers are this person's: theirs by name, or given by nobody known and not long ago. */
export function isTheirs(kept: Owned, userId: number, now = Date.now()): boolean {
  return isNameless(kept) ? isFresh(kept, now) : kept.user_id === userId;
}
