import { isDeepStrictEqual } from 'node:util';
import { askStage, listScenarios, type ScenarioAnswers, submitScenarios } from '@careerscoop/contract/assessment';
import type { FieldErrors } from '@careerscoop/contract/errors';
import type { Model } from '@careerscoop/engine/model';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { requireRight } from '../plans/find-entitlements.ts';
import { NO_GOAL, addAssessment, findStudent, holdStudent, listAssessments } from './assessment.sql.ts';
import { type StoredAnswers, bankOf } from './bank.ts';
import { followStages } from './follow-stages.ts';
import { itemsOf, listed, readSubmission, shownScenario, versionsToRead } from './items.ts';
import { readFirstParts } from './read-answers.ts';
import { doNow } from '../platform/job.ts';
import { matchCareersJob } from './match-careers-job.ts';

// The work is done right after the commit; the job looks again in case this process ends in between.
const LOOK_AGAIN_SECONDS = 20;

export function assessmentRoutes(app: FastifyInstance, services: Services): void {
  const { database, jobs, model, now } = services;
  const { db } = database;

  handle(app, listScenarios, async ({ query, request }) => {
    await requireRight(db, services, visitorOf(request).id, 'retake');
    const stored = listed(await itemsOf(db));
    const results = query.page === 1 ? stored.map(shownScenario) : [];
    return { results, meta: { page: query.page, per_page: 50, total: stored.length, number_of_pages: 1 } };
  });

  // Nothing is stored: whoever asks is told what follows from the answers they send.
  handle(app, askStage, async ({ body, request }) => {
    const { id: user_id } = visitorOf(request);
    await requireRight(db, services, user_id, 'retake');
    const student = await findStudent(db, user_id);
    if (!student) throw new AppError('session_expired');
    const { stage, questions, done } = await readStages(db, model, body, student.education);
    return { stage, questions, done };
  });

  handle(app, submitScenarios, async ({ body, request }) => {
    const { id: user_id } = visitorOf(request);
    const assessmentId = await db.transaction(async (tx) => {
      const student = await holdStudent(tx, user_id);
      if (!student) throw new AppError('session_expired');
      const read = await readSubmission(tx, model, body, student.education);
      if (read.faults) throw new AppError('invalid_input', { fields: read.faults });
      const answers = inOrder(read.given, read.part_3 === 'adaptive');
      const [latest] = await listAssessments(tx, user_id);
      // The same answers again are the same submission, sent twice.
      if (latest && isDeepStrictEqual(latest.answers, answers)) return latest.id;
      await requireRight(tx, services, user_id, 'retake');
      const assessment_id = await addAssessment(tx, {
        user_id,
        attempt: (latest?.attempt ?? 0) + 1,
        answers,
        item_version: read.item_version,
        part_3: read.part_3,
        education: student.education ?? NO_GOAL,
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

/** The stage after these answers, by the items asked now or by those of before that they were given to. @throws invalid_input by the items of now */
async function readStages(db: Db, model: Model, given: ScenarioAnswers[], education: number | null) {
  const part3 = given.find(({ scenario_id }) => scenario_id === 3)?.answers ?? [];
  let refused: FieldErrors | undefined;
  for (const version of await versionsToRead(db)) {
    const scenarios = await itemsOf(db, version);
    const bank = bankOf(scenarios);
    if (!bank) continue;
    const first = readFirstParts(scenarios, given, education);
    if (first.faults) {
      refused ??= first.faults;
      continue;
    }
    const { followed, faults } = followStages(model, bank, first.answers, part3);
    if (followed) return followed;
    refused ??= faults;
  }
  if (!refused) throw new Error('the items asked now have no bank');
  throw new AppError('invalid_input', { fields: refused });
}

/** One order for scenarios and answers, so that equal submissions are equal rows. Part 3 in stages keeps the order asked. */
function inOrder(given: StoredAnswers[], staged: boolean): StoredAnswers[] {
  return given
    .filter(({ answers }) => answers.length > 0)
    .map(({ scenario_id, answers }) => ({
      scenario_id,
      answers: staged && scenario_id === 3 ? answers : answers.toSorted((a, b) => a.id - b.id),
    }))
    .sort((a, b) => a.scenario_id - b.scenario_id);
}
