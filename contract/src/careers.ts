import { z } from 'zod';
import { careerParam } from './catalogue.ts';
import { endpoint } from './endpoint.ts';

export const fit = z.enum(['strong', 'good', 'some', 'stretch']);
export const clarity = z.enum(['clear', 'fair', 'exploring', 'unclear']);

/** What speaks for a career and what does not, in words tied to the student's own answer. */
export const reason = z.object({
  kind: z.enum(['for', 'against', 'preparation']),
  text: z.string(),
  answer: z.string(),
});

/** How one career goes with a student's answers, also beyond the ten. */
const careerMatch = z.object({
  /** `no_results`: nothing to compare with yet; `unranked`: the career's public profile is too thin. */
  state: z.enum(['matched', 'no_results', 'unranked']),
  fit: fit.nullable(),
  /** How clear the answers are that it is held against. */
  clarity,
  reasons: z.array(reason),
  /** The career's profile is estimated from careers close to it, as in `careers/`. */
  partly_estimated: z.boolean(),
  /** Its place in the present ten. */
  rank: z.number().int().min(1).max(10).nullable(),
  /** The student's own page of it, once it is among their careers. */
  result_id: z.number().int().nullable(),
  interested: z.boolean(),
});
export type CareerMatch = z.infer<typeof careerMatch>;

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
