import type { Career } from '@careerscoop/catalogue/career';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import { phrases } from '../assessment/content/phrases.ts';
import { neighbours } from './neighbours.ts';
import { inSentence, joined, leading, present } from './say.ts';
import { hundredsBelow, standingOut } from './standing-out.ts';

const LEVELS = { H: 'high', M: 'moderate', L: 'low' };
const ADVICE = {
  H: 'A good plan: learn the tools early, and practice asking the right question and checking the answer.',
  M: 'A good plan: try one tool on homework that your teacher allows, and notice what you still had to do yourself.',
  L: 'A good plan: do not worry much about it, but stay curious about new tools.',
};

/** How much tools that write and code could speed up the tasks of this work, by one published study. */
export function aiAnswers(career: Career): string[] {
  const { impact } = career;
  const share = scoreOf(career);
  if (!impact || share === undefined) return ['Nobody has published how much AI could change this work.'];
  const skills = leading(career, 'skills', 3);
  const other = neighbours(career).find((each) => each.impact && each.impact !== impact);
  const above = hundredsBelow(scores(), share);
  return present([
    joined(phrases.impact[impact], range(career)),
    `The study gives this work a score of ${share} out of a hundred, which we call ${LEVELS[impact]}; ${above} of 100 careers score lower. ` +
      'It counts tasks that could be done in half the time, not jobs that disappear.' +
      nearest(career),
    joined(ADVICE[impact], toAsk(career)),
    skills.length > 0 &&
      joined(
        `The skills rated most important here are ${skills.map(({ name }) => inSentence(name)).join('; ')}.`,
        'The study rated tasks and not skills, so it does not say which of them a tool could take over.',
        lower(career, share),
      ),
    other &&
      `Not all related work is the same: for ${other.mask_title} the study's score comes out ${LEVELS[other.impact ?? impact]}, at ${scoreOf(other)} of a hundred; here it is ${share}.`,
  ]);
}

function scoreOf({ ai_exposure: rated }: Career): number | undefined {
  return rated ? Math.round(((rated.human_rating_beta + rated.dv_rating_beta) / 2) * 100) : undefined;
}

let all: number[] | undefined;
const scores = () => (all ??= loadCatalogue().careers.flatMap((career) => scoreOf(career) ?? []));

function rated(career: Career): { title: string; score: number }[] {
  return neighbours(career).flatMap((other) => {
    const score = scoreOf(other);
    return score === undefined ? [] : [{ title: other.mask_title, score }];
  });
}

function range(career: Career): string | undefined {
  const near = rated(career).sort((a, b) => b.score - a.score);
  const [most, least] = [near[0], near.at(-1)];
  if (!most || !least || most.score === least.score) return undefined;
  return `Among related careers the study's score, out of a hundred, is highest for ${most.title}, at ${most.score}, and lowest for ${least.title}, at ${least.score}.`;
}

function nearest(career: Career): string {
  const [near] = rated(career);
  return near ? ` For ${near.title}, which is related, it is ${near.score}.` : '';
}

/** The related careers that the study gives a lower score, beside the skills. */
function lower(career: Career, share: number): string | undefined {
  const near = rated(career).filter(({ score }) => score < share);
  const titles = near.slice(0, 2).map(({ title }) => title);
  return titles.length > 0 ? `Related careers that score lower: ${titles.join('; ')}.` : undefined;
}

function toAsk(career: Career): string | undefined {
  const names = standingOut(career, 'activities')
    .slice(0, 3)
    .map(({ name }) => name);
  const activities = names.length > 0 ? names : leading(career, 'activities', 3).map(({ name }) => inSentence(name));
  if (activities.length === 0) return undefined;
  return `Then ask somebody in this work what new tools have changed, if anything, in each of these: ${activities.join('; ')}.`;
}
