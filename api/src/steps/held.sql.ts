import type { Held } from '../platform/held.ts';
import { listPlansOf } from './plans.sql.ts';
import { presentPlan, presentStep } from './present-step.ts';
import { listStepsOf } from './steps.sql.ts';
import { next_steps, step_plans } from './steps.tables.ts';

/** What the student means to do; what they have just taken out is in nothing any more. */
export const STEPS: Held[] = [
  {
    part: 'careers',
    title: 'Your next steps',
    about: 'What you mean to do: your own steps, kept plans, and what you took from careers.',
    tables: [step_plans, next_steps],
    consent: 'companions',
    rows: async (db, { id }) => {
      const plans = new Map((await listPlansOf(db, id)).map((plan) => [plan.id, presentPlan(plan)]));
      return (await listStepsOf(db, id)).flatMap((row) => {
        const { text, when, due_on, done_at } = presentStep(row) ?? {};
        if (text === undefined) return [];
        const { created_at, changed_at, plan_id } = row;
        const plan = plan_id === null ? undefined : plans.get(plan_id);
        return [{ plan: plan?.title ?? null, kept_at: plan?.kept_at ?? null, when, text, due_on, done_at, created_at, changed_at }];
      });
    },
  },
];
