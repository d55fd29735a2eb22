import { loadCatalogue } from '@careerscoop/catalogue/load';
import { markMatchedAnew } from '../assessment/assessment.sql.ts';
import { lockPerson } from '../identity/people.sql.ts';
import { announce } from '../platform/announce.ts';
import { defineJob } from '../platform/job.ts';
import type { Services } from '../platform/services.ts';
import type { Seed } from '../platform/subject.ts';
import { findTen } from './find-ten.ts';
import { ownAnswers } from './own-answers.ts';
import { hasGone, listWithGone, replaceTopTen } from './results.sql.ts';

const AT_ONCE = 200;
const AN_HOUR = 60 * 60;

export const matchAnewJob = defineJob('match-anew', { expire: 15 * 60 });

/**
 * With every release of the catalogue, whichever came before: at once, and when the processes of the release before have
 * surely ended.
 */
export const careersThatStay: Seed = {
  get name() {
    return `careers that stay in ${loadCatalogue().version}`;
  },
  version: '1',
  fill: async (tx, { jobs }) => {
    await jobs.enqueue(tx, matchAnewJob, {});
    await jobs.enqueue(tx, matchAnewJob, {}, AN_HOUR);
  },
};

/**
 * Matches anew, by their stored answers, the students in whose ten a career stands that the catalogue has no more: nine are no
 * ten. What they saved, rated or booked stays. Done once more it finds nothing to do.
 * @param codes of the careers that there are
 */
export async function matchAnew(services: Services, codes = loadCatalogue().careers.map(({ onet_code }) => onet_code)): Promise<void> {
  const { db } = services.database;
  let students = await listWithGone(db, codes, 0, AT_ONCE);
  while (students.length > 0) {
    for (const student of students) await matchStudentAnew(services, codes, student);
    students = await listWithGone(db, codes, students.at(-1) ?? 0, AT_ONCE);
  }
}

async function matchStudentAnew(services: Services, codes: string[], user_id: number): Promise<void> {
  const { database, model } = services;
  await database.db.transaction(async (tx) => {
    // Whoever saves, books or answers again holds the student first, too: that may have mended it meanwhile.
    await lockPerson(tx, user_id);
    if (!(await hasGone(tx, codes, user_id))) return;
    const own = await ownAnswers(tx, user_id);
    // Answers that nobody can read any more leave the list as it is.
    if (!own) return;
    const { ten, beyond, found_by } = findTen(model, own.answers, own.norms);
    await markMatchedAnew(tx, own.assessment_id, found_by);
    await replaceTopTen(tx, { user_id, assessment_id: own.assessment_id, ten, beyond });
    await announce(tx, services, 'results_made', { user_id, onet_codes: ten.map(({ onet_code }) => onet_code) });
  });
}
