import type { Answers } from '@careerscoop/engine/answers';
import type { Norms } from '@careerscoop/engine/person';
import { type Assessment, findStudent, listAssessments } from '../assessment/assessment.sql.ts';
import { itemsOf } from '../assessment/items.ts';
import { normsOf } from '../assessment/norms.ts';
import { readAnswers } from '../assessment/read-answers.ts';
import type { Db } from '../platform/database.ts';
import { type ItemTexts, itemTexts } from './item-texts.ts';

interface OwnAnswers {
  assessment_id: number;
  answers: Answers;
  /** Those that the ten of these answers were found by. */
  norms: Norms;
  clarity: Assessment['clarity'];
  items: ItemTexts;
}

/** The newest matched answers as the engine reads them; nothing before the first. */
export async function ownAnswers(db: Db, userId: number): Promise<OwnAnswers | undefined> {
  const student = await findStudent(db, userId);
  const latest = (await listAssessments(db, userId)).find(({ matched_at }) => matched_at !== null);
  if (!student || !latest) return undefined;
  const scenarios = await itemsOf(db, latest.item_version);
  const { answers } = readAnswers(scenarios, latest.answers, student.education);
  if (!answers) return undefined;
  const norms = await normsOf(db, latest.norm_version);
  return { assessment_id: latest.id, answers, norms, clarity: latest.clarity, items: itemTexts(scenarios) };
}
