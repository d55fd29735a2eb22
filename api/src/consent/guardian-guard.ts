import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SignJWT, jwtVerify } from 'jose';
import type { Services } from '../platform/services.ts';
import { AppError } from '../platform/errors.ts';
import { isMinor } from './consent.policy.ts';
import { findConsentStudent, findGuardianById, type Guardian } from './consent.sql.ts';

const MINUTES = 30;
const AUDIENCE = 'careerscoop-guardian';
const opened = new WeakMap<FastifyRequest, Opened>();

export interface Opened {
  guardian: Guardian;
  student: NonNullable<Awaited<ReturnType<typeof findConsentStudent>>>;
}

/** Half an hour for the parent who opened a link; it opens this one child's page and nothing else. */
export async function signGuardianToken(secret: Uint8Array, guardianId: number, now: Date) {
  const expires_at = new Date(now.getTime() + MINUTES * 60_000);
  const access = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(guardianId))
    .setIssuedAt(now)
    .setExpirationTime(expires_at)
    .setAudience(AUDIENCE)
    .sign(secret);
  return { access, expires_at: expires_at.toISOString() };
}

/** Guards every route of this scope: a parent's token, for a child who still is one. */
export function requireGuardian(app: FastifyInstance, { config, database, now }: Services): void {
  app.addHook('onRequest', async (request) => {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (!token) throw new AppError('not_signed_in');
    const verified = await jwtVerify(token, config.sessionSecret, {
      audience: AUDIENCE, algorithms: ['HS256'], currentDate: now(),
    }).catch((cause: unknown) => {
      throw new AppError('session_expired', { cause });
    });
    const guardian = await findGuardianById(database.db, Number(verified.payload.sub));
    const student = guardian && (await findConsentStudent(database.db, guardian.user_id));
    if (!guardian || !student) throw new AppError('session_expired');
    // A parent named later must not be read by the one named before.
    if ((verified.payload.iat ?? 0) * 1000 < guardian.asked_at.getTime() - 1000) throw new AppError('session_expired');
    if (!isMinor(student, now())) throw new AppError('of_age');
    opened.set(request, { guardian, student });
  });
}

/** The parent and child of a request inside a guarded scope. */
export function openedBy(request: FastifyRequest): Opened {
  const found = opened.get(request);
  if (!found) throw new AppError('not_signed_in');
  return found;
}
