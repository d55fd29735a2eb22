import type { Career } from '@careerscoop/catalogue/career';
import { findCollegesByName } from '@careerscoop/catalogue/college-names';
import { type College, loadColleges } from '@careerscoop/catalogue/colleges';
import { COLLEGE_LEVELS, type CollegePlace, type CollegeSheet } from '@careerscoop/contract/colleges';
import { EARNINGS_SENTENCE } from './college-sentences.ts';
import { collegeSources } from './college-sources.ts';
import { programsAt } from './offers.ts';
import { distancesFrom } from './order-colleges.ts';
import { presentCollege } from './present-college.ts';
import { programTitles, programsOf } from './program-titles.ts';

export function collegeByUnitid(unitid: number): College | undefined {
  return loadColleges().byUnitid.get(unitid);
}

/**
 * Schools by a name as people say it ("portland state", "psu", "u of o"), best first. Several may bear it: `state` is the one that
 * is meant more likely.
 */
export function findCollege(name: string, options: { limit?: number; state?: string } = {}): College[] {
  return findCollegesByName(name, options);
}

/** All that is known of one school: the only place where the pay after it stands, with the sentence that says whose it is. */
export function collegeSheet(
  college: College,
  { career, place }: { career?: Career | undefined; place?: CollegePlace | undefined } = {},
): CollegeSheet {
  const cips = career ? programsOf(career) : programTitles().keys();
  return {
    ...presentCollege(college),
    miles: (place && distancesFrom(place, [college]).get(college.place)) ?? null,
    programs: programsAt([college.place], cips, COLLEGE_LEVELS).get(college.place) ?? [],
    career: career ? { onet_code: career.onet_code, slug: career.slug, title: career.mask_title } : null,
    place: place ?? null,
    earnings: college.earnings === null ? null : { median: college.earnings, sentence: EARNINGS_SENTENCE },
    sources: collegeSources(
      'colleges',
      'programs',
      'figures',
      ...(college.earnings === null ? [] : (['earnings'] as const)),
      ...(career ? (['crosswalk'] as const) : []),
      ...(place ? (['zip'] as const) : []),
    ),
  };
}
