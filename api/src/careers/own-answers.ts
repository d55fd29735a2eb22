import type { Answers } from '@careerscoop/engine/answers';
import type { Norms } from '@careerscoop/engine/person';
import { type Assessment, findMatched } from '../assessment/assessment.sql.ts';
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
  const matched = await findMatched(db, userId);
  if (!matched) return undefined;
  const { id: assessment_id, item_version, norm_version, clarity } = matched;
  const scenarios = await itemsOf(db, item_version);
  const { answers } = readAnswers(scenarios, matched.answers, matched.education);
  if (!answers) return undefined;
  return { assessment_id, answers, norms: await normsOf(db, norm_version), clarity, items: itemTexts(scenarios) };
}
