import { subscribe } from '@careerscoop/contract/outreach';
import { EMAIL_PATTERN } from '@careerscoop/contract/fields';
import { call } from '../../lib/call.ts';

/**
 * Subscribes an address to the newsletter. In a file of its own, fetched when somebody subscribes: the contract's
 * checks are too much for a first visit.
 * @returns 'invalid' when it is no address, and nothing was sent; 'failed' when it did not go through.
 */
export async function subscribeAddress(typed: string): Promise<'done' | 'invalid' | 'failed'> {
  const email = typed.trim();
  if (!EMAIL_PATTERN.test(email)) return 'invalid';
  try {
    await call(subscribe, { body: { email } });
    return 'done';
  } catch {
    return 'failed';
  }
}
