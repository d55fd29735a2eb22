import type { PlanSettings } from '@careerscoop/contract/desk-plans';
import { noteAudit } from '../../identity/audit.sql.ts';
import type { Db } from '../../platform/database.ts';
import { AppError, refuse } from '../../platform/errors.ts';
import { isFree } from '../../plans/plans.policy.ts';
import { changePlanRow, lockPlan } from '../../plans/plans.sql.ts';
import type { By } from './change-student.ts';
import { requireUnchanged } from './require-unchanged.ts';

type Change = { [K in keyof PlanSettings]?: PlanSettings[K] | undefined };

/**
 * Changes price, title or text of a plan, in the caller's transaction. Orders and terms keep what was agreed: they hold their own
 * price and their own end. @throws not_found, conflict where something else stands there than was seen, or the refused field
 */
export async function changePlan(tx: Db, { at, actor_id }: By, id: number, { was, ...said }: Change & { was?: Change | undefined }) {
  const present = await lockPlan(tx, id);
  if (!present) throw new AppError('not_found');
  requireUnchanged(present, was);
  const names = (Object.keys(said) as (keyof Change)[]).filter((name) => said[name] !== undefined && said[name] !== present[name]);
  if (names.length === 0) return;
  const { price } = said;
  // A free plan is everybody's and a paid one is not: what people have would change with the price.
  if (price !== undefined && isFree(present) && price > 0) throw refuse('price', `${present.title} is free for everybody, and stays so.`);
  if (price !== undefined && !isFree(present) && price < 1) throw refuse('price', 'A plan that is sold costs at least one dollar.');
  const only = (from: Change) => Object.fromEntries(names.map((name) => [name, from[name]]));
  if (!(await changePlanRow(tx, id, only(said)))) throw refuse('title', 'Another plan has this title.');
  const line = { at, action: 'plan.changed', actor: 'staff', actor_id, detail: { plan_id: id } } as const;
  await noteAudit(tx, { ...line, before: only(present), after: only(said) });
}
