import { idParam } from '@careerscoop/contract/fields';
import type { FastifyRequest } from 'fastify';
import { SignJWT, jwtVerify } from 'jose';
import { z } from 'zod';
import { hashToken } from '../identity/secrets.ts';
import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { AppError } from '../platform/errors.ts';
import { signedIn, visitorOf } from '../platform/sign-in-guard.ts';
import type { Guard } from '../platform/subject.ts';
import { isMinor } from '../identity/age.ts';
import { childOf } from './child-of.ts';
import { findConsentStudent, findGuardianById, type Guardian } from './consent.sql.ts';
import { findGuardianship } from './guardianships.sql.ts';

const MINUTES = 30;
const AUDIENCE = 'careerscoop-guardian';
const opened = new WeakMap<FastifyRequest, Opened>();

export interface Opened {
  /** How the parent who asks is reached. */
  guardian: Guardian;
  student: NonNullable<Awaited<ReturnType<typeof findConsentStudent>>>;
  /** Their account, where they came by it and not by a link. */
  parent_id: number | null;
}

// All that we build on; jose checks `exp` only where a token has one.
const claims = z.object({ sub: idParam, named: z.string(), exp: z.number() });

/** This parent as the student named them this time: somebody named later, in the same second even, is another one. */
const namingOf = ({ contact, asked_at }: Guardian) => hashToken(`${asked_at.toISOString()} ${contact}`);

/** Half an hour for the parent who opened a link; it opens this one child's page and nothing else. */
export async function signGuardianToken(secret: Uint8Array, guardian: Guardian, now: Date) {
  const expires_at = new Date(now.getTime() + MINUTES * 60_000);
  const access = await new SignJWT({ named: namingOf(guardian) })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(guardian.id))
    .setIssuedAt(now)
    .setExpirationTime(expires_at)
    .setAudience(AUDIENCE)
    .sign(secret);
  return { access, expires_at: expires_at.toISOString() };
}

/**
 * Lets in a parent for a child who still is one: by the token of an opened link, or with `?child=` by their own account, where the
 * child is in its family.
 */
export function requireGuardian(services: Services): Guard {
  const account = signedIn()(services);
  return async (request, endpoint) => {
    const { child } = request.query as { child?: unknown };
    if (child === undefined) {
      const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
      if (!token) throw new AppError('not_signed_in');
      opened.set(request, await openedByToken(services, token));
      return;
    }
    await account(request, endpoint);
    const id = idParam.safeParse(child);
    if (!id.success) throw new AppError('not_found');
    opened.set(request, await childOf(services, visitorOf(request).id, id.data));
  };
}

/**
 * Whose page this token opens.
 * @throws AppError session_expired for one that is none, or whose parent was named anew since; of_age
 */
export async function openedByToken({ config, database, now }: Services, token: string): Promise<Opened> {
  const { sub, named } = await readToken(config.sessionSecret, token, now());
  const guardian = await findGuardianById(database.db, sub);
  const student = guardian && (await findConsentStudent(database.db, guardian.user_id));
  // A parent named later must not be read by the one named before.
  if (!guardian || !student || named !== namingOf(guardian)) throw new AppError('session_expired');
  if (!isMinor(student, now())) throw new AppError('of_age');
  return { guardian, student, parent_id: null };
}

/**
 * Asks it once more where the child's row is held: since the request was let in the child may have named somebody else, for whom this
 * parent must not answer, or the desk may have put this account out of the family.
 * @throws AppError session_expired; not_found for an account
 */
export async function requireStillNamed(tx: Db, { guardian, student, parent_id }: Opened): Promise<void> {
  if (parent_id !== null) {
    const family = await findGuardianship(tx, parent_id, student.id);
    if (!family || family.ended_at) throw new AppError('not_found');
    return;
  }
  const present = await findGuardianById(tx, guardian.id);
  if (!present || namingOf(present) !== namingOf(guardian)) throw new AppError('session_expired');
}

async function readToken(secret: Uint8Array, token: string, currentDate: Date): Promise<z.output<typeof claims>> {
  try {
    const { payload } = await jwtVerify(token, secret, { audience: AUDIENCE, algorithms: ['HS256'], currentDate });
    return claims.parse(payload);
  } catch (cause) {
    throw new AppError('session_expired', { cause });
  }
}

/** The parent and child of a request at a guarded endpoint. */
export function openedBy(request: FastifyRequest): Opened {
  const found = opened.get(request);
  if (!found) throw new AppError('not_signed_in');
  return found;
}
