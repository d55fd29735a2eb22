import { z } from 'zod';
import { careerParam, careerRef } from './catalogue.ts';
import { endpoint, type FileToSend } from './endpoint.ts';
import { dayField, idField, idParam, lineField } from './fields.ts';

/** How many steps somebody can have at once: all of them come in one answer. */
export const STEP_LIMIT = 200;
/** The longest step, in characters. */
export const STEP_LENGTH = 500;

/** A plan's parts, as its card has them. */
export const stepWhen = z.enum(['this_week', 'this_year', 'later'], 'Choose this week, this year or later.');
export type StepWhen = z.infer<typeof stepWhen>;

const NO_DAY = 'Choose a day like 2027-03-01.';
/** A day without a time: 2027-03-01 is the same day wherever somebody reads it. */
const day = dayField(NO_DAY);
const text = lineField('A step', STEP_LENGTH);

/** Something that a student means to do. */
const step = z.object({
  id: z.number().int(),
  /** The plan that it belongs to; null for one of the student's own and for one from a career's page. */
  plan_id: z.number().int().nullable(),
  when: stepWhen.nullable(),
  text: z.string(),
  /** Where it comes from: the student's own words, a kept plan, "Try this" of a career. */
  source: z.enum(['own', 'plan', 'career']),
  /** The words are not the student's; once they change them, they are. */
  ours: z.boolean(),
  career: careerRef.nullable(),
  due_on: z.string().nullable(),
  done_at: z.string().nullable(),
});
export type Step = z.infer<typeof step>;

/** Steps that were kept together. */
const stepPlan = z.object({
  id: z.number().int(),
  title: z.string(),
  career: careerRef.nullable(),
  kept_at: z.string(),
});
export type StepPlan = z.infer<typeof stepPlan>;

const stepList = z.object({
  /** In the student's own order within each plan and part. */
  results: z.array(step),
  /** The newest first. */
  plans: z.array(stepPlan),
});
export type StepList = z.infer<typeof stepList>;

const stepParam = z.object({ id: idParam });

export const listSteps = endpoint({
  method: 'GET',
  path: '/next-steps/',
  access: 'student',
  summary: "All of the student's steps, at most 200, and the plans that they belong to.",
  status: 200,
  answer: stepList,
});

/** A new step, of a plan or of its own; without `when` it stands at the plan's end. */
export const newStep = z.strictObject({
  text,
  due_on: day.nullish(),
  plan_id: idField.nullish(),
  when: stepWhen.nullish(),
});

export const addStep = endpoint({
  method: 'POST',
  path: '/next-steps/',
  access: 'student',
  summary: 'Adds a step in the student’s own words, to one of their plans or on its own.',
  status: 201,
  body: newStep,
  answer: step,
});

/** What changes of a step; what is not named stays. */
export const stepChange = z
  .strictObject({
    text: text.optional(),
    due_on: day.nullish(),
    done: z.boolean({ error: 'done must be true or false.' }).optional(),
    /** The step of the same plan and part behind which it goes; null for the first place. */
    after: idField.nullish(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Say what shall change.');
export type StepChange = z.input<typeof stepChange>;

export const changeStep = endpoint({
  method: 'PATCH',
  path: '/next-steps/:id/',
  access: 'student',
  summary: 'Changes the words, the day, the tick or the place of one step.',
  status: 200,
  params: stepParam,
  body: stepChange,
  answer: step,
});

export const removeStep = endpoint({
  method: 'DELETE',
  path: '/next-steps/:id/',
  access: 'student',
  summary: 'Takes a step out. For an hour it can be put back.',
  status: 204,
  params: stepParam,
  answer: z.undefined(),
});

export const restoreStep = endpoint({
  method: 'POST',
  path: '/next-steps/:id/restore/',
  access: 'student',
  summary: 'Puts back a step that was taken out within the last hour.',
  status: 200,
  params: stepParam,
  answer: step,
});

/** A plan card as it stands in the chat (`planCard` in chat-cards.ts), sent as it is. */
export const planToKeep = z.strictObject({
  kind: z.literal('plan').optional(),
  title: lineField('The title', 200),
  career: z.strictObject(careerRef.shape).nullish(),
  grade: z.string().max(80, 'This is too long.').nullish(),
  steps: z
    .array(
      z.strictObject({
        when: stepWhen,
        key: z.string({ error: 'A step needs its key.' }).regex(/^[\w:.+-]{1,160}$/, 'This is not a step.'),
        text,
      }),
      { error: 'A plan needs its steps.' },
    )
    .min(1, 'A plan needs at least one step.')
    .max(12, 'A plan can have at most 12 steps.'),
});
export type PlanToKeep = z.input<typeof planToKeep>;

export const keepPlan = endpoint({
  method: 'POST',
  path: '/next-steps/plans/',
  access: 'student',
  summary: 'Keeps a plan from a chat. The same plan again makes no second one: `already_kept` says so.',
  status: 200,
  body: planToKeep,
  answer: z.object({ plan: stepPlan, already_kept: z.boolean() }),
});

export const removePlan = endpoint({
  method: 'DELETE',
  path: '/next-steps/plans/:id/',
  access: 'student',
  summary: 'Takes a plan out with all its steps. For an hour it can be put back.',
  status: 204,
  params: stepParam,
  answer: z.undefined(),
});

export const restorePlan = endpoint({
  method: 'POST',
  path: '/next-steps/plans/:id/restore/',
  access: 'student',
  summary: 'Puts back a plan that was taken out within the last hour, with its steps.',
  status: 200,
  params: stepParam,
  answer: stepPlan,
});

export const addTryThis = endpoint({
  method: 'PUT',
  path: '/next-steps/try-this/:onet_code/',
  access: 'student',
  summary: 'Adds what a career’s page says to try. Again adds nothing: `already_kept` says so.',
  status: 200,
  params: careerParam,
  answer: z.object({ step, already_kept: z.boolean() }),
});

export const readStepCalendar = endpoint({
  method: 'GET',
  path: '/next-steps/calendar/',
  access: 'student',
  summary: 'The steps that have a day, as a calendar file (RFC 5545) of whole days. The same step is the same event each time.',
  status: 200,
  type: 'text/calendar',
  answer: z.custom<FileToSend>(),
});
