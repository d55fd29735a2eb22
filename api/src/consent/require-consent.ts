import type { ConsentState, Purpose } from '@careerscoop/contract/consent';
import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import { isMinor } from '../identity/age.ts';
import { stateOf } from './consent.policy.ts';
import { findDecision } from './consent.sql.ts';

const WAITS: Record<Purpose, string> = {
  mentor_sessions: 'Talks with a mentor',
  companions: 'AI companions',
  data_sharing: 'Sharing with your school or sponsor',
};

/**
 * Lets adults pass, and minors whose parent said yes to this purpose.
 * @throws AppError consent_needed with a sentence that says what is missing.
 */
export async function requireConsent(db: Db, userId: number, purpose: Purpose, now: Date): Promise<void> {
  const state = await standOf(db, userId, purpose, now);
  if (state !== 'granted') throw new AppError('consent_needed', { detail: sentence(WAITS[purpose], state) });
}

/** The same as an answer, for lists that show what would open. */
export async function hasConsent(db: Db, userId: number, purpose: Purpose, now: Date): Promise<boolean> {
  return (await standOf(db, userId, purpose, now)) === 'granted';
}

/** Adults need nobody: for them it stands as granted. */
async function standOf(db: Db, userId: number, purpose: Purpose, now: Date): Promise<ConsentState> {
  const found = await findDecision(db, userId, purpose);
  if (!found) throw new AppError('session_expired');
  if (!isMinor(found, now)) return 'granted';
  return stateOf(found.granted === null ? undefined : { granted: found.granted }, found.guardian_id !== null);
}

function sentence(what: string, state: 'open' | 'waiting' | 'refused'): string {
  if (state === 'open') return `${what} open once a parent says yes. You can ask one on your profile page.`;
  if (state === 'waiting') return `${what} open once your parent says yes. We have sent them a link.`;
  return `Your parent said no to this. Only they can change it.`;
}
