import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { deskChatReportRoutes } from './chat-reports.routes.ts';
import { deskFeedbackRoutes } from './feedback.routes.ts';
import { deskMentorRoutes } from './mentors.routes.ts';
import { deskReportRoutes } from './reports.routes.ts';
import { deskSafetyRoutes } from './safety.routes.ts';
import { deskSessionRoutes } from './sessions.routes.ts';
import { deskTextRoutes } from './texts.routes.ts';

/** Sessions, mentors, and what keeps both safe, at the desk. */
export function deskTalkRoutes(app: FastifyInstance, services: Services): void {
  deskSessionRoutes(app, services);
  deskMentorRoutes(app, services);
  deskTextRoutes(app, services);
  deskReportRoutes(app, services);
  deskFeedbackRoutes(app, services);
  deskSafetyRoutes(app, services);
  deskChatReportRoutes(app, services);
}
