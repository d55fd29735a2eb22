import type { Entitlements } from '@careerscoop/contract/entitlements';
import { AppError } from '../../platform/errors.ts';

/** Messages a day by the number of the plan; a code, and a companion given by a representative, open the last. */
const BY_PLAN: Readonly<Record<number, number>> = { 3: 60, 4: 120 };
const WITHOUT_PLAN = 40;

/** The day that a message counts for. */
export const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** The first moment of the next one. */
export function nextDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}

/** How many messages somebody may send on a day to whom the companions are open. */
export function dailyLimit({ plan }: Pick<Entitlements, 'plan'>): number {
  return BY_PLAN[plan?.id ?? 0] ?? WITHOUT_PLAN;
}

/** The refusal of a message beyond that, which says when there are more. */
export function dayIsUsed(limit: number, now: Date): AppError {
  const seconds = (nextDay(now).getTime() - now.getTime()) / 1000;
  const hours = Math.ceil(seconds / 3600);
  const again = hours > 1 ? `in about ${hours} hours` : 'within the hour';
  return new AppError('chat_limit', {
    detail: `That was all for today: ${limit} messages. There are more ${again}.`,
    retryAfterSeconds: seconds,
  });
}
