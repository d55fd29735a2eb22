import { getProfile, updateProfile } from '@careerscoop/contract/profile';
import type { FastifyInstance } from 'fastify';
import { choosePlan } from '../plans/choose-plan.ts';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { findProfile } from './profile.sql.ts';

export function profileRoutes(app: FastifyInstance, { database }: Services): void {
  handle(app, getProfile, async ({ request }) => {
    const profile = await findProfile(database.db, visitorOf(request).id);
    if (!profile) throw new AppError('session_expired');
    return profile;
  });

  handle(app, updateProfile, async ({ body, request }) => {
    const visitor = visitorOf(request);
    return database.db.transaction(async (tx) => {
      if (body.pricing_plan !== undefined) await choosePlan(tx, visitor, body.pricing_plan);
      const profile = await findProfile(tx, visitor.id);
      if (!profile) throw new AppError('session_expired');
      return profile;
    });
  });
}
