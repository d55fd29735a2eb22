import { type Result, getResult, listRecommendations, listResults, updateResult } from '@careerscoop/contract/results';
import { careerByCode } from '@careerscoop/catalogue/load';
import type { FastifyInstance } from 'fastify';
import { findCareerBuddy } from '../companions/find-career-buddy.ts';
import { requireConsent } from '../consent/require-consent.ts';
import { findMentorName } from '../mentoring/sessions.sql.ts';
import { requestSession } from '../mentoring/request-session.ts';
import { requireRight } from '../plans/find-entitlements.ts';
import { AppError, refuse } from '../platform/errors.ts';
import { lockPerson } from '../identity/people.sql.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { itemsOf } from '../assessment/items.ts';
import { findEaten } from '../scoop/scoop-texts.ts';
import { interestChart } from './interest-chart.ts';
import { askedOf, presentResult } from './present-result.ts';
import { writeResults } from './write-results.ts';
import { type ResultChange, changeResult, findAnswersBehind, findResult, listKeptResults, listShownTen } from '../careers/results.sql.ts';
import { type WordedResult, wordResults } from '../careers/word-results.ts';

/** While a retake waits to be matched the ten of before are not shown; what waits longer was given up, and hides nothing. */
const A_MATCH_WAITS_MS = 60 * 60 * 1000;

/** A student's ten careers. */
export function resultsRoutes(app: FastifyInstance, services: Services): void {
  const { database, now } = services;
  const { db } = database;

  handle(app, listResults, async ({ request }) => {
    const since = new Date(now().getTime() - A_MATCH_WAITS_MS);
    return writeResults(db, await listShownTen(db, visitorOf(request).id, since));
  });

  handle(app, getResult, async ({ params, request }) => {
    const { id } = visitorOf(request);
    const row = await findResult(db, id, params.id);
    const [worded] = row ? await wordResults(db, [row]) : [];
    const career = row && careerByCode(row.onet_code);
    const result = worded && presentResult(worded);
    if (!career || !result) throw new AppError('not_found');
    const eaten = await findEaten(services, id, career);
    const answers = await findAnswersBehind(db, id, params.id);
    return {
      ...result,
      first_name: await findMentorName(db, id, params.id),
      agent_id: await findCareerBuddy(db, services, id),
      unique_title_questions: askedOf(career, eaten),
      interest_chart: interestChart(career, await itemsOf(db, row.item_version), answers),
    };
  });

  handle(app, updateResult, async ({ params, body, request }) => {
    const { id } = visitorOf(request);
    if (body.id !== undefined && body.id !== params.id) throw refuse('id', 'This is the id of another career than the address.');
    return db.transaction(async (tx) => {
      // Two requests at once come one after the other, and so does a retake, which puts other careers in its place.
      await lockPerson(tx, id);
      const row = await findResult(tx, id, params.id);
      if (!row) throw new AppError('not_found');
      // Unsaving is always possible; `booked: false` is never gated and never lowers a booking.
      const saves = body.interested && !row.interested;
      const books = body.booked && !row.booked;
      if (books) await requireConsent(tx, id, 'mentor_sessions', now());
      if (saves) await requireRight(tx, services, id, 'save');
      const change: ResultChange = {
        ...(body.score === undefined ? {} : { score: body.score || null }),
        ...(body.interested === undefined ? {} : { interested: body.interested }),
        ...(body.booked ? { booked: true } : {}),
      };
      const [worded] = await wordResults(tx, [{ ...row, ...change }]);
      const result = worded && presentResult(worded);
      if (!result) throw new AppError('not_found');
      if (books) await requestSession(tx, services, { student_id: id, topic: result.unique_title.mask_title, result_id: params.id });
      await changeResult(tx, id, params.id, change);
      return result;
    });
  });
}

/** The same careers for the profile, with what was kept beyond the ten. */
export function recommendationsRoutes(app: FastifyInstance, { database }: Services): void {
  handle(app, listRecommendations, async ({ request }) => {
    const { id, role } = visitorOf(request);
    return role === 'Student' ? present(await wordResults(database.db, await listKeptResults(database.db, id))) : [];
  });
}

function present(rows: WordedResult[]): Result[] {
  return rows.flatMap((row) => presentResult(row) ?? []);
}
