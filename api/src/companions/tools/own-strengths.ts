import { findStudent, listAssessments } from '../../assessment/assessment.sql.ts';
import { itemsOf } from '../../assessment/items.ts';
import { normsOf } from '../../assessment/norms.ts';
import type { Services } from '../../platform/services.ts';
import { readStrengths } from '../../strengths/read-strengths.ts';

/** What stands out in the student's newest matched answers; nothing before there are any. */
export async function ownStrengths(services: { database: Pick<Services['database'], 'db'> } & Pick<Services, 'model'>, user_id: number) {
  const { db } = services.database;
  const student = await findStudent(db, user_id);
  const latest = (await listAssessments(db, user_id)).find(({ matched_at }) => matched_at !== null);
  if (!student || !latest) return undefined;
  const scenarios = await itemsOf(db, latest.item_version);
  const norms = await normsOf(db, latest.norm_version);
  // Told to the student alone, who knows their name.
  return readStrengths(services, { scenarios, given: latest.answers, education: student.education, norms, first_name: '' })?.profile;
}
