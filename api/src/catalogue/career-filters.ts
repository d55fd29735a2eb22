import type { Career } from '@careerscoop/catalogue/career';
import type { CareerQuery, EDUCATION_STEPS } from '@careerscoop/contract/catalogue';

type Step = (typeof EDUCATION_STEPS)[number];

/** The publisher's levels of typical entry in the five steps of the filter. */
const STEPS: Record<string, Step> = {
  'No formal educational credential': 'none',
  'High school diploma or equivalent': 'high_school',
  'Some college, no degree': 'training',
  'Postsecondary nondegree award': 'training',
  "Associate's degree": 'training',
  "Bachelor's degree": 'bachelor',
  "Master's degree": 'graduate',
  'Doctoral or professional degree': 'graduate',
};
// Percent over ten years; the whole labor market grows by about 3.
const GROWTH = { growing: 3, fast: 7 };

/** Whether a career passes every filter that is set. What is not published passes none. */
export function passes(career: Career, query: CareerQuery): boolean {
  const { interest, education, pay_min, growth, job_zone } = query;
  const grows = career.outlook?.growth_percent ?? -Infinity;
  return (
    (!interest || career.leading_areas.includes(interest)) &&
    (!education || STEPS[career.outlook?.typical_education ?? ''] === education) &&
    (pay_min === undefined || (career.wage?.median ?? -1) >= pay_min) &&
    (!growth || grows >= GROWTH[growth]) &&
    (job_zone === undefined || career.job_zone === job_zone)
  );
}

/** `best` keeps the order given: by fit with the search, else by title. Missing figures come last. */
export function sortCareers(careers: readonly Career[], { sort }: CareerQuery): Career[] {
  if (sort === 'best') return [...careers];
  if (sort === 'title') return careers.toSorted((a, b) => a.mask_title.localeCompare(b.mask_title, 'en'));
  const figure = ({ wage, outlook }: Career) => (sort === 'pay' ? wage?.median : outlook?.growth_percent) ?? -Infinity;
  return careers.toSorted((a, b) => figure(b) - figure(a) || a.mask_title.localeCompare(b.mask_title, 'en'));
}
