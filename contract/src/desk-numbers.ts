import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Weeks in a chart. */
export const CHART_WEEKS = 12;
/** What we promise: nobody waits longer for a mentor. */
export const PROMISED_HOURS = 48;
/** Students are counted in fixed groups of so many. */
export const GROUP_SIZE = 10;

const week = <S extends z.ZodRawShape>(shape: S) => z.object({ ...shape, week: z.string() });

/** The figures of the whole house, from the nights; the last week holds what is so now. Null: nothing to measure. */
const houseNumbers = z.object({
  waiting: z.array(week({ over_48h: z.number().int() })),
  to_mentor: z.array(week({ asked: z.number().int(), hours: z.number().int().nullable() })),
  no_shows: z.array(week({ talks: z.number().int(), missed: z.number().int() })),
  findings: z.array(week({ open: z.number().int() })),
  /** Parents of the last 90 days. */
  consent: z.object({ asked: z.number().int(), opened: z.number().int(), answered: z.number().int(), talks: z.number().int() }),
  plans: z.array(z.object({ title: z.string(), students: z.number().int(), by_code: z.number().int() })),
});
export type HouseNumbers = z.infer<typeof houseNumbers>;

/** People by week, each week with all before it. */
const counted = z.object({ people: z.number().int(), weeks: z.array(week({ people: z.number().int() })) });
export type Counted = z.infer<typeof counted>;

const cohortNumbers = z.object({
  /** A code, or the year in which the students signed up. */
  code: z.string().nullable(),
  year: z.number().int().nullable(),
  /** Null: no ten of them share yet. */
  signed_up: counted.nullable(),
  completed: counted.nullable(),
  /** Areas of interest among their first careers, the largest first. */
  interests: z.array(z.object({ area: z.string(), label: z.string(), people: z.number().int() })).nullable(),
});
export type CohortNumbers = z.infer<typeof cohortNumbers>;

export const getNumbers = endpoint({
  method: 'GET',
  path: '/desk/numbers/',
  access: 'desk',
  may: 'numbers.read',
  summary: 'The figures of the house; for a school or sponsor those of its own students, in fixed groups of ten who share.',
  status: 200,
  answer: z.object({ house: houseNumbers.nullable(), cohorts: z.array(cohortNumbers).nullable() }),
});
