import type { Match } from '@careerscoop/engine/match';
import type { CareerReasons } from '@careerscoop/engine/reasons';
import type { RecommendedCareer } from '@careerscoop/engine/recommend';
import { type Change, changesFor } from '@careerscoop/engine/sensitivity';
import { changeKey, pickKey, reasonKey } from './result-keys.ts';
import type { FoundCareer } from './results.sql.ts';

/** The engine's ten as rows, with the keys of their reasons. */
export function keepTen(careers: RecommendedCareer[], changes: Change[]): FoundCareer[] {
  return careers.map((career) => ({
    onet_code: career.code,
    rank: career.rank,
    kind: career.kind,
    fit: career.fit,
    match_score: career.score.toFixed(6),
    reasons: reasonsIn(career).map(reasonKey),
    what_would_change: changesFor(changes, career.code).map((change) => changeKey('leaves', change)),
    ai: career.kind === 'stretch' ? pickKey(career) : '',
    alike: career.alike,
  }));
}

/** A career beyond the ten as a row, with the one-answer changes that would bring it in. */
export function keepFound(match: Match, changes: Change[]): FoundCareer {
  return {
    onet_code: match.code,
    rank: null,
    kind: 'found',
    fit: match.fit,
    match_score: match.score.toFixed(6),
    reasons: reasonsIn(match).map(reasonKey),
    what_would_change: changesFor(changes, match.code).map((change) => changeKey('enters', change)),
    ai: '',
    alike: [],
  };
}

/** Why a career fits, what does not, and what it hardly asks, in the order they are told. */
export function reasonsIn({ reasons, notMuchAsked }: CareerReasons): CareerReasons['reasons'] {
  return [...reasons, ...(notMuchAsked ? [notMuchAsked] : [])];
}
