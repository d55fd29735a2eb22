import type { ScenarioAnswers } from '@careerscoop/contract/assessment';
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
  first_name: string;
}

/**
 * What stands out in stored answers; nothing where they belong to an older version of the items and cannot be read any
 * more. Read at each asking: the engine needs a tenth of a millisecond for it.
 */
export function readStrengths({ model }: Pick<Services, 'model'>, { scenarios, given, education, first_name }: Asked) {
  const { answers } = readAnswers(scenarios, given, education);
  if (!answers) return undefined;
  const matched = recommend(model, answers);
  const codes = matched.state === 'list' ? matched.careers.slice(0, 3).map(({ code }) => code) : [];
  const found = strengthsOf(model, answers);
  return { answers, found, profile: wordStrengths(first_name, found, answers, itemTexts(scenarios), codes) };
}
