import type { Role } from '@careerscoop/contract/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SignJWT, jwtVerify } from 'jose';
import { AppError } from './errors.ts';

/** Who asks, as the access token says it. */
export interface Visitor {
  id: number;
  role: Role;
}

const ACCESS_MINUTES = 10;
const visitors = new WeakMap<FastifyRequest, Visitor>();

/** Signs an access token for ten minutes. */
export function signAccessToken(secret: Uint8Array, visitor: Visitor): Promise<string> {
  return new SignJWT({ role: visitor.role })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(visitor.id))
    .setIssuedAt()
    .setExpirationTime(`${ACCESS_MINUTES}m`)
    .setAudience('careerscoop')
    .sign(secret);
}

/** The signed-in person of a request inside a guarded scope. */
export function visitorOf(request: FastifyRequest): Visitor {
  const visitor = visitors.get(request);
  if (!visitor) throw new AppError('not_signed_in');
  return visitor;
}

/** Guards every route of this scope: a good bearer token, and one of `roles` when any are named. */
export function requireSignIn(app: FastifyInstance, secret: Uint8Array, ...roles: Role[]): void {
  app.addHook('onRequest', async (request) => {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (!token) throw new AppError('not_signed_in');
    const visitor = await readToken(secret, token);
    if (roles.length > 0 && !roles.includes(visitor.role)) throw new AppError('not_allowed');
    visitors.set(request, visitor);
  });
}

async function readToken(secret: Uint8Array, token: string): Promise<Visitor> {
  try {
    const { payload } = await jwtVerify(token, secret, { audience: 'careerscoop', algorithms: ['HS256'] });
    return { id: Number(payload.sub), role: payload['role'] as Role };
  } catch (cause) {
    throw new AppError('session_expired', { cause });
  }
}
