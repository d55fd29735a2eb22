import { getProfile, type Profile, updateProfile } from '@careerscoop/contract/profile';
import { call } from './call.ts';
import { session } from './session.ts';
import { deviceZone } from './time-in-words.ts';

/** Brings the kept person up to date. Without an answer the kept one stays; a refused session has ended by itself. */
export async function reloadUser(): Promise<void> {
  const before = session.user()?.id;
  const user = await call(getProfile, {}).catch(() => undefined);
  // Somebody may have signed out, or in as another, while we waited.
  if (!user || session.user()?.id !== user.id || user.id !== before) return;
  session.keepUser(user);
  await tellTimeZone(user);
}

/** Mails say times by the clock of their reader: the first browser tells it, and what is told stays until the person changes it. */
async function tellTimeZone({ time_zone, role, deletion_on }: Profile): Promise<void> {
  if (time_zone !== null || role === 'Staff' || deletion_on) return;
  // Told again at the next start where it could not be kept.
  await call(updateProfile, { body: { time_zone: deviceZone() } }).catch(() => undefined);
}
