import type { Career } from '@careerscoop/catalogue/career';
import { COLLEGE_LEVELS, type CollegeAward, type CollegeLevel } from '@careerscoop/contract/colleges';

/** The typical entry, as the Bureau of Labor Statistics names it, in the levels of schools. */
const TYPICAL: Record<string, CollegeLevel> = {
  'Postsecondary nondegree award': 'certificate',
  "Associate's degree": 'associate',
  "Bachelor's degree": 'bachelor',
  "Master's degree": 'graduate',
  'Doctoral or professional degree': 'graduate',
};
/** What people in the work have, in O*NET's words. */
const HELD: Record<string, CollegeLevel> = {
  'Certificate after high school': 'certificate',
  'Some college': 'certificate',
  'Associate degree': 'associate',
  "Bachelor's degree": 'bachelor',
  "Master's degree": 'graduate',
  'First professional degree': 'graduate',
  'Doctoral degree': 'graduate',
};
/** Per cent of the people in the work: with one in seven it is a way that is really taken. */
const MANY = 15;

export const LEVEL_OF: Record<CollegeAward, CollegeLevel> = {
  certificate: 'certificate',
  associate: 'associate',
  bachelor: 'bachelor',
  master: 'graduate',
  doctor: 'graduate',
};

/**
 * The levels of study that lead into a career: the typical one, and those below it that at least one in seven in the
 * work has. Where no degree is typical, certificates and associate degrees, and what one in seven has.
 */
export function fittingLevels({ outlook, education_mix }: Career): CollegeLevel[] {
  const typical = TYPICAL[outlook?.typical_education ?? ''];
  const rank = (level: CollegeLevel) => COLLEGE_LEVELS.indexOf(level);
  return COLLEGE_LEVELS.filter((level) => {
    if (level === typical || (typical === undefined && rank(level) < rank('bachelor'))) return true;
    const held = education_mix.filter((one) => HELD[one.level] === level).reduce((sum, one) => sum + one.percent, 0);
    return held >= MANY && (typical === undefined || rank(level) < rank(typical));
  });
}
