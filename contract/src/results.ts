import { z } from 'zod';
import { clarity, fit, reason } from './careers.ts';
import { hourlyWage, impact } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { idParam } from './fields.ts';

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
  /** Near-twins that fit about as well and are shown under this one instead of in places of their own, best first. */
  alike: z.array(z.object({ onet_code: z.string(), slug: z.string(), title: z.string() })),
  fit,
  /** How clear the student's answers were as a whole; the same on all ten. */
  clarity,
  /** How part 3 was asked: in questions chosen for this student, or in the fixed ones. */
  part_3: z.enum(['adaptive', 'fixed']),
  reasons: z.array(reason),
  /** The one-answer changes that would move this career, in words; empty when nothing small would. */
  what_would_change: z.array(z.string()),
  score: z.number().int().min(1).max(5).nullable(),
  interested: z.boolean(),
  booked: z.boolean(),
  median_wage: z.number().nullable(),
  hourly_wage: hourlyWage,
  /** Above 0 the pay and the outlook are for a wider group, as in `careers/`. */
  shared_with: z.number().int().min(0),
  /** Its profile is estimated from careers close to it, as in `careers/`. */
  partly_estimated: z.boolean(),
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
  summary:
    'Rate, save or book one of the ten; a score of 0 takes the rating back, `booked: false` changes nothing, and an `id` must be that of the address.',
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
