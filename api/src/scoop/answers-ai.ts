import type { Career } from '@careerscoop/catalogue/career';
import { careerByCode } from '@careerscoop/catalogue/load';
import { phrases } from '../assessment/content/phrases.ts';
import { listed } from '../platform/listed.ts';
import { leading, present } from './say.ts';

const LEVELS = { H: 'high', M: 'moderate', L: 'low' };
const ADVICE = {
  H: 'A good plan: learn the tools early, and get good at what they are bad at, such as asking the right question and checking the answer.',
  M: 'A good plan: try one tool on homework that your teacher allows, and notice what you still had to do yourself.',
  L: 'A good plan: do not worry much about it, but stay curious about new tools.',
};

/** How much tools that write and code could speed up the tasks of this work, by one published study. */
export function aiAnswers(career: Career): string[] {
  const { impact, ai_exposure } = career;
  if (!impact || !ai_exposure) return ['Nobody has published how much AI could change this work.'];
  const share = Math.round(((ai_exposure.human_rating_beta + ai_exposure.dv_rating_beta) / 2) * 100);
  const [skill] = leading(career, 'skills', 1);
  const other = career.related.map((code) => careerByCode(code)).find((each) => each?.impact && each.impact !== impact);
  return present([
    phrases.impact[impact],
    `The study gives this work a score of ${share} out of a hundred, which we call ${LEVELS[impact]}. It counts tasks that could be done in half the time, not jobs that disappear.`,
    ADVICE[impact],
    skill && `What stays with people: ${skill.name.toLowerCase()}. ${skill.meaning}`,
    other && `It differs from next door: for ${listed([other.mask_title])} the same study comes out ${LEVELS[other.impact ?? impact]}.`,
  ]);
}
