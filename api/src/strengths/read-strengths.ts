import type { ScenarioAnswers } from '@careerscoop/contract/assessment';
import type { Norms } from '@careerscoop/engine/person';
import { recommend } from '@careerscoop/engine/recommend';
import { strengthsOf } from '@careerscoop/engine/strengths';
import type { StoredScenario } from '../assessment/items.sql.ts';
import { readAnswers } from '../assessment/read-answers.ts';
import { itemTexts } from '../careers/item-texts.ts';
import type { Services } from '../platform/services.ts';
import { wordStrengths } from './word-strengths.ts';

interface Asked {
  scenarios: StoredScenario[];
  given: ScenarioAnswers[];
  education: number | null;
  /** Those that the ten of these answers were found by. */
  norms: Norms;
  first_name: string;
}

/**
 * What stands out in stored answers; nothing where they belong to an older version of the items and cannot be read any
 * more. Read at each asking: the engine needs a tenth of a millisecond for it.
 */
export function readStrengths({ model }: Pick<Services, 'model'>, { scenarios, given, education, norms, first_name }: Asked) {
  const { answers } = readAnswers(scenarios, given, education);
  if (!answers) return undefined;
  const matched = recommend(model, answers, norms);
  const codes = matched.state === 'list' ? matched.careers.slice(0, 3).map(({ code }) => code) : [];
  const found = strengthsOf(model, answers, norms);
  return { answers, found, profile: wordStrengths(first_name, found, answers, itemTexts(scenarios), codes) };
}
