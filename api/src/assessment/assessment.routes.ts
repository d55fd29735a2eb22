import { isDeepStrictEqual } from 'node:util';
import { type ScenarioAnswers, listScenarios, submitScenarios } from '@careerscoop/contract/assessment';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { requireRight } from '../plans/find-entitlements.ts';
import { addAssessment, holdStudent, listAssessments } from './assessment.sql.ts';
import { itemsOf, readSubmission, shownScenario } from './items.ts';
import { doNow } from '../platform/job.ts';
import { matchCareersJob } from './match-careers-job.ts';

// The work is done right after the commit; the job looks again in case this process ends in between.
const LOOK_AGAIN_SECONDS = 20;

export function assessmentRoutes(app: FastifyInstance, services: Services): void {
  const { database, jobs, now } = services;
  const { db } = database;

  handle(app, listScenarios, async ({ query, request }) => {
    await requireRight(db, services, visitorOf(request).id, 'retake');
    const stored = await itemsOf(db);
    const results = query.page === 1 ? stored.map(shownScenario) : [];
    return { results, meta: { page: query.page, per_page: 50, total: stored.length, number_of_pages: 1 } };
  });

  handle(app, submitScenarios, async ({ body, request }) => {
    const { id: user_id } = visitorOf(request);
    const assessmentId = await db.transaction(async (tx) => {
      const student = await holdStudent(tx, user_id);
      if (!student) throw new AppError('session_expired');
      const read = await readSubmission(tx, body, student.education);
      if (read.faults) throw new AppError('invalid_input', { fields: read.faults });
      const answers = inOrder(body);
      const [latest] = await listAssessments(tx, user_id);
      // The same answers again are the same submission, sent twice.
      if (latest && isDeepStrictEqual(latest.answers, answers)) return latest.id;
      await requireRight(tx, services, user_id, 'retake');
      const assessment_id = await addAssessment(tx, {
        user_id,
        attempt: (latest?.attempt ?? 0) + 1,
        answers,
        item_version: read.item_version,
        submitted_at: now(),
      });
      await jobs.enqueue(tx, matchCareersJob, { assessment_id }, LOOK_AGAIN_SECONDS);
      return assessment_id;
    });
    await doNow(services, matchCareersJob, { assessment_id: assessmentId }).catch((error: Error) => {
      request.log.warn({ kind: error.name, assessment_id: assessmentId }, 'matching will be tried again by its job');
    });
    return { detail: 'Your answers are in. Your ten careers are on their way.' };
  });
}

/** One order for scenarios and answers, so that equal submissions are equal rows. */
function inOrder(given: ScenarioAnswers[]): ScenarioAnswers[] {
  return given
    .filter(({ answers }) => answers.length > 0)
    .map(({ scenario_id, answers }) => ({ scenario_id, answers: answers.toSorted((a, b) => a.id - b.id) }))
    .sort((a, b) => a.scenario_id - b.scenario_id);
}
