import type { Step, StepList, StepPlan, StepWhen } from '@careerscoop/contract/steps';

/** Steps that stand under one headline, in one order. */
export interface StepPart {
  when: StepWhen | null;
  steps: Step[];
}

export interface PlanGroup {
  plan: StepPlan;
  parts: StepPart[];
}

const ORDER: StepWhen[] = ['this_week', 'this_year', 'later'];

export interface StepGroups {
  plans: PlanGroup[];
  own: Step[];
  careers: Step[];
  /** The first that is not done, from the top of the screen. */
  next: number | undefined;
}

/** The steps as the screen shows them: plans with their parts, the student's own, those from careers' pages. */
export function groupSteps({ results, plans }: StepList): StepGroups {
  const groups = plans.map((plan) => {
    const steps = results.filter(({ plan_id }) => plan_id === plan.id);
    const parts = ORDER.map((when) => ({ when, steps: steps.filter((step) => step.when === when) }));
    return { plan, parts: parts.filter((part) => part.steps.length > 0) };
  });
  const alone = results.filter(({ plan_id }) => plan_id === null);
  const own = alone.filter(({ source }) => source !== 'career');
  const careers = alone.filter(({ source }) => source === 'career');
  const all = [...groups.flatMap(({ parts }) => parts.flatMap(({ steps }) => steps)), ...own, ...careers];
  return { plans: groups, own, careers, next: all.find(({ done_at }) => done_at === null)?.id };
}

/** The list with one step behind another; null puts it before all that stand with it. */
export function moved(steps: readonly Step[], id: number, after: number | null): Step[] {
  const step = steps.find((each) => each.id === id);
  if (!step) return [...steps];
  const others = steps.filter((each) => each.id !== id);
  const first = others.findIndex(({ plan_id, when }) => plan_id === step.plan_id && when === step.when);
  const at = after === null ? first : others.findIndex((each) => each.id === after) + 1;
  return others.toSpliced(at, 0, step);
}

/** Behind which step it goes for its new place in these, counted from 0; null for the first. */
export function behind(steps: readonly Step[], id: number, place: number): number | null {
  const others = steps.filter((step) => step.id !== id);
  return others[place - 1]?.id ?? null;
}
