import { z } from 'zod';
import { careerRef } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { numberParam, pageMeta, pageParam, sizeParam } from './fields.ts';

/** What a school can give for study, in four steps that people think in. */
export const COLLEGE_LEVELS = ['certificate', 'associate', 'bachelor', 'graduate'] as const;
export const collegeLevel = z.enum(COLLEGE_LEVELS, 'Choose certificate, associate, bachelor or graduate.');
export type CollegeLevel = z.infer<typeof collegeLevel>;

/** The same with the two of graduate school told apart. */
export const collegeAward = z.enum(['certificate', 'associate', 'bachelor', 'master', 'doctor']);
export type CollegeAward = z.infer<typeof collegeAward>;

export const COLLEGE_SORTS = ['distance', 'awards', 'price', 'completion', 'name'] as const;
export const COLLEGES_PER_PAGE = 20;
/** So many of the nearest come even where they lie beyond the miles asked for. */
export const NEAREST_COLLEGES = 5;
/** A career with more programs than this is asked for its subject: its list alone would say little. */
export const MANY_SUBJECTS = 25;
/** A row of a list names so many programs, those with the most awards; the school's own sheet names all. */
export const PROGRAMS_IN_LIST = 6;
/** So many schools can be saved. */
export const MOST_SAVED_COLLEGES = 100;

const ZIP = 'Type a ZIP code of five digits, like 97205.';
const zipParam = z
  .string()
  .trim()
  .regex(/^\d{5}(-\d{4})?$/, ZIP)
  .transform((text) => text.slice(0, 5));
const careerParam = z.string().regex(/^[A-Za-z0-9.-]{1,120}$/, 'This is not a career.');
const subjectParam = z.string().regex(/^\d{2}\.\d{4}$/, 'Choose a subject from the list.');

/** Search, filters, order and page; each may be left out. The address of the page in the browser holds the same. */
export const collegeQuery = z
  .object({
    /** O*NET-SOC code or slug. */
    career: careerParam.optional(),
    zip: zipParam.optional(),
    miles: numberParam('miles must be a whole number from 1 to 3000.', 1, 3000).optional(),
    level: collegeLevel.optional(),
    /** Part of a name, what people call it ("psu"), a city, or a city and its state. */
    q: z.string().trim().max(100, 'A search can have at most 100 characters.').default(''),
    state: z
      .string()
      .regex(/^[A-Z]{2}$/, 'Choose a state from the list.')
      .optional(),
    control: z.enum(['public', 'private'], 'Choose public or private.').optional(),
    years: z.enum(['under_two', 'two', 'four'], 'Choose under_two, two or four.').optional(),
    /** Average net price a year of at most this many US dollars; what is not published does not pass. */
    price_max: numberParam('The price must be a whole number from 0 to 200,000.', 0, 200_000).optional(),
    /** CIP code of a program. */
    subject: subjectParam.optional(),
    /** Without it: by distance where there is a ZIP code, else by awards where there is a career or subject, else by name. */
    sort: z.enum(COLLEGE_SORTS, 'Choose an order from the list.').optional(),
    page: pageParam,
    per_page: sizeParam('per_page', 50, COLLEGES_PER_PAGE),
  })
  .superRefine(({ zip, miles, sort }, context) => {
    if (zip !== undefined || (miles === undefined && sort !== 'distance')) return;
    context.addIssue({ code: 'custom', path: ['zip'], message: 'Type a ZIP code to search by distance.' });
  });
export type CollegeQuery = z.infer<typeof collegeQuery>;

/** A program that a school offers: `awards` is how many finished it in the year of the source, 0 being "offered, nobody finished". */
const collegeProgram = z.object({
  cip_code: z.string(),
  title: z.string(),
  level: collegeLevel,
  award: collegeAward,
  awards: z.number().int(),
});
export type CollegeProgram = z.infer<typeof collegeProgram>;

/** A school and its figures; null is "not published". Pay after it is never here: it stands in the school's own sheet alone. */
const collegeItem = z.object({
  /** The number that the Department of Education gives it. */
  unitid: z.number().int(),
  name: z.string(),
  city: z.string(),
  /** Two letters. */
  state: z.string(),
  control: z.enum(['public', 'nonprofit', 'for_profit']),
  years: z.enum(['under_two', 'two', 'four']),
  /** Taught at a distance alone. */
  online: z.boolean().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  website: z.string().nullable(),
  /** Its own calculator of what it would cost somebody. */
  price_page: z.string().nullable(),
  /** Average net price a year in US dollars, of students with federal aid; at very few schools grants exceed the costs, and it is below 0. */
  price: z.number().nullable(),
  /** Shares, 0 to 1. */
  admission: z.number().nullable(),
  completion: z.number().nullable(),
  /** Undergraduates who study for a degree or certificate; 0 at a school of graduates alone. */
  students: z.number().int().nullable(),
});
export type CollegeItem = z.infer<typeof collegeItem>;

/** Straight-line miles from the ZIP code asked for; null without one. */
const miles = z.number().nullable();

const collegeRow = z.object({
  ...collegeItem.shape,
  miles,
  /** Those that fit the search, most awards first; none where it names neither a career nor a subject. */
  programs: z.array(collegeProgram),
  /** How many more of them there are than named here. */
  more_programs: z.number().int(),
});
export type CollegeRow = z.infer<typeof collegeRow>;

/** What a source is the source of. */
export const COLLEGE_SOURCES = ['colleges', 'programs', 'figures', 'earnings', 'crosswalk', 'zip'] as const;
const collegeSource = z.object({
  key: z.enum(COLLEGE_SOURCES),
  source: z.string(),
  /** As the publisher names it: "2024", "2021-22". */
  year: z.string(),
  href: z.string().nullable(),
});
export type CollegeSource = z.infer<typeof collegeSource>;

/** A place to measure from. */
const collegePlace = z.object({ zipcode: z.string(), city: z.string(), state: z.string(), latitude: z.number(), longitude: z.number() });
export type CollegePlace = z.infer<typeof collegePlace>;

const collegeSearch = z.object({
  results: z.array(collegeRow),
  meta: pageMeta,
  career: careerRef.nullable(),
  place: collegePlace.nullable(),
  /** The levels that were looked for: the one asked for, else those that fit the career; all four without a career. */
  levels: z.array(collegeLevel),
  /** What has to be known to read the list, or why it is empty; null where there is nothing to say. */
  sentence: z.string().nullable(),
  /** The programs that lead to the career, each with how many schools offer it at these levels; most first. */
  subjects: z.array(z.object({ cip_code: z.string(), title: z.string(), colleges: z.number().int() })),
  sources: z.array(collegeSource),
});
export type CollegeSearch = z.infer<typeof collegeSearch>;

export const listColleges = endpoint({
  method: 'GET',
  path: '/schools/',
  access: 'public',
  summary:
    'Where to study: schools by career, place, level, price and name, one row a school. The five nearest come on the first page even beyond `miles`.',
  status: 200,
  query: collegeQuery,
  answer: collegeSearch,
});

export const unitidParam = z.object({
  unitid: z
    .string()
    .regex(/^[1-9]\d{5}$/, 'This is not a school.')
    .transform(Number),
});

const collegeSheet = z.object({
  ...collegeItem.shape,
  miles,
  /** All programs that lead to a career of the catalogue, or to the one asked for; most awards first. */
  programs: z.array(collegeProgram),
  career: careerRef.nullable(),
  place: collegePlace.nullable(),
  /** Of the whole school and never of a program; `sentence` says of whom and when, and stands wherever the figure stands. */
  earnings: z.object({ median: z.number(), sentence: z.string() }).nullable(),
  sources: z.array(collegeSource),
});
export type CollegeSheet = z.infer<typeof collegeSheet>;

export const getCollege = endpoint({
  method: 'GET',
  path: '/schools/:unitid/',
  access: 'public',
  summary: 'One school with all its programs and figures; with a career only the programs that lead to it, with a ZIP code how far it is.',
  status: 200,
  params: unitidParam,
  query: z.object({ career: careerParam.optional(), zip: zipParam.optional() }),
  answer: collegeSheet,
});

export const listSavedColleges = endpoint({
  method: 'GET',
  path: '/saved-schools/',
  access: 'student',
  summary: 'The schools that the student has saved, the last one first; 100 at most.',
  status: 200,
  answer: z.object({
    results: z.array(z.object({ ...collegeItem.shape, saved_at: z.string() })),
    sources: z.array(collegeSource),
  }),
});

const saved = z.object({ unitid: z.number().int(), saved_at: z.string() });

export const saveCollege = endpoint({
  method: 'PUT',
  path: '/saved-schools/:unitid/',
  access: 'student',
  summary: 'Saves a school; again changes nothing.',
  status: 200,
  params: unitidParam,
  answer: saved,
});

export const removeSavedCollege = endpoint({
  method: 'DELETE',
  path: '/saved-schools/:unitid/',
  access: 'student',
  summary: 'Takes a school out again; one that is not saved is as good.',
  status: 204,
  params: unitidParam,
  answer: z.undefined(),
});
