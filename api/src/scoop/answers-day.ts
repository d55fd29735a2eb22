import type { Career } from '@careerscoop/catalogue/career';
import { likedIf } from '../catalogue/career-texts.ts';
import { neighbours } from './neighbours.ts';
import { type List, inSentence, joined, leading, present } from './say.ts';
import { APART_FROM, moreThan, standingOut } from './standing-out.ts';

const AT_ONCE = 3;

/**
 * What counts most in the work, by the ratings of O*NET, what sets it apart from other work, and who may like it. How much
 * time anything takes is not published, so it is not said. The page of the career tells a moment of the work and what is
 * hard in it already, so none of that is told again.
 */
export function dayAnswers(career: Career): string[] {
  const { words } = career;
  const activities = leading(career, 'activities', 2 * AT_ONCE).map(({ meaning }) => meaning);
  const skills = leading(career, 'skills', AT_ONCE);
  const knowledge = leading(career, 'knowledge', AT_ONCE);
  const [first, more] = [activities.slice(0, AT_ONCE), activities.slice(AT_ONCE)];
  const told = present([
    first.length > 0 && joined('O*NET rates these activities most important here.', ...first, apart(career, 'activities')),
    words && `You may like it ${likedIf(words)}.`,
    skills.length > 0 &&
      joined('O*NET rates these skills most important here.', ...skills.map(({ meaning }) => meaning), apart(career, 'skills')),
    knowledge.length > 0 &&
      joined(
        `O*NET rates this knowledge most important here: ${knowledge.map(({ name }) => inSentence(name)).join('; ')}.`,
        knowledge[0]?.meaning,
        apart(career, 'knowledge'),
      ),
    more.length > 0 && joined('Next in importance come these.', ...more, beside(career)),
  ]);
  return told.length > 0
    ? told
    : ['Nobody has published what fills the days of this work. Ask somebody who does it to tell you about last Tuesday.'];
}

function apart(career: Career, list: List): string | undefined {
  const [most] = standingOut(career, list);
  if (!most) return undefined;
  return most.above < APART_FROM
    ? `Rated higher than in most careers, ${most.above} of 100: ${most.name}.`
    : `What sets it apart: ${most.name}, rated higher than in ${most.above} of 100 careers.`;
}

function beside(career: Career): string | undefined {
  for (const other of neighbours(career)) {
    const more = moreThan(career, other, 'activities');
    if (more) {
      return `Beside ${other.mask_title}, more depends on ${more.name}: ${more.here.toFixed(1)} of 5 here, ${more.there.toFixed(1)} there.`;
    }
  }
  return undefined;
}
