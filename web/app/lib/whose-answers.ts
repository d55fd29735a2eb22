/** What the assessment and the twelve cards keep, as far as it says whose it is. */
interface Owned {
  user_id?: unknown;
  /** When somebody answered the cards who was not signed in. */
  tasted_at?: unknown;
}

/** Who comes later is likely somebody else, on a computer that many use. */
const KEEP_MS = 60 * 60 * 1000;

/** Whether kept answers are this person's: theirs by name, or given by nobody known and not long ago. */
export function isTheirs({ user_id, tasted_at }: Owned, userId: number, now = Date.now()): boolean {
  if (user_id !== undefined && user_id !== null) return user_id === userId;
  return typeof tasted_at === 'number' && Math.abs(now - tasted_at) < KEEP_MS;
}
