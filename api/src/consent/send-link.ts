import type { ConsentChannel } from '@careerscoop/contract/consent';
import { hashToken, makeToken } from '../identity/secrets.ts';
import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { addGuardianLink } from './consent.sql.ts';
import { askWords, freshWords, tellGuardian } from './guardian-letters.ts';

const HOUR = 60 * 60 * 1000;
const KINDS = {
  ask: { lasts: 7 * 24 * HOUR, words: askWords },
  fresh: { lasts: 24 * HOUR, words: freshWords },
};

/** Makes a one-time link for a parent and queues the message that carries it. */
export async function sendGuardianLink(
  tx: Db,
  { config, jobs, now }: Pick<Services, 'config' | 'jobs' | 'now'>,
  kind: keyof typeof KINDS,
  guardian: { id: number; channel: ConsentChannel; contact: string },
  first_name: string,
): Promise<void> {
  const token = makeToken();
  const { lasts, words } = KINDS[kind];
  await addGuardianLink(tx, {
    token_hash: hashToken(token),
    guardian_id: guardian.id,
    created_at: now(),
    expires_at: new Date(now().getTime() + lasts),
  });
  // After the sign, so that the token reaches neither the server's log nor another site.
  await tellGuardian(jobs, tx, guardian, words(first_name, `${config.publicUrl}/parents/decide#${token}`, config.organization));
}
