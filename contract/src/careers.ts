import { z } from 'zod';
import { pageMeta } from './assessment.ts';
import { endpoint } from './endpoint.ts';
import { idParam, numberParam, pageParam } from './fields.ts';

export const fit = z.enum(['strong', 'good', 'some', 'stretch']);
export const clarity = z.enum(['clear', 'fair', 'exploring', 'unclear']);
export const impact = z.enum(['H', 'M', 'L']).nullable();

/** What speaks for a career and what does not, in words tied to the student's own answer. */
export const reason = z.object({
  kind: z.enum(['for', 'against', 'preparation']),
  text: z.string(),
  answer: z.string(),
});

const scoopQuestion = z.object({
  id: z.number().int(),
  question: z.string(),
  ordering: z.number().int().min(1).max(5),
  answer: z.string(),
  /** How many scoops of it the student has had, as GET result/{id}/ knows it; the lists say 1. */
  count: z.number().int().min(1).max(5),
  /** Whether a language model wrote the answer, from this career's figures; else it is one of ours. */
  ai_written: z.boolean(),
});

/** How one career goes with a student's answers, also beyond the ten. */
const careerMatch = z.object({
  /** `no_results`: nothing to compare with yet; `unranked`: the career's public profile is too thin. */
  state: z.enum(['matched', 'no_results', 'unranked']),
  fit: fit.nullable(),
  /** How clear the answers are that it is held against. */
  clarity,
  reasons: z.array(reason),
  /** Its place in the present ten. */
  rank: z.number().int().min(1).max(10).nullable(),
  /** The student's own page of it, once it is among their careers. */
  result_id: z.number().int().nullable(),
  interested: z.boolean(),
});
export type CareerMatch = z.infer<typeof careerMatch>;

/** A figure with where and when it comes from; `null` in a career means "not published". */
export const wage = z.object({
  median: z.number().nullable(),
  p10: z.number().nullable(),
  p90: z.number().nullable(),
  /** True where the publisher only says "this much or more". */
  capped: z.boolean(),
});

/** One of the ten careers of a student. */
export const result = z.object({
  id: z.number().int(),
  /** 1 to 10; null for a career kept from an earlier ten because it was saved, rated or booked, or saved beyond the ten. */
  rank: z.number().int().min(1).max(10).nullable(),
  onet_code: z.string(),
  slug: z.string(),
  unique_title: z.object({ id: z.number().int(), text: z.string(), mask_title: z.string() }),
  description: z.string(),
  description_long: z.string(),
  /** 'AI recommended' and how it was picked for the three stretch careers, else empty. */
  ai: z.string(),
  fit,
  /** How clear the student's answers were as a whole; the same on all ten. */
  clarity,
  reasons: z.array(reason),
  /** The one-answer changes that would move this career, in words; empty when nothing small would. */
  what_would_change: z.array(z.string()),
  score: z.number().int().min(1).max(5).nullable(),
  interested: z.boolean(),
  booked: z.boolean(),
  median_wage: z.number().nullable(),
  outlook: z.object({ growth_percent: z.number().nullable(), openings: z.number().nullable(), text: z.string() }),
  job_zone: z.number().int().nullable(),
  education: z.string().nullable(),
  impact,
  resource: z.string(),
  resource_type: z.enum(['image', 'video']),
  unique_title_questions: z.array(scoopQuestion).length(5),
  first_name: z.string().nullable(),
  /** The student's Career Buddy, as GET result/{id}/ knows it; the lists say null. */
  agent_id: z.number().int().nullable(),
  /** Keys of the leading interest areas: the browser composes the career's picture from them. */
  areas: z.array(z.string()),
});
export type Result = z.infer<typeof result>;

const beside = { student: z.number(), career: z.number() };

/** The student's interests beside those of the work, each on the scale it was asked or published on. */
export const interestChart = z.object({
  /** The six kinds of interest: mean of the student's ratings, 1 to 5, and the published figure, 1 to 7. */
  types: z.array(z.object({ type: z.string(), name: z.string(), ...beside })).length(6),
  /** What the work has most of: the student's rating, 1 to 5, and the work's standard score beside all careers (0 is average). */
  areas: z.array(z.object({ key: z.string(), name: z.string(), ...beside })),
  source: z.object({ source: z.string(), year: z.string() }),
});
export type InterestChart = z.infer<typeof interestChart>;

/** A career with what its own page adds; the chart is null where the answers behind it cannot be read any more. */
const resultDetail = z.object({ ...result.shape, interest_chart: interestChart.nullable() });
export type ResultDetail = z.infer<typeof resultDetail>;

export const listResults = endpoint({
  method: 'GET',
  path: '/result/',
  access: 'student',
  summary: "The signed-in student's ten careers, or an empty list while there are none.",
  status: 200,
  answer: z.array(result),
});

export const getResult = endpoint({
  method: 'GET',
  path: '/result/:id/',
  access: 'student',
  summary: "One of the student's careers, with their interests beside those of the work.",
  status: 200,
  params: z.object({ id: idParam }),
  answer: resultDetail,
});

const scoreField = z
  .number({ error: 'score must be a whole number from 0 to 5.' })
  .int('score must be a whole number from 0 to 5.')
  .min(0, 'score must be a whole number from 0 to 5.')
  .max(5, 'score must be a whole number from 0 to 5.');

export const updateResult = endpoint({
  method: 'PATCH',
  path: '/result/:id/',
  access: 'student',
  summary: 'Rate, save or book one of the ten; a score of 0 takes the rating back, `booked: false` changes nothing, and an `id` must be that of the address.',
  status: 200,
  params: z.object({ id: idParam }),
  body: z.strictObject({
    /** Older clients say it once more; another one than the address's is refused. */
    id: z.number({ error: 'id must be a number.' }).optional(),
    score: scoreField.nullable().optional(),
    interested: z.boolean({ error: 'interested must be true or false.' }).optional(),
    booked: z.boolean({ error: 'booked must be true or false.' }).optional(),
  }),
  answer: result,
});

export const listRecommendations = endpoint({
  method: 'GET',
  path: '/recommendations/',
  access: 'signed_in',
  summary: "The same careers for the profile: a mentor's list is empty.",
  status: 200,
  answer: z.array(result),
});

export const careerItem = z.object({
  onet_code: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  areas: z.array(z.string()),
  median_wage: z.number().nullable(),
  growth_percent: z.number().nullable(),
  job_zone: z.number().int().nullable(),
  /** False where the public profile is too thin to be matched; such a career is found by search alone. */
  ranked: z.boolean(),
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
  interest: z.string().regex(/^[a-z_]{1,40}$/, 'Choose an interest from the list.').optional(),
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
  /** Pay an hour, only for work that is not done the whole year. */
  hourly_wage: z.object({ median: z.number().nullable(), p10: z.number().nullable(), p90: z.number().nullable() }).nullable(),
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
  related: z.array(z.object({ onet_code: z.string(), slug: z.string(), title: z.string() })),
  programs: z.array(z.object({ cip_code: z.string(), title: z.string() })),
  also_called: z.array(z.string()),
  sources: z.record(z.string(), sourced),
});
export type CareerDetail = z.infer<typeof careerDetail>;

const careerParam = z.object({ onet_code: z.string().regex(/^[A-Za-z0-9.-]{1,120}$/, 'This is not a career.') });

export const getCareer = endpoint({
  method: 'GET',
  path: '/careers/:onet_code/',
  access: 'public',
  summary: 'One career of the public catalogue by its O*NET-SOC code or slug.',
  status: 200,
  params: careerParam,
  answer: careerDetail,
});

export const getCareerMatch = endpoint({
  method: 'GET',
  path: '/careers/:onet_code/match/',
  access: 'student',
  summary: "How any career of the catalogue goes with the signed-in student's answers.",
  status: 200,
  params: careerParam,
  answer: careerMatch,
});

export const saveCareer = endpoint({
  method: 'PUT',
  path: '/careers/:onet_code/match/',
  access: 'student',
  summary: 'Save any ranked career of the catalogue, also beyond the ten, or take it out again.',
  status: 200,
  params: careerParam,
  body: z.strictObject({ interested: z.boolean({ error: 'interested must be true or false.' }) }),
  answer: careerMatch,
});
