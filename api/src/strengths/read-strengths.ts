import { strengthsOf } from '@careerscoop/engine/strengths';
import type { Matched } from '../assessment/assessment.sql.ts';
import { itemsOf } from '../assessment/items.ts';
import { normsOf } from '../assessment/norms.ts';
import { readAnswers } from '../assessment/read-answers.ts';
import { itemTexts } from '../careers/item-texts.ts';
import { listTopTen } from '../careers/results.sql.ts';
import type { Services } from '../platform/services.ts';
import { wordStrengths } from './word-strengths.ts';

/** So many of the ten are named as careers near the top of the list. */
const NEAR_THE_TOP = 3;

type Reading = { database: Pick<Services['database'], 'db'> } & Pick<Services, 'model'>;

/**
 * What stands out in stored answers; nothing where they belong to an older version of the items and cannot be read any
 * more. Read at each asking: the engine needs a tenth of a millisecond for it. Careers are named from the list that the
 * student has, which may have been found with another engine or catalogue.
 */
export async function readStrengths({ database: { db }, model }: Reading, matched: Matched, first_name: string) {
  const { user_id, answers: given, item_version, norm_version, education } = matched;
  const scenarios = await itemsOf(db, item_version);
  const { answers } = readAnswers(scenarios, given, education);
  if (!answers) return undefined;
  const found = strengthsOf(model, answers, await normsOf(db, norm_version));
  const codes = (await listTopTen(db, user_id)).slice(0, NEAR_THE_TOP).map(({ onet_code }) => onet_code);
  return { answers, found, profile: wordStrengths(first_name, found, answers, itemTexts(scenarios), codes) };
}
