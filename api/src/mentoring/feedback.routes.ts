import { listMentorFeedbacks } from '@careerscoop/contract/mentoring';
import type { FastifyInstance } from 'fastify';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { presentFeedback } from './present-session.ts';

/** Both sides read what the other wrote to them. */
export function feedbackRoutes(app: FastifyInstance, { database }: Services): void {
  handle(app, listMentorFeedbacks, ({ request }) => presentFeedback(database.db, visitorOf(request)));
}
