import { callLater } from '../lib/call.ts';
import { session } from '../lib/session.ts';

const fetchGetProfile = async () => (await import('@careerscoop/contract/profile')).getProfile;

/**
 * Brings the kept person up to date, if there is one. Without an answer the kept one stays; a refused session has ended by
 * itself.
 */
export async function reloadUser(): Promise<void> {
  const before = session.user()?.id;
  if (before === undefined) return;
  const user = await callLater(fetchGetProfile, {}).catch(() => undefined);
  // Somebody may have signed out, or in as another, while we waited.
  if (user && session.user()?.id === user.id && user.id === before) session.keepUser(user);
}
