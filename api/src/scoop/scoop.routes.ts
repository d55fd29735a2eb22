import { refreshAnswer } from '@careerscoop/contract/scoop';
import { careerByCode } from '@careerscoop/catalogue/load';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { answerOf, codeOfQuestion, MOST_SCOOPS, scoopQuestions } from './scoop-answers.ts';
import { countScoop, hasCareer } from './scoop.sql.ts';

export function scoopRoutes(app: FastifyInstance, { database }: Services): void {
  handle(app, refreshAnswer, async ({ params: { id }, request, reply }) => {
    const visitor = visitorOf(request);
    const place = codeOfQuestion(id);
    const career = place && careerByCode(place.onet_code);
    const question = career && scoopQuestions(career).find((each) => each.id === id);
    if (!career || !question || !(await hasCareer(database.db, visitor.id, career.onet_code))) throw new AppError('not_found');
    const count = await countScoop(database.db, visitor.id, id, MOST_SCOOPS);
    if (count === undefined) throw new AppError('scoops_eaten');
    // A GET that counts: nobody may keep it or ask it ahead (decision 69).
    reply.header('cache-control', 'no-store');
    return { id, answer: answerOf(question, count), count };
  });
}
