import type { Career } from '@careerscoop/catalogue/career';
import { listed } from '../platform/listed.ts';
import { leading, present } from './say.ts';

const AT_ONCE = 3;

/**
 * What its people do, use and know most, and who may like it. The page of the career tells a moment of the work and what
 * is hard in it already, so none of that is told again.
 */
export function dayAnswers(career: Career): string[] {
  const { words } = career;
  const activities = leading(career, 'activities', 2 * AT_ONCE).map(({ meaning }) => meaning);
  const skills = leading(career, 'skills', AT_ONCE);
  const knowledge = leading(career, 'knowledge', AT_ONCE);
  const [first, more] = [activities.slice(0, AT_ONCE), activities.slice(AT_ONCE)];
  const told = present([
    first.length > 0 && `Three things fill most days. ${first.join(' ')}`,
    words && `You may like it if ${listed(words.good_if)}.`,
    skills.length > 0 && `People who do this lean on a few skills most of all. ${skills.map(({ meaning }) => meaning).join(' ')}`,
    knowledge.length > 0 &&
      `What you would know a lot about: ${listed(knowledge.map(({ name }) => name.toLowerCase()))}. ${knowledge[0]?.meaning ?? ''}`,
    more.length > 0 && `Other things come up often, too. ${more.join(' ')}`,
  ]);
  return told.length > 0
    ? told
    : ['Nobody has published what fills the days of this work. Ask somebody who does it to tell you about last Tuesday.'];
}
