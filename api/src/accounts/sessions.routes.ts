import { randomUUID } from 'node:crypto';
import { type Role, refreshTokens, signIn, signOut } from '@careerscoop/contract/accounts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { signAccessToken } from '../platform/sign-in-guard.ts';
import { findCredentials, findUser } from './accounts.sql.ts';
import { checkPassword, hashToken, makeToken } from './secrets.ts';
import { addRefreshToken, findRefreshToken, revokeFamily, useRefreshToken } from './sessions.sql.ts';

const DAY = 24 * 60 * 60 * 1000;
const REFRESH_MS = 30 * DAY;
// A second tab or a lost answer may bring a used token back this soon; later it is taken for stolen.
const REUSE_GRACE_MS = 10_000;

/** Signing in, changing a refresh token for the next, signing out. */
export function sessionRoutes(app: FastifyInstance, { config, database, limits, now }: Services): void {
  const { db } = database;

  const issueTokens = async (tx: Db, visitor: { id: number; role: Role }, family: string) => {
    const refresh = makeToken();
    const expires_at = new Date(now().getTime() + REFRESH_MS);
    await addRefreshToken(tx, { token_hash: hashToken(refresh), family, user_id: visitor.id, expires_at });
    return { access: await signAccessToken(config.sessionSecret, visitor), refresh };
  };

  handle(app, signIn, async ({ body, request }) => {
    await limits.use('sign_in_address', request.ip);
    // Counted for the pair, so that guessing elsewhere does not lock the owner out.
    const attempt = hashToken(`${body.email} ${request.ip}`);
    await limits.use('sign_in_account', attempt);
    const credentials = await findCredentials(db, body.email);
    const matches = await checkPassword(credentials?.password_hash, body.password);
    if (!credentials || !matches) throw new AppError('wrong_credentials');
    await limits.clear('sign_in_account', attempt);
    if (!credentials.email_confirmed_at) throw new AppError('email_not_confirmed');
    const user = await findUser(db, credentials.id);
    if (!user) throw new AppError('wrong_credentials');
    return { ...(await issueTokens(db, user, randomUUID())), user };
  });

  handle(app, refreshTokens, async ({ body }) => {
    const token_hash = hashToken(body.refresh);
    const token = await findRefreshToken(db, token_hash);
    if (!token || token.revoked_at || token.expires_at <= now()) throw new AppError('session_expired');
    const visitor = { id: token.user_id, role: token.role };
    return db.transaction(async (tx) => {
      const first = await useRefreshToken(tx, token_hash, now());
      // Used by another request between our look and now counts as used this instant.
      const usedAt = token.used_at ?? now();
      if (first || now().getTime() - usedAt.getTime() <= REUSE_GRACE_MS) return issueTokens(tx, visitor, token.family);
      await revokeFamily(tx, token.family, now());
      return undefined;
    }).then((issued) => {
      if (!issued) throw new AppError('session_expired');
      return issued;
    });
  });

  handle(app, signOut, async ({ body }) => {
    const token = await findRefreshToken(db, hashToken(body.refresh));
    if (token) await revokeFamily(db, token.family, now());
    return undefined;
  });
}
