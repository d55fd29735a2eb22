import type { Career } from '@careerscoop/catalogue/career';
import { careerByCode, careerBySlug } from '@careerscoop/catalogue/load';
import { type CareerMatch, getCareerMatch, saveCareer } from '@careerscoop/contract/careers';
import { matchOf } from '@careerscoop/engine/match';
import { oneStepChanges } from '@careerscoop/engine/sensitivity';
import type { FastifyInstance } from 'fastify';
import { phrases } from '../assessment/content/phrases.ts';
import type { Db } from '../platform/database.ts';
import { requireRight } from '../plans/find-entitlements.ts';
import { AppError } from '../platform/errors.ts';
import { lockPerson } from '../identity/people.sql.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { ownAnswers } from './own-answers.ts';
import { addSaved, changeResult, findResultOf } from './results.sql.ts';
import { keepFound, reasonsIn } from './keep-careers.ts';
import { wordReason } from './reason-words.ts';
import { wordResults } from './word-results.ts';

/** Any career of the catalogue beside the student's own answers. */
export function matchRoutes(app: FastifyInstance, services: Services): void {
  const { database, model } = services;
  const { db } = database;

  handle(app, getCareerMatch, ({ params, request }) => matchFor(db, visitorOf(request).id, known(params.onet_code)));

  handle(app, saveCareer, async ({ params, body, request }) => {
    const { id } = visitorOf(request);
    const career = known(params.onet_code);
    await db.transaction(async (tx) => {
      // Two requests at once come one after the other.
      await lockPerson(tx, id);
      const row = await findResultOf(tx, id, career.onet_code);
      if (!body.interested || row?.interested) {
        // Unsaving is always possible.
        if (row) await changeResult(tx, id, row.id, body);
        return;
      }
      await requireRight(tx, services, id, 'save');
      if (row) return changeResult(tx, id, row.id, body);
      const own = await ownAnswers(tx, id);
      if (!own) throw new AppError('no_results');
      const match = career.ranked && matchOf(model, own.answers, career.onet_code, own.norms);
      if (!match) throw new AppError('not_ranked');
      const found = keepFound(match, oneStepChanges(model, own.answers, own.norms));
      await addSaved(tx, { ...found, user_id: id, assessment_id: own.assessment_id });
    });
    return matchFor(db, id, career);
  });

  async function matchFor(read: Db, userId: number, { onet_code, ranked, partly_estimated }: Career): Promise<CareerMatch> {
    const row = await findResultOf(read, userId, onet_code);
    const { id: result_id = null, rank = null, interested = false } = row ?? {};
    const place = { result_id, rank, interested, partly_estimated };
    // One of the ten says here what it says in the list; the rest goes by the newest answers.
    if (row && rank !== null) {
      const [worded] = await wordResults(read, [row]);
      return { state: 'matched', fit: row.fit, clarity: row.clarity ?? 'exploring', reasons: worded?.reasons ?? [], ...place };
    }
    const nothing = { fit: null, clarity: 'exploring' as const, reasons: [], ...place };
    if (!ranked) return { state: 'unranked', ...nothing };
    const own = await ownAnswers(read, userId);
    const match = own && matchOf(model, own.answers, onet_code, own.norms);
    if (!own || !match) return { state: 'no_results', ...nothing };
    return {
      state: 'matched',
      fit: match.fit,
      clarity: own.clarity ?? 'exploring',
      reasons: reasonsIn(match).map((reason) => wordReason(phrases, own.items, reason)),
      ...place,
    };
  }
}

/** A career by its code or slug. */
function known(name: string): Career {
  const career = careerByCode(name) ?? careerBySlug(name);
  if (!career) throw new AppError('not_found');
  return career;
}
