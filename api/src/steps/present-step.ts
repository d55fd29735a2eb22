import type { Career } from '@careerscoop/catalogue/career';
import { careerByCode } from '@careerscoop/catalogue/load';
import type { CareerRef } from '@careerscoop/contract/catalogue';
import type { Step, StepPlan } from '@careerscoop/contract/steps';
import type { PlanRow } from './plans.sql.ts';
import { careerOfKey, wordsOfKey } from './step-words.ts';
import type { StepRow } from './steps.sql.ts';

function refOf(career: Career | undefined): CareerRef | null {
  return career ? { onet_code: career.onet_code, slug: career.slug, title: career.mask_title } : null;
}

/** A step as it is read; nothing while nobody knows the words of its key. */
export function presentStep(row: StepRow): Step | undefined {
  const { id, plan_id, when, step_key, due_on } = row;
  const text = row.text ?? (step_key === null ? undefined : wordsOfKey(step_key));
  if (text === undefined) return undefined;
  const career = careerOfKey(step_key);
  return {
    id,
    plan_id,
    when,
    text,
    source: step_key === null ? 'own' : plan_id === null ? 'career' : 'plan',
    ours: row.text === null,
    career: refOf(career),
    due_on,
    done_at: row.done_at?.toISOString() ?? null,
  };
}

export function presentPlan({ id, onet_code, title, kept_at }: PlanRow): StepPlan {
  const career = refOf(onet_code === null ? undefined : careerByCode(onet_code));
  return { id, title: titleOf(career, title), career, kept_at: kept_at.toISOString() };
}

function titleOf(career: CareerRef | null, title: string | null): string {
  if (career) return `Try out ${career.title}`;
  return title ?? 'A plan you kept';
}
