import { giveFeedback, listMentorFeedbacks } from '@careerscoop/contract/session-feedback';
import type { FastifyInstance } from 'fastify';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { giveFeedback as keepFeedback } from './give-feedback.ts';
import { presentFeedback } from './present-session.ts';

/** Both sides write to the other after a talk, and read what the other wrote. */
export function feedbackRoutes(app: FastifyInstance, services: Services): void {
  const { database, now } = services;
  handle(app, listMentorFeedbacks, ({ request }) => presentFeedback(database.db, visitorOf(request), now()));
  handle(app, giveFeedback, ({ body, params, request }) => keepFeedback(services, visitorOf(request), params.id, body));
}
