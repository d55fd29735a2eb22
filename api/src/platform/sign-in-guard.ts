import { webcrypto } from 'node:crypto';
import { type Role, roleField } from '@careerscoop/contract/accounts';
import { idParam } from '@careerscoop/contract/fields';
import type { FastifyRequest } from 'fastify';
import { SignJWT, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { AppError } from './errors.ts';
import type { Services } from './services.ts';
import type { Guard } from './subject.ts';

/** Who asks, as the access token says it, and in which session: one sign-in on one device. */
export interface Visitor {
  id: number;
  role: Role;
  session: string;
}

type Guards = Pick<Services, 'config' | 'sessions'>;

const ACCESS_MINUTES = 10;
// A key that is imported once makes checking a token twice as fast as raw bytes.
const keys = new WeakMap<Uint8Array, Promise<webcrypto.CryptoKey>>();
const visitors = new WeakMap<FastifyRequest, Visitor>();

function keyOf(secret: Uint8Array): Promise<webcrypto.CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = keys.get(secret) ?? webcrypto.subtle.importKey('raw', secret, algorithm, false, ['sign', 'verify']);
  keys.set(secret, key);
  return key;
}

/** Signs an access token for ten minutes. */
export async function signAccessToken(secret: Uint8Array, visitor: Visitor): Promise<string> {
  return new SignJWT({ role: visitor.role, sid: visitor.session })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(visitor.id))
    .setIssuedAt()
    .setExpirationTime(`${ACCESS_MINUTES}m`)
    .setAudience('careerscoop')
    .sign(await keyOf(secret));
}

/** The signed-in person of a request at a guarded endpoint. */
export function visitorOf(request: FastifyRequest): Visitor {
  const visitor = visitors.get(request);
  if (!visitor) throw new AppError('not_signed_in');
  return visitor;
}

/** Lets in who has a good bearer token of an open session, and one of `roles` when any are named. */
export const signedIn =
  (...roles: Role[]) =>
  (guards: Guards): Guard =>
  async (request) => {
    const token = bearerOf(request);
    if (!token) throw new AppError('not_signed_in');
    const visitor = await readToken(guards, token);
    if (roles.length > 0 && !roles.includes(visitor.role)) throw new AppError('not_allowed');
    visitors.set(request, visitor);
  };

/**
 * Who asks in a scope that is open to all: nobody when there is no good token.
 * @throws AppError session_expired for a token that has run out, so that the browser renews it and asks again; the fault
 *   when nobody can tell now.
 */
export async function findVisitor(guards: Guards, request: FastifyRequest): Promise<Visitor | undefined> {
  const token = bearerOf(request);
  if (!token) return undefined;
  try {
    return await readToken(guards, token);
  } catch (error) {
    if (!(error instanceof AppError) || error.cause instanceof errors.JWTExpired) throw error;
    return undefined;
  }
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
}

// All that we build on; jose checks `exp` and `iat` only where a token has them.
const claims = z.object({ sub: idParam, role: roleField, sid: z.uuid(), iat: z.number(), exp: z.number() });

// A token's signature is checked once in its ten minutes; after that only its end is looked at.
const MOST_KEPT = 10_000;
const checked = new WeakMap<Uint8Array, Map<string, { visitor: Visitor; endsAt: number }>>();

async function readToken({ config, sessions }: Guards, token: string): Promise<Visitor> {
  const visitor = await checkSignature(config.sessionSecret, token);
  // True at once for a session that was seen open a moment ago.
  const open = sessions.isOpen(visitor.session);
  if (open !== true && !(await open)) throw new AppError('session_expired');
  return visitor;
}

async function checkSignature(secret: Uint8Array, token: string): Promise<Visitor> {
  const kept = checked.get(secret) ?? new Map<string, { visitor: Visitor; endsAt: number }>();
  checked.set(secret, kept);
  const known = kept.get(token);
  if (known && known.endsAt > Date.now()) return known.visitor;
  try {
    const { payload } = await jwtVerify(token, await keyOf(secret), { audience: 'careerscoop', algorithms: ['HS256'] });
    const { sub, role, sid, exp } = claims.parse(payload);
    const visitor = { id: sub, role, session: sid };
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(token, { visitor, endsAt: exp * 1000 });
    return visitor;
  } catch (cause) {
    kept.delete(token);
    throw new AppError('session_expired', { cause });
  }
}
