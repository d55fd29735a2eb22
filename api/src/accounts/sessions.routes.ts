import { refreshTokens, signIn, signOut } from '@careerscoop/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { noteAudit } from '../identity/audit.sql.ts';
import { findShownPlan } from '../plans/find-entitlements.ts';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { findCredentials, findUser, holdPerson, lockPerson } from '../identity/people.sql.ts';
import { deviceCookie } from './known-device.ts';
import { requireCode, requireSameFactor } from './require-code.ts';
import { checkPassword, hashToken } from '../identity/secrets.ts';
import { issueTokens, openSession } from '../identity/sessions.ts';
import { findRefreshToken, revokeFamily, useRefreshToken } from '../identity/sessions.sql.ts';
import { slowGuessing } from './slow-guessing.ts';

// A second tab or a lost answer may bring a used token back this soon; later it is taken for stolen.
const REUSE_GRACE_MS = 10_000;

/** Signing in, changing a refresh token for the next, signing out. */
export function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, now, sessions } = services;
  const { db } = database;

  handle(app, signIn, async ({ body, request, reply }) => {
    const credentials = await findCredentials(db, body.email);
    const wasRight = await slowGuessing(services, body.email, credentials?.password_hash, request);
    const matches = await checkPassword(credentials?.password_hash, body.password);
    if (!credentials || !matches) {
      // Of nobody as well, so that the time of the answer does not tell who has an account.
      await noteAudit(db, { at: now(), action: 'session.refused', actor: 'user', user_id: credentials?.id ?? null });
      throw new AppError('wrong_credentials');
    }
    await wasRight();
    if (!credentials.email_confirmed_at) throw new AppError('email_not_confirmed');
    const user = await findUser(db, credentials.id);
    if (!user) throw new AppError('wrong_credentials');
    const factor = await requireCode(services, request, { ...credentials, email: body.email }, body.code);
    const tokens = await db.transaction(async (tx) => {
      // The password may have been changed since we read it; then all sessions have ended, and no new one begins.
      const held = await holdPerson(tx, user.id);
      if (held?.password_hash !== credentials.password_hash) throw new AppError('wrong_credentials');
      await requireSameFactor(tx, user.id, factor);
      return openSession(tx, services, user);
    });
    reply.header('set-cookie', deviceCookie(config, { ...credentials, email: body.email }, now()));
    return { ...tokens, user: { ...user, ...(await findShownPlan(db, services, user.id)) } };
  });

  handle(app, refreshTokens, async ({ body }) => {
    const token_hash = hashToken(body.refresh);
    const known = await findRefreshToken(db, token_hash);
    if (!known) throw new AppError('session_expired');
    const issued = await db.transaction(async (tx) => {
      await holdPerson(tx, known.user_id);
      const token = await findRefreshToken(tx, token_hash);
      if (!token || token.revoked_at || token.expires_at <= now()) return 'ended';
      const first = await useRefreshToken(tx, token_hash, now());
      // Used by another request between our look and now counts as used this instant.
      const usedAt = token.used_at ?? now();
      if (!first && now().getTime() - usedAt.getTime() > REUSE_GRACE_MS) return 'reused';
      return issueTokens(tx, services, { id: token.user_id, role: token.role, session: token.family });
    });
    if (issued === 'reused') await endReused(known.user_id, known.family);
    if (typeof issued === 'string') throw new AppError('session_expired');
    return issued;
  });

  /** Two hold the same session, and one of them is a thief: it ends for both. */
  async function endReused(user_id: number, family: string): Promise<void> {
    await db.transaction(async (tx) => {
      await lockPerson(tx, user_id);
      const ended = await revokeFamily(tx, family, now());
      if (ended) await noteAudit(tx, { at: now(), action: 'session.reused', actor: 'system', user_id });
    });
    sessions.forget([family]);
  }

  handle(app, signOut, async ({ body }) => {
    const token = await findRefreshToken(db, hashToken(body.refresh));
    if (!token) return undefined;
    await db.transaction(async (tx) => {
      await lockPerson(tx, token.user_id);
      await revokeFamily(tx, token.family, now());
    });
    sessions.forget([token.family]);
    return undefined;
  });
}
