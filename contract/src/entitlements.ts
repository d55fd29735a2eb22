import { z } from 'zod';

/**
 * Why something is closed: it needs a plan, or was open by a plan that has ended or by a code that is closed now, or this
 * month's sessions are used up, or it is for students alone.
 */
const whyClosed = z.enum(['plan_needed', 'plan_ended', 'code_closed', 'month_used', 'not_a_student']);
export type WhyClosed = z.infer<typeof whyClosed>;

/** A plan by name. */
export const namedPlan = z.object({
  id: z.number().int(),
  title: z.string(),
  /** US dollars. */
  price: z.number(),
});
export type NamedPlan = z.infer<typeof namedPlan>;

/** One thing that a plan or a code opens. While it is open, the three others are null. */
const right = z.object({
  open: z.boolean(),
  why: whyClosed.nullable(),
  /** What is missing and what opens it, in one or two sentences that can be shown as they are. */
  sentence: z.string().nullable(),
  /** The cheapest plan that opens it; null where a plan is not what is missing. */
  opened_by: namedPlan.nullable(),
});
export type Right = z.infer<typeof right>;

/** What is open to a person by their plan and their code. The server alone computes it; nobody else has a rule of their own. */
export const entitlements = z.object({
  /** The plan that they are on. */
  plan: namedPlan.nullable(),
  /** When that plan ends; null while it does not. */
  ends_at: z.string().nullable(),
  /** The code of their school or sponsor, which opens something as long as it is open itself. */
  code: z
    .object({
      code: z.string(),
      open: z.boolean(),
      /** It pays for the plan, and opens nothing beside it. */
      by_plan: z.boolean(),
    })
    .nullable(),
  save: right,
  learn_more: right,
  /** Taking the assessment: the first time, and again. */
  retake: right,
  sessions: right.extend({
    /** How many sessions with a mentor may be asked for in a calendar month. */
    per_month: z.number().int(),
    /** How many of them are left this month. */
    left: z.number().int(),
    /** When the next one can be asked for; null while one can be, and where none comes. */
    next_at: z.string().nullable(),
  }),
  companions: right,
  ai_report: right,
});
export type Entitlements = z.infer<typeof entitlements>;

/** The names of what can be open or closed. */
export type RightName = 'save' | 'learn_more' | 'retake' | 'sessions' | 'companions' | 'ai_report';
