import type { Quote } from '@careerscoop/contract/payments';
import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';

/** What a plan would cost this student now; `months` is how long it lasts. */
export type PlanQuote = Quote & { months: number };

/**
 * What a plan costs this student if they buy it now, with what is left of the one that runs taken off.
 * @throws AppError refused field `pricing_plan` for an unknown or a free plan, plan_held, plan_still_runs
 */
export async function quoteFor(_db: Db, _services: Pick<Services, 'now'>, _userId: number, _planId: number): Promise<PlanQuote> {
  throw new AppError('payments_away');
}
