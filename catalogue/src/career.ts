import { z } from 'zod';
import { careerWords } from './words.ts';

export const TYPES = ['Realistic', 'Investigative', 'Artistic', 'Social', 'Enterprising', 'Conventional'] as const;

const figure = z.number().nullable();

/**
 * Figures in the order of the catalogue's list of elements: importance 1-5, level 0-7 (null: not relevant).
 */
const rating = z.strictObject({
  importance: z.array(z.number()),
  level: z.array(figure),
  /** Positions whose figure the publisher calls too uncertain to show; the ranking still reads them. */
  uncertain: z.array(z.number().int()),
  /** The oldest month of the figures, where the release tells it. */
  date: z.string().nullable(),
});

const wage = z.strictObject({
  /** US dollars a year; null is "not published". */
  median: figure,
  p10: figure,
  p90: figure,
  /** US dollars an hour, only for work that is not done the whole year. */
  hourly: z.strictObject({ median: figure, p10: figure, p90: figure }).nullable(),
  /** Figures that mean "this much or more". */
  capped: z.array(z.enum(['p10', 'median', 'p90'])),
  /** The publisher's occupation that the wage is of, and how many other careers share it. */
  soc_code: z.string(),
  soc_title: z.string(),
  shared_with: z.number().int(),
});

/** What the publisher says of the years to come, by the names that the importer, the file and the career share. */
export const OUTLOOK_FIGURES = [
  // People; 0 is the publisher's rounding of fewer than 50.
  'employment',
  'employment_projected',
  'growth_percent',
  'openings',
] as const;
export const OUTLOOK_WORDS = ['typical_education', 'work_experience', 'training'] as const;

/** The same for each of these names. */
export function each<N extends string, T>(names: readonly N[], valueOf: (name: N) => T): Record<N, T> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<N, T>;
}

const outlook = z.strictObject({
  period: z.string(),
  soc_code: z.string(),
  /** How many other careers share these figures. */
  shared_with: z.number().int(),
  ...each(OUTLOOK_FIGURES, () => figure),
  ...each(OUTLOOK_WORDS, () => z.string().nullable()),
});

/** One career with all its figures. Every null is "not published". */
export const career = z.strictObject({
  onet_code: z.string(),
  slug: z.string(),
  /** The publisher's title. */
  title: z.string(),
  /** The title that people read: ours where the career has words, else the publisher's. */
  mask_title: z.string(),
  soc_code: z.string(),
  /** First two digits of the code: the family of careers. */
  major_group: z.string(),
  /** False where too much of the profile is missing: found by search, never ranked. */
  ranked: z.boolean(),
  /** The ranking reads estimates of what the publisher has not rated yet: means over related careers. */
  partly_estimated: z.boolean(),
  job_zone: z.number().int().nullable(),
  job_zone_label: z.string().nullable(),
  job_zone_name: z.string().nullable(),
  /** 1-7 by type. */
  interests: z.record(z.enum(TYPES), z.number()),
  /** Standard scores in the order of `areaKeys`; derived. */
  areas: z.array(z.number()).nullable(),
  /** Keys of the three highest areas, highest first; empty where the areas are not known. */
  leading_areas: z.array(z.string()),
  skills: rating.nullable(),
  knowledge: rating.nullable(),
  activities: rating.nullable(),
  /** Importance 1-5, and extent 1-7 (mostly of 2008). */
  styles: z.strictObject({ importance: z.array(z.number()), date: z.string().nullable() }).nullable(),
  values: z.strictObject({ extent: z.array(z.number()), date: z.string().nullable() }).nullable(),
  /** Levels that anybody named, in per cent of the people asked. */
  education_mix: z.array(z.strictObject({ level: z.string(), percent: z.number() })),
  education_uncertain: z.boolean(),
  /** 1 (high school) to 5 (doctoral); derived. */
  education_need: figure,
  wage: wage.nullable(),
  outlook: outlook.nullable(),
  ai_exposure: z.strictObject({ human_rating_beta: z.number(), dv_rating_beta: z.number() }).nullable(),
  impact: z.enum(['H', 'M', 'L']).nullable(),
  /** O*NET-SOC codes, closest first; the second list is less close. */
  related: z.array(z.string()),
  related_further: z.array(z.string()),
  programs: z.array(z.strictObject({ cip_code: z.string(), title: z.string() })),
  also_called: z.array(z.string()),
  /** Written for this product; null until a writer got to the career. */
  words: careerWords.nullable(),
});
export type Career = z.infer<typeof career>;
export type Rating = z.infer<typeof rating>;

/** What the ranking reads of one career (the engine's row). */
export interface CareerRow {
  code: string;
  title: string;
  /** 6, OI 1-7, in the order of `TYPES`. */
  interests: readonly number[];
  /** 48 standard scores. */
  areas: readonly number[];
  /** 21 each, in the order of definitions/skills.json: importance 1-5, level 0-7 (0 where not relevant). */
  skillImportance: readonly number[];
  skillLevel: readonly number[];
  /** 41, importance 1-5. */
  activities: readonly number[];
  /** 1-5. */
  educationNeed: number;
  majorGroup: string;
  /** 20, unit length. */
  similarity: readonly number[];
}
