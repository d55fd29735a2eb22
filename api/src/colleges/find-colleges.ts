import type { Career } from '@careerscoop/catalogue/career';
import { findCollegesByName } from '@careerscoop/catalogue/college-names';
import { findCollegesByPlace } from '@careerscoop/catalogue/college-places';
import { type College, loadColleges } from '@careerscoop/catalogue/colleges';
import { COLLEGES_PER_PAGE, type CollegePlace, type CollegeQuery, type CollegeSearch, MANY_SUBJECTS } from '@careerscoop/contract/colleges';
import { metaOf } from '../platform/meta-of.ts';
import { beyondMiles, manySubjects, NO_SUCH_NAME, noOffers, noPrograms, NOTHING_PASSES, studyFirst } from './college-sentences.ts';
import { collegeSources } from './college-sources.ts';
import { findOffers } from './offers.ts';
import { distancesFrom, type Distances, inOrder, nearEnough, passes } from './order-colleges.ts';
import { presentRows } from './present-college.ts';
import { findStudy, offeredAny, type Study } from './study.ts';

/** What is asked for; each may be left out. */
type CollegesAsked = Partial<Omit<CollegeQuery, 'career' | 'zip'>> & {
  career?: Career | undefined;
  place?: CollegePlace | undefined;
};

/**
 * Where to study: from a career to its programs, to the schools that offer them at a fitting level; filtered, ordered, one page of
 * them. It knows no request and no database, so that the companions ask it too.
 */
export function findColleges(asked: CollegesAsked): CollegeSearch {
  const { career, place, miles, page = 1, per_page = COLLEGES_PER_PAGE } = asked;
  const study = findStudy(asked);
  const named = textMatches(asked.q ?? '');
  const fitting = named.filter((one) => offers(study, one) && passes(one, asked));
  const distances = place && distancesFrom(place, fitting);
  const { near, within } =
    distances && miles !== undefined ? nearEnough(fitting, distances, miles) : { near: fitting, within: fitting.length };
  const found = sortColleges(near, asked, study, distances);
  return {
    results: presentRows(found.slice((page - 1) * per_page, page * per_page), study, distances),
    meta: metaOf(page, per_page, found.length),
    career: career ? { onet_code: career.onet_code, slug: career.slug, title: career.mask_title } : null,
    place: place ?? null,
    levels: [...study.levels],
    sentence: named.length === 0 ? NO_SUCH_NAME : sentenceOf(asked, study, found.length, within, () => begins(named, asked, study)),
    subjects: study.subjects,
    sources: collegeSources(
      'colleges',
      'figures',
      ...(study.offers ? (['programs'] as const) : []),
      ...(career ? (['crosswalk'] as const) : []),
      ...(place ? (['zip'] as const) : []),
    ),
  };
}

/** Whether a school that passes the filters teaches the same at the bachelor's level, so that choosing it finds something. */
function begins(named: readonly College[], asked: CollegesAsked, { cips }: Study): boolean {
  const { awards } = findOffers(cips, ['bachelor']);
  return named.some((one) => (awards[one.place] ?? -1) >= 0 && passes(one, asked));
}

const offers = (study: Study, { place }: College) => study.offers === undefined || (study.offers.awards[place] ?? -1) >= 0;

/** By name first, then by place; all of them where nothing is typed. */
function textMatches(q: string): readonly College[] {
  if (q.trim() === '') return loadColleges().all;
  return [...new Set([...findCollegesByName(q, { limit: Infinity }), ...findCollegesByPlace(q)])];
}

/** Without an order asked for: the nearest, else what fits the text best, else where most finish what is studied, else by name. */
function sortColleges(
  colleges: readonly College[],
  { sort, q = '' }: CollegesAsked,
  study: Study,
  distances: Distances | undefined,
): College[] {
  if (sort === undefined && !distances && q !== '') return [...colleges];
  const usual = distances ? 'distance' : study.offers ? 'awards' : 'name';
  switch (sort ?? usual) {
    case 'distance':
      return inOrder(colleges, ({ place }) => distances?.get(place));
    case 'awards':
      return inOrder(colleges, ({ place }) => -(study.offers?.awards[place] ?? 0));
    case 'price':
      return inOrder(colleges, ({ price }) => price);
    case 'completion':
      return inOrder(colleges, ({ completion }) => (completion === null ? null : -completion));
    case 'name':
      return inOrder(colleges, () => 0);
  }
}

/** What has to be known to read the list: why it is empty or far, or what to choose. */
function sentenceOf(asked: CollegesAsked, study: Study, found: number, within: number, begin: () => boolean): string | null {
  const { career, subject, level, miles, place } = asked;
  if (career?.programs.length === 0) return noPrograms(career);
  if (study.offers && !offeredAny(study.offers)) return noOffers(career, asked);
  if (found === 0) return NOTHING_PASSES;
  const sentences = [
    place && miles !== undefined && within < found ? beyondMiles(within, found, miles) : null,
    career && subject === undefined && study.subjects.length > MANY_SUBJECTS ? manySubjects(study.subjects.length) : null,
    career && level === undefined ? studyFirst(career, study.levels, begin) : null,
  ];
  return sentences.filter((one) => one !== null && one !== undefined).join(' ') || null;
}
