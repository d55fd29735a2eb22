import type { CodeSettings } from '@careerscoop/contract/desk-codes';
import { noteAudit } from '../../identity/audit.sql.ts';
import * as codes from '../../identity/schools.sql.ts';
import type { Db } from '../../platform/database.ts';
import { AppError, refuse } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { isFree } from '../../plans/plans.policy.ts';
import { findPlan } from '../../plans/plans.sql.ts';
import { codeTermEnd } from '../../plans/redeem-code.ts';
import { listTermsOf } from '../../plans/terms.sql.ts';
import { followCode } from '../../plans/terms.ts';
import type { By } from './change-student.ts';
import { requireUnchanged } from './require-unchanged.ts';

export type Code = NonNullable<Awaited<ReturnType<typeof codes.findCode>>>;
type Change = { [K in keyof CodeSettings]?: CodeSettings[K] | undefined };

/** What a code is of which nothing else is said. */
export const NEW_CODE: Omit<Code, 'code' | 'label'> = {
  school_id: null,
  companions: false,
  is_active: true,
  plan_id: null,
  months: null,
  seats: null,
  opens_on: null,
  closes_on: null,
};

/** Makes a code, in the caller's transaction. @throws the refused field */
export async function addCode(tx: Db, services: Services, by: By, { code, label, ...said }: Change & { code: string }): Promise<Code> {
  if (!label) throw refuse('label', 'Say whose code it is: a school or sponsor.');
  const row: Code = { ...NEW_CODE, ...withoutGaps(said), code, label };
  await requireRules(tx, row);
  if (!(await codes.addCode(tx, row))) throw refuse('code', 'This code is in the list already.');
  await noteSaved(tx, by, row, undefined);
  return row;
}

/**
 * Changes a code, in the caller's transaction: who has redeemed it follows its last day, and its being switched off.
 * @throws not_found, conflict where something else stands there than was seen, or the refused field
 */
export async function changeCode(
  tx: Db,
  services: Services,
  by: By,
  name: string,
  { was, ...said }: Change & { was?: Change | undefined },
): Promise<Code> {
  const present = await codes.lockCode(tx, name);
  if (!present) throw new AppError('not_found');
  requireUnchanged(present, was);
  const row = { ...present, ...withoutGaps(said) };
  await storeCode(tx, services, by, row, present);
  return row;
}

/** Stores a code that was made or changed by the rules that hold for every code. @throws the refused field */
export async function storeCode(tx: Db, services: Services, by: By, row: Code, present: Code | undefined): Promise<void> {
  await requireRules(tx, row);
  if (present) await requireKept(tx, row, present);
  await codes.saveCode(tx, row);
  const plan = row.plan_id === null ? undefined : await findPlan(tx, row.plan_id);
  const months = row.months ?? plan?.months ?? null;
  await followCode(tx, services, row.code, (starts_at) => codeTermEnd({ ...row, months }, starts_at));
  await noteSaved(tx, by, row, present);
}

async function requireRules(tx: Db, { school_id, plan_id, months, opens_on, closes_on }: Code): Promise<void> {
  if (school_id !== null && !(await codes.holdSchool(tx, school_id))) throw refuse('school_id', 'There is no school with this number.');
  if (plan_id !== null) await requirePaidPlan(tx, plan_id);
  if (plan_id === null && months !== null) throw refuse('months', 'Months go with a plan: for how long it is paid.');
  if (opens_on && closes_on && opens_on > closes_on) throw refuse('closes_on', 'The code would close before it opens.');
}

/**
 * Whoever has redeemed a code keeps the plan and the months that it had then: another plan is another code.
 * @throws the refused field
 */
async function requireKept(tx: Db, row: Code, present: Code): Promise<void> {
  const changed = (['plan_id', 'months'] as const).find((name) => row[name] !== present[name]);
  if (!changed) return;
  const taken = present.plan_id === null ? await codes.countAccountsOf(tx, present.code) : (await listTermsOf(tx, present.code)).length;
  if (taken > 0)
    throw refuse(changed, 'People have redeemed this code, and keep what it gave them. For another plan or time make a new code.');
}

/** @throws the refused field where a code cannot pay for this plan */
async function requirePaidPlan(tx: Db, plan_id: number): Promise<void> {
  const plan = await findPlan(tx, plan_id);
  if (!plan) throw refuse('plan_id', 'There is no plan with this id.');
  if (isFree(plan)) throw refuse('plan_id', `Everybody can take ${plan.title}: a code pays for a plan that has a price.`);
}

async function noteSaved(tx: Db, { at, actor_id }: By, row: Code, present: Code | undefined): Promise<void> {
  const changed = (Object.keys(row) as (keyof Code)[]).filter((name) => row[name] !== present?.[name]);
  const only = (from: Code) => Object.fromEntries(changed.map((name) => [name, from[name]]));
  const line = { at, action: 'code.saved', actor: 'staff', actor_id, detail: row, after: only(row) } as const;
  await noteAudit(tx, present ? { ...line, before: only(present) } : line);
}

/** What was left out stays as it is; null takes it away. */
function withoutGaps<T extends object>(said: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as never;
}
