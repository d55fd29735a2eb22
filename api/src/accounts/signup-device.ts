import type { Answer } from '@careerscoop/contract/endpoint';
import type { signIn } from '@careerscoop/contract/accounts';
import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { findShownPlan } from '../plans/find-entitlements.ts';
import { findUser } from '../identity/people.sql.ts';
import { addLink, findLink, useLink } from '../identity/links.sql.ts';
import { hashToken, makeToken } from '../identity/secrets.ts';
import { openSession } from '../identity/sessions.ts';

const SECRET_MS = 48 * 60 * 60 * 1000;

/** Makes the secret that the browser of a sign-up keeps: whoever has it and the mailed link is who signed up there. */
export async function leaveDeviceSecret(tx: Db, { now }: Services, user_id: number): Promise<string> {
  const secret = makeToken();
  const expires_at = new Date(now().getTime() + SECRET_MS);
  await addLink(tx, { token_hash: hashToken(secret), purpose: 'signup_device', user_id, expires_at });
  return secret;
}

/**
 * Signs in whom the mailed link has just confirmed, if this browser is the one of their own sign-up. The caller has locked
 * the person. @returns null for any other secret: the email is confirmed all the same.
 */
export async function signInOnDevice(tx: Db, services: Services, userId: number, secret: string): Promise<Answer<typeof signIn> | null> {
  const { now } = services;
  const token_hash = hashToken(secret);
  const kept = await findLink(tx, token_hash, 'signup_device');
  if (kept?.user_id !== userId || kept.expires_at <= now() || !(await useLink(tx, token_hash, now()))) return null;
  const user = await findUser(tx, userId);
  if (!user) return null;
  return { ...(await openSession(tx, services, user)), user: { ...user, ...(await findShownPlan(tx, services, userId)) } };
}
