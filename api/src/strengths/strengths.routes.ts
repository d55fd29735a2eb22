import { getStrengthProfile } from '@careerscoop/contract/strengths';
import { recommend } from '@careerscoop/engine/recommend';
import { strengthsOf } from '@careerscoop/engine/strengths';
import type { FastifyInstance } from 'fastify';
import { findUser } from '../accounts/accounts.sql.ts';
import { findStudent, listAssessments, listStoredScenarios } from '../assessment/assessment.sql.ts';
import { readAnswers } from '../assessment/read-answers.ts';
import { itemTexts } from '../careers/item-texts.ts';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { noStrengths, wordStrengths } from './word-strengths.ts';

/** Read from the newest matched answers at each asking: the engine needs a tenth of a millisecond for it. */
export function strengthsRoutes(app: FastifyInstance, { database, model }: Services): void {
  const { db } = database;

  handle(app, getStrengthProfile, async ({ request }) => {
    const { id } = visitorOf(request);
    const [user, student] = [await findUser(db, id), await findStudent(db, id)];
    if (!user || !student) throw new AppError('session_expired');
    const latest = (await listAssessments(db, id)).find(({ matched_at }) => matched_at !== null);
    if (!latest) return noStrengths(user.first_name);
    const scenarios = await listStoredScenarios(db);
    const { answers } = readAnswers(scenarios, latest.answers, student.education);
    // Answers to an older version of the items cannot be read any more; the ten they led to are kept.
    if (!answers) return noStrengths(user.first_name);
    const matched = recommend(model, answers);
    const codes = matched.state === 'list' ? matched.careers.slice(0, 3).map(({ code }) => code) : [];
    return wordStrengths(user.first_name, strengthsOf(model, answers), answers, itemTexts(scenarios), codes);
  });
}
