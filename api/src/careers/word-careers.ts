import type { Match } from '@careerscoop/engine/match';
import type { CareerReasons } from '@careerscoop/engine/reasons';
import type { RecommendedCareer } from '@careerscoop/engine/recommend';
import { type Change, changesFor } from '@careerscoop/engine/sensitivity';
import { phrases } from '../assessment/content/phrases.ts';
import type { ItemTexts } from './item-texts.ts';
import { fill, wordReason } from './reason-words.ts';
import type { NewResult } from './results.sql.ts';

type WordedCareer = Omit<NewResult, 'user_id' | 'assessment_id'>;

/** The engine's ten as rows with their reasons in words. */
export function wordCareers(items: ItemTexts, careers: RecommendedCareer[], changes: Change[]): WordedCareer[] {
  return careers.map((career) => ({
    onet_code: career.code,
    rank: career.rank,
    kind: career.kind,
    fit: career.fit,
    match_score: career.score.toFixed(6),
    reasons: wordReasons(items, career),
    what_would_change: changesFor(changes, career.code).map((change) =>
      fill(phrases.reasons.change.leaves, { item: items.question(change.area), rating: change.to }),
    ),
    ai: career.kind === 'stretch' ? stretchText(career) : '',
  }));
}

/** Why a career fits and what does not, in words. */
export function wordReasons(items: ItemTexts, { reasons, notMuchAsked }: CareerReasons): NewResult['reasons'] {
  return [...reasons, ...(notMuchAsked ? [notMuchAsked] : [])].map((reason) => wordReason(phrases, items, reason));
}

/** A career beyond the ten as a row, with the one-answer changes that would bring it in. */
export function wordFound(items: ItemTexts, match: Match, changes: Change[]): WordedCareer {
  return {
    onet_code: match.code,
    rank: null,
    kind: 'found',
    fit: match.fit,
    match_score: match.score.toFixed(6),
    reasons: wordReasons(items, match),
    what_would_change: changesFor(changes, match.code).map((change) =>
      fill(phrases.reasons.change.enters, { item: items.question(change.area), rating: change.to }),
    ),
    ai: '',
  };
}

/** 'AI recommended' (the spec's words) and how the formula came to this career. */
function stretchText({ shares, differs }: RecommendedCareer): string {
  const { badge } = phrases.stretch;
  const { shares_one, shares_two, differs_one, differs_two } = phrases.reasons.stretch;
  const say = (one: string, two: string, [first, second]: typeof shares) => {
    if (!first) return [];
    const names = { first: phrases.areas[first].name, second: second ? phrases.areas[second].name : '' };
    return [fill(second ? two : one, names)];
  };
  return [`${badge}.`, ...say(shares_one, shares_two, shares), ...say(differs_one, differs_two, differs)].join(' ');
}
