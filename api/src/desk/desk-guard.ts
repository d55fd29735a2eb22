import { type Permission, reachOf } from '@careerscoop/contract/desk-permissions';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { signedIn, visitorOf } from '../platform/sign-in-guard.ts';
import type { Guard } from '../platform/subject.ts';
import { findMember } from './members/members.sql.ts';
import type { Scope } from './scope.ts';

const scopes = new WeakMap<FastifyRequest, Scope>();

/**
 * Lets in who has a place at the desk whose level may do what the endpoint names. The place is read at every request, so that a
 * level that was changed, or a place that was closed, holds from the next one on.
 */
export function requireMember(services: Services): Guard {
  const staff = signedIn('Staff', 'Organization')(services);
  return async (request, endpoint) => {
    await staff(request, endpoint);
    const { id } = visitorOf(request);
    const member = await findMember(services.database.db, id);
    const reach = member && endpoint.may && reachOf(member.level, endpoint.may);
    if (!reach) throw new AppError('not_allowed');
    if (!services.config.demo && !member.second_factor_at) throw new AppError('second_factor_needed');
    const { level, school_id, code } = member;
    scopes.set(request, { user_id: id, level, reach, school_id, code } as Scope);
  };
}

/** The scope of a request at an endpoint of the desk. */
export function scopeOf(request: FastifyRequest): Scope {
  const scope = scopes.get(request);
  if (!scope) throw new AppError('not_signed_in');
  return scope;
}

/** The scope of the same request for something else that the level may do; undefined where it may not. */
export function scopeFor(request: FastifyRequest, permission: Permission): Scope | undefined {
  const scope = scopeOf(request);
  const reach = reachOf(scope.level, permission);
  return reach && { ...scope, reach };
}
