import { AREAS } from '@careerscoop/engine/constructs';
import { defineJob } from '../platform/job.ts';
import type { Services } from '../platform/services.ts';
import { alikeVersions, itemsOf, versionAsked } from './items.ts';
import { newestNorms } from './norms.ts';
import { addNorms, meanFirstRatings } from './norms.sql.ts';

/** Fewer are no norm: a mean of a handful would tell what each of them said. */
export const LEAST_STUDENTS = 50;
/** A new version needs so many times the students of the last one, so that lists of one week go by the same norms. */
const GROWTH = 1.1;

export const makeNormsJob = defineJob('make-norms', { schedule: '47 4 * * *', expire: 600 });

/** Makes a new version of the norms when enough students have joined those of the last one. */
export async function makeNorms({ database: { db }, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  const item_version = await versionAsked(db);
  const [last, means] = [await newestNorms(db, item_version), await meanFirstRatings(db, await alikeVersions(db, item_version))];
  const students = Math.min(...means.map((mean) => mean.students));
  if (means.length !== AREAS.length || students < Math.max(LEAST_STUDENTS, last.students + LEAST_STUDENTS, last.students * GROWTH)) return;
  const questions = (await itemsOf(db, item_version)).find(({ scenario_id }) => scenario_id === 1)!.questions;
  const byArea = new Map(questions.map(({ id, construct }) => [construct, means.find((mean) => mean.id === id)!.mean]));
  const area_means = AREAS.map(({ key }) => Math.round(byArea.get(key)! * 1000) / 1000);
  await addNorms(db, { version: `${item_version}:${students}`, item_version, area_means, students, made_at: now() });
}
