import { randomUUID } from 'node:crypto';
import type { Role } from '@careerscoop/contract/accounts';
import { noteAudit } from './audit.sql.ts';
import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { signAccessToken, type Visitor } from '../platform/sign-in-guard.ts';
import { lockPerson } from './people.sql.ts';
import { hashToken, makeToken } from './secrets.ts';
import { addRefreshToken, dropOldTokens, firstEndOf, revokeAllFamilies } from './sessions.sql.ts';

const DAY = 24 * 60 * 60 * 1000;
const REFRESH_MS = 30 * DAY;

export interface Tokens {
  access: string;
  refresh: string;
}

/** The next pair of a session. */
export async function issueTokens(tx: Db, { config, now }: Services, visitor: Visitor): Promise<Tokens> {
  const refresh = makeToken();
  const expires_at = new Date(now().getTime() + REFRESH_MS);
  await addRefreshToken(tx, { token_hash: hashToken(refresh), family: visitor.session, user_id: visitor.id, expires_at });
  return { access: await signAccessToken(config.sessionSecret, visitor), refresh };
}

/** Begins a session of its own on this device. */
export async function openSession(tx: Db, services: Services, { id, role }: { id: number; role: Role }): Promise<Tokens> {
  const at = services.now();
  await dropOldTokens(tx, id, at);
  await noteAudit(tx, { at, action: 'session.opened', actor: 'user', actor_id: id, user_id: id });
  return issueTokens(tx, services, { id, role, session: randomUUID() });
}

/**
 * Ends every session of a person in the caller's transaction, which begins with this.
 * @returns the sessions: pass them to `sessions.forget` after the transaction, so that their access tokens end at once.
 * @throws session_expired when the account is gone: its tokens are good for some seconds longer.
 */
export async function endAllSessions(tx: Db, { now }: Services, userId: number): Promise<string[]> {
  if (!(await lockPerson(tx, userId))) throw new AppError('session_expired');
  return revokeAllFamilies(tx, userId, now());
}

/** The same, but for the session that goes on. */
export async function endOtherSessions(tx: Db, { now }: Services, userId: number, but: string): Promise<string[]> {
  if (!(await lockPerson(tx, userId))) throw new AppError('session_expired');
  return revokeAllFamilies(tx, userId, now(), but);
}

/** Whether this session began, with a password, within the last `milliseconds`. */
export async function beganLately(db: Db, { now }: Services, session: string, milliseconds: number): Promise<boolean> {
  const end = await firstEndOf(db, session);
  return end !== undefined && end.getTime() - REFRESH_MS > now().getTime() - milliseconds;
}
