import { refreshAnswer } from '@careerscoop/contract/scoop';
import { careerByCode } from '@careerscoop/catalogue/load';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { answerOf, codeOfQuestion, MOST_SCOOPS, scoopQuestions } from './scoop-answers.ts';
import { modelText } from './scoop-texts.ts';
import { countScoop, hasCareer, keepServed } from './scoop.sql.ts';

export function scoopRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;

  handle(app, refreshAnswer, async ({ params: { id }, request, reply }) => {
    const visitor = visitorOf(request);
    const place = codeOfQuestion(id);
    const career = place && careerByCode(place.onet_code);
    const question = career && scoopQuestions(career).find((each) => each.id === id);
    if (!career || !question || !(await hasCareer(db, visitor.id, career.onet_code))) throw new AppError('not_found');
    const count = await countScoop(db, visitor.id, id, MOST_SCOOPS);
    if (count === undefined) throw new AppError('scoops_eaten');
    const text = await modelText(services, career, question, count, (faults) => request.log.warn({ faults }, 'scoop not written'));
    if (text) await keepServed(db, visitor.id, text);
    // A GET that counts: nobody may keep it or ask it ahead.
    reply.header('cache-control', 'no-store');
    return { id, answer: text?.answer ?? answerOf(question, count), count, ai_written: text !== undefined };
  });
}
