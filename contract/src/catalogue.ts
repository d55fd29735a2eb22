import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { numberParam, pageMeta, pageParam } from './fields.ts';

export const impact = z.enum(['H', 'M', 'L']).nullable();

/** A figure with where and when it comes from; `null` in a career means "not published". */
export const wage = z.object({
  median: z.number().nullable(),
  p10: z.number().nullable(),
  p90: z.number().nullable(),
  /** True where the publisher only says "this much or more". */
  capped: z.boolean(),
});

/** A career by its names, to link to. */
export const careerRef = z.object({ onet_code: z.string(), slug: z.string(), title: z.string() });
export type CareerRef = z.infer<typeof careerRef>;

/** Pay an hour, only for work that is not done the whole year. */
export const hourlyWage = z.object({ median: z.number().nullable(), p10: z.number().nullable(), p90: z.number().nullable() }).nullable();

export const careerItem = z.object({
  onet_code: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  areas: z.array(z.string()),
  median_wage: z.number().nullable(),
  hourly_wage: hourlyWage,
  growth_percent: z.number().nullable(),
  /** How many other careers the publisher counts together with this one: above 0 its pay and outlook are for a wider group. */
  shared_with: z.number().int().min(0),
  job_zone: z.number().int().nullable(),
  /** False where the public profile is too thin to be matched; such a career is found by search alone. */
  ranked: z.boolean(),
  /** Its profile is estimated from careers close to it, where the publisher has not rated it yet. */
  partly_estimated: z.boolean(),
});
export type CareerItem = z.infer<typeof careerItem>;

/** Typical entry by the public data, in five steps that people think in. */
export const EDUCATION_STEPS = ['none', 'high_school', 'training', 'bachelor', 'graduate'] as const;
const CAREER_SORTS = ['best', 'title', 'pay', 'growth'] as const;

/** Search, filters, order and page; each may be left out. The address of the page in the browser holds the same. */
export const careerQuery = z.object({
  q: z.string().trim().max(100).default(''),
  page: pageParam,
  /** Key of one of the 48 interest areas. */
  interest: z
    .string()
    .regex(/^[a-z_]{1,40}$/, 'Choose an interest from the list.')
    .optional(),
  education: z.enum(EDUCATION_STEPS, 'Choose an education from the list.').optional(),
  /** Median pay a year of at least this many US dollars. */
  pay_min: numberParam('Pay must be a whole number from 0 to 1,000,000.', 0, 1_000_000).optional(),
  growth: z.enum(['growing', 'fast'], 'Choose a growth from the list.').optional(),
  job_zone: numberParam('Choose a step from 1 to 5.', 1, 5).optional(),
  sort: z.enum(CAREER_SORTS, 'Choose an order from the list.').default('best'),
});
export type CareerQuery = z.infer<typeof careerQuery>;

export const CAREERS_PER_PAGE = 50;

export const listCareers = endpoint({
  method: 'GET',
  path: '/careers/',
  access: 'public',
  summary: 'The public catalogue: search by any name, filters, 50 a page. A missing figure passes no filter and sorts last.',
  status: 200,
  query: careerQuery,
  answer: z.object({ results: z.array(careerItem), meta: pageMeta }),
});

const sourced = z.object({ source: z.string(), year: z.string() });

const careerDetail = z.object({
  ...careerItem.shape,
  description: z.string(),
  words: z
    .object({
      summary: z.string(),
      day: z.string(),
      good_if: z.array(z.string()),
      hard_part: z.string(),
      path: z.string(),
      try_this: z.string(),
    })
    .nullable(),
  wage: wage.nullable(),
  employment: z.number().nullable(),
  /** The years that the growth is told for, as "2024-34". */
  outlook_period: z.string().nullable(),
  openings: z.number().nullable(),
  typical_education: z.string().nullable(),
  education_mix: z.array(z.object({ level: z.string(), percent: z.number() })),
  interests: z.record(z.string(), z.number()).nullable(),
  impact,
  /** What the impact means, and what its job zone means, in a sentence each; empty and null where not published. */
  impact_text: z.string(),
  preparation: z.string().nullable(),
  /** The leading areas with the words that follow "people who like". */
  area_labels: z.array(z.object({ key: z.string(), label: z.string() })),
  /** The skills that count most in the work, the most important first. */
  skills: z.array(z.object({ name: z.string(), importance: z.number() })),
  related: z.array(careerRef),
  programs: z.array(z.object({ cip_code: z.string(), title: z.string() })),
  also_called: z.array(z.string()),
  sources: z.record(z.string(), sourced),
});
export type CareerDetail = z.infer<typeof careerDetail>;

export const careerParam = z.object({ onet_code: z.string().regex(/^[A-Za-z0-9.-]{1,120}$/, 'This is not a career.') });

export const getCareer = endpoint({
  method: 'GET',
  path: '/careers/:onet_code/',
  access: 'public',
  summary: 'One career of the public catalogue by its O*NET-SOC code or slug.',
  status: 200,
  params: careerParam,
  answer: careerDetail,
});
