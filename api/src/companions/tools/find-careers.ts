import type { Career } from '@careerscoop/catalogue/career';
import { careerByCode, loadCatalogue } from '@careerscoop/catalogue/load';
import { searchCareers } from '@careerscoop/catalogue/search';
import { z } from 'zod';
import { dollars } from '../../scoop/say.ts';
import type { NewFact } from '../ledger/facts.ts';
import { careerCode, careersCard, refOf } from './career-ref.ts';
import { defineTool, type ToolResult } from './tool.ts';

const MOST = 6;
/** Careers looked at for one search, before filters. */
const SEARCHED = 60;

const input = z.strictObject({
  /** What it should be about, in plain words. */
  wish: z.string().max(200).default(''),
  /** Careers like this one. */
  like: careerCode.optional(),
  /** Median pay a year of at least so many dollars. */
  pay_min: z.number().int().min(0).max(1_000_000).optional(),
  /** At most so much schooling: 1 high school to 5 doctoral. */
  education_max: z.number().min(1).max(5).optional(),
  /** Only what usually takes no degree, not even one of two years. */
  no_degree: z.boolean().default(false),
  sort: z.enum(['best', 'pay', 'growth']).default('best'),
  without: z.array(z.string()).max(12).default([]),
  /** Beginnings of codes: families of careers to leave out. */
  avoid: z
    .array(z.string().regex(/^[\d-]{2,7}$/))
    .max(20)
    .default([]),
});

/** Careers by what somebody would like, or like another one. */
export const findCareers = defineTool({
  name: 'find_careers',
  about: 'Searches the catalogue of careers by a wish in plain words, or for careers related to one.',
  input,
  run: (
    { ledger },
    { wish, like, pay_min, education_max, no_degree, sort, without, avoid }: z.output<typeof input>,
  ): Promise<ToolResult> => {
    const from = like === undefined ? bySearch(wish) : relatedTo(like, wish);
    const found = from.filter(
      (career) =>
        !without.includes(career.onet_code) &&
        !avoid.some((family) => career.onet_code.startsWith(family)) &&
        (pay_min === undefined || (career.wage?.median ?? 0) >= pay_min) &&
        (education_max === undefined || schooling(career) <= education_max) &&
        !(no_degree && takesDegree(career)),
    );
    // Without a wish nothing says which is best, so that pay does.
    const all = wish === '' && like === undefined;
    const by = sort === 'best' ? (all ? 'pay' : undefined) : sort;
    const sorted = by ? (all ? found : found.slice(0, SEARCHED)).toSorted((a, b) => figure(b, by) - figure(a, by)) : found;
    const careers = sorted.slice(0, MOST);
    if (careers.length === 0) return Promise.resolve({ facts: [], careers: [], nothing: 'No career fits all of that.' });
    const facts = pay_min === undefined ? [] : [ledger.add(payMinFact(pay_min))];
    return Promise.resolve({ facts, card: careersCard('Careers to open', careers), careers: careers.map(refOf) });
  },
});

const known = (codes: readonly string[]) => codes.flatMap((code) => careerByCode(code) ?? []);
const figure = (career: Career, sort: 'pay' | 'growth') =>
  (sort === 'pay' ? career.wage?.median : career.outlook?.growth_percent) ?? -Infinity;

/** Without a wish all careers that are ranked, so that filters and order alone may choose. */
function bySearch(wish: string): readonly Career[] {
  return wish === '' ? loadCatalogue().careers.filter(({ ranked }) => ranked) : known(searchCareers(wish, SEARCHED));
}

/** Related careers; of them first those that the wish finds as well. */
function relatedTo(code: string, wish: string): Career[] {
  const career = careerByCode(code);
  if (!career) return [];
  const related = known([...career.related, ...career.related_further]);
  const wished = new Set(wish === '' ? [] : searchCareers(wish, SEARCHED));
  return related.toSorted((a, b) => Number(wished.has(b.onet_code)) - Number(wished.has(a.onet_code)));
}

/** Of what a fact is that holds for all that are found. */
const FOUND = 'Careers found';

/** The pay that was asked for, as what is published of every career that is found. */
function payMinFact(value: number): NewFact {
  const published = loadCatalogue().provenance['wages'];
  return {
    subject: FOUND,
    subject_id: 'careers',
    key: 'pay_min',
    value,
    unit: 'usd_year',
    source: published?.source ?? '',
    year: published?.version ?? '',
    href: null,
    text: dollars(value),
    label: 'in each of them half of the people earn at least this a year',
    wider: false,
  };
}

/** Whether a degree is usual to start with, one of two years among them. */
export const takesDegree = (career: Career) => career.outlook?.typical_education === "Associate's degree" || schooling(career) > 2;

/** 1 to 5; typical entry first, since people tell more schooling than is asked. */
export function schooling({ outlook, education_need }: Career): number {
  const TYPICAL: Record<string, number> = {
    'No formal educational credential': 1,
    'High school diploma or equivalent': 1,
    'Some college, no degree': 2,
    'Postsecondary nondegree award': 2,
    "Associate's degree": 2,
    "Bachelor's degree": 3,
    "Master's degree": 4,
    'Doctoral or professional degree': 5,
  };
  return TYPICAL[outlook?.typical_education ?? ''] ?? education_need ?? 3;
}
