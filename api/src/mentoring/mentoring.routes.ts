import { listMentors } from '@careerscoop/contract/mentoring';
import type { FastifyInstance } from 'fastify';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { listApprovedMentors } from './mentors.sql.ts';

export function mentorsRoutes(app: FastifyInstance, { database }: Services): void {
  handle(app, listMentors, () => listApprovedMentors(database.db));
}
