import type { Career } from '@careerscoop/catalogue/career';

/** The first rank that is a college degree. */
export const COLLEGE = 3;

/** Schooling in order, as both publishers name it. */
const RANKS: Readonly<Record<string, number>> = {
  'No formal educational credential': 0,
  'Less than high school': 0,
  'High school diploma or equivalent': 1,
  'High school diploma': 1,
  'Some college, no degree': 2,
  'Some college': 2,
  'Postsecondary nondegree award': 2,
  'Certificate after high school': 2,
  "Associate's degree": COLLEGE,
  'Associate degree': COLLEGE,
  "Bachelor's degree": 4,
  "Certificate after a bachelor's degree": 4,
  "Master's degree": 5,
  "Certificate after a master's degree": 5,
  'First professional degree': 6,
  'Doctoral degree': 6,
  'Training after a doctorate': 6,
  'Doctoral or professional degree': 6,
};

/** The place of a level among all; nothing for one that nobody names. */
export const schoolingRank = (level: string | null): number | undefined => RANKS[level ?? ''];

/** How many in a hundred of the people asked call this much schooling or more needed; null where too few were asked. */
export function shareWith({ education_mix, education_uncertain }: Career, rank: number): number | null {
  if (education_uncertain || education_mix.length === 0) return null;
  const sum = education_mix.reduce((total, { level, percent }) => total + ((schoolingRank(level) ?? 0) >= rank ? percent : 0), 0);
  return Math.min(100, Math.round(sum));
}
