import type { CardOf } from '@careerscoop/contract/chat-cards';
import { type CollegeAward, type CollegeSearch, collegeLevel, MANY_SUBJECTS } from '@careerscoop/contract/colleges';
import { z } from 'zod';
import { findColleges } from '../../colleges/find-colleges.ts';
import { findPlace, UNKNOWN_ZIP } from '../../colleges/find-place.ts';
import { dollars } from '../../scoop/say.ts';
import { collegeFacts } from '../ledger/college-facts.ts';
import type { NewFact } from '../ledger/facts.ts';
import { careerCode, careerOf, refOf } from './career-ref.ts';
import { defineTool, type ToolResult } from './tool.ts';

const SHOWN = 5;
const input = z.strictObject({
  career: careerCode,
  zip: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
  miles: z.number().int().min(1).max(3000).optional(),
  level: collegeLevel.optional(),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  subject: z
    .string()
    .regex(/^\d{2}\.\d{4}$/)
    .optional(),
  /** Average net price of at most so many dollars a year; a school that publishes none is left out. */
  price_max: z.number().int().min(0).max(200_000).optional(),
  control: z.enum(['public', 'private']).optional(),
  sort: z.enum(['distance', 'price']).optional(),
});
type Asked = z.output<typeof input>;

export interface SchoolsResult extends ToolResult {
  search: CollegeSearch | null;
  /** More subjects lead there than a list can be made of. */
  manySubjects: boolean;
  /** The level asked for is not taught anywhere, so the list is of the usual ones. */
  otherLevel: boolean;
}

const AWARDS: Record<CollegeAward, string> = {
  certificate: 'Certificate',
  associate: 'Associate degree',
  bachelor: "Bachelor's degree",
  master: "Master's degree",
  doctor: 'Doctoral or professional degree',
};

/** Schools that teach what leads to a career, near a ZIP code or in a state. */
export const schoolsForCareer = defineTool({
  name: 'schools_for_career',
  about: 'Schools with programs that lead to a career, near a ZIP code, in a state, by level, price and whether public.',
  input,
  run: ({ ledger }, typed: Asked): Promise<SchoolsResult> => {
    const asked = measurable(typed);
    const career = careerOf(asked.career);
    const place = asked.zip === undefined ? undefined : findPlace(asked.zip);
    const nothingFound = { facts: [], careers: [refOf(career)], search: null, manySubjects: false, otherLevel: false };
    if (asked.zip !== undefined && !place) return Promise.resolve({ ...nothingFound, nothing: UNKNOWN_ZIP });
    const { level, ...rest } = { ...asked, career, place, per_page: SHOWN };
    const first = findColleges({ ...rest, ...(level ? { level } : {}) });
    const otherLevel = level !== undefined && first.results.length === 0;
    const search = otherLevel ? findColleges(rest) : first;
    const { results, meta, sources } = search;
    const facts = ledger.addAll([
      ...results.flatMap((college) => collegeFacts(college)),
      countFact(search, asked),
      ...priceMaxFact(search, asked),
    ]);
    if (results.length === 0)
      return Promise.resolve({ ...nothingFound, search, nothing: search.sentence ?? 'No school fits all of that.' });
    const card: CardOf<'schools'> = {
      kind: 'schools',
      career: refOf(career),
      zip: asked.zip ?? null,
      miles: asked.miles ?? null,
      total: meta.total,
      schools: results.map(({ unitid, name, city, state, miles, programs, price, completion }) => ({
        unitid,
        name,
        city,
        state,
        miles,
        program: programs[0]?.title ?? '',
        award: programs[0] ? AWARDS[programs[0].award] : '',
        finished: programs[0]?.awards ?? null,
        price,
        completion,
      })),
      href: hrefOf(otherLevel ? withoutLevel(asked) : asked),
      sentence: search.sentence,
      sources: sources.map(({ source, year, href }) => ({ source, year, href })),
    };
    return Promise.resolve({
      facts,
      card,
      careers: [refOf(career)],
      search,
      otherLevel,
      manySubjects: search.subjects.length > MANY_SUBJECTS && asked.subject === undefined,
    });
  },
});

/** Miles and nearness are measured from a ZIP code; without one the page of schools refuses them. */
function measurable(asked: Asked): Asked {
  if (asked.zip !== undefined) return asked;
  const { miles: _miles, sort, ...rest } = asked;
  return { ...rest, ...(sort === 'price' ? { sort } : {}) };
}

/** The price that was asked for, as what is published of every school that is found. */
function priceMaxFact({ career, sources }: CollegeSearch, { price_max }: Asked): NewFact[] {
  if (price_max === undefined) return [];
  const figures = sources.find(({ key }) => key === 'figures') ?? sources[0];
  return [
    {
      subject: career?.title ?? '',
      subject_id: career?.onet_code ?? '',
      key: 'price_max',
      value: price_max,
      unit: 'usd_year',
      source: figures?.source ?? '',
      year: figures?.year ?? '',
      href: null,
      text: dollars(price_max),
      label: 'the average net price a year of each school listed is at most this',
      wider: false,
    },
  ];
}

function countFact({ career, meta, sources, results }: CollegeSearch, { miles }: Asked): NewFact {
  // The nearest come even from beyond; then they are all on the first page.
  const beyond = miles === undefined ? 0 : results.filter((one) => (one.miles ?? 0) > miles).length;
  const count = meta.total - beyond;
  const programs = sources.find(({ key }) => key === 'programs') ?? sources[0];
  return {
    subject: career?.title ?? '',
    subject_id: career?.onet_code ?? '',
    key: 'schools',
    value: count,
    unit: 'count',
    source: programs?.source ?? '',
    year: programs?.year ?? '',
    href: career ? `/schools?career=${career.onet_code}` : '/schools',
    text: `${count.toLocaleString('en-US')} ${count === 1 ? 'school' : 'schools'}${miles === undefined ? '' : ` within ${miles} miles`}`,
    label: 'schools that fit what you asked for',
    wider: false,
  };
}

/** The list was made without the level, so its page has to be, too. */
const withoutLevel = ({ level: _level, ...asked }: Asked): Asked => asked;

/** The same search on the page of schools. */
function hrefOf({ career, zip, miles, level, state, subject, price_max, control, sort }: Asked): string {
  const asked = {
    career,
    zip,
    miles: miles?.toString(),
    level,
    state,
    subject,
    price_max: price_max?.toString(),
    control,
    sort,
  };
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(asked)) if (value !== undefined) query.set(key, value);
  return `/schools?${query}`;
}
