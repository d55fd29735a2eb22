import { getProfile } from '@careerscoop/contract/profile';
import { call } from './call.ts';
import { session } from './session.ts';

/** Brings the kept person up to date. Without an answer the kept one stays; a refused session has ended by itself. */
export async function reloadUser(): Promise<void> {
  const before = session.user()?.id;
  const user = await call(getProfile, {}).catch(() => undefined);
  // Somebody may have signed out, or in as another, while we waited.
  if (user && session.user()?.id === user.id && user.id === before) session.keepUser(user);
}
