import { copyPlan, lockPerson } from '../identity/people.sql.ts';
import { announce } from '../platform/announce.ts';
import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import {
  type EndReason,
  type TermSource,
  addTerm,
  endTermAt,
  holdHoldersOf,
  listRunningTerms,
  listTermsOf,
  moveEnd,
  reopenTerm,
} from './terms.sql.ts';

export interface NewTerm {
  user_id: number;
  plan_id: number;
  source: TermSource;
  /** Of a paid one. */
  order_id?: number;
  /** Of one that a school or sponsor pays for. */
  code?: string;
  starts_at: Date;
  /** Null: it does not end. */
  ends_at: Date | null;
}

/** A term that runs, with its plan. */
export type RunningTerm = Awaited<ReturnType<typeof runningTerms>>[number];

/** The terms of a person that run at this moment, the one that names the plan first. */
export function runningTerms(db: Db, userId: number, now: Date) {
  return listRunningTerms(db, userId, now);
}

/** The term that names the plan: the dearest of those that run. */
export async function runningTerm(db: Db, userId: number, now: Date): Promise<RunningTerm | undefined> {
  return (await runningTerms(db, userId, now))[0];
}

/**
 * Begins a term, in the caller's transaction. It takes the place of the one from the same source and of a free one; what
 * somebody else pays for runs on beside it, so that giving the new one back takes nothing else away.
 * @returns the new term's id.
 */
export async function setTerm(tx: Db, services: Services, term: NewTerm): Promise<number> {
  await lockPerson(tx, term.user_id);
  const now = services.now();
  const replaced = (await runningTerms(tx, term.user_id, now)).filter(({ source }) => source === term.source || source === 'free');
  for (const { id } of replaced) await endTermAt(tx, { term_id: id }, 'replaced', now);
  const id = await addTerm(tx, term);
  await refresh(tx, term.user_id, now);
  if (replaced.length > 0) await announce(tx, services, 'term_ended', { user_id: term.user_id, reason: 'replaced' });
  return id;
}

/**
 * Ends a term before its time or at it; one that has ended stays as it is.
 * @returns what was ended, or nothing.
 */
export async function endTerm(
  tx: Db,
  services: Services,
  { reason, ...which }: ({ term_id: number } | { order_id: number }) & { reason: EndReason },
): Promise<{ id: number; user_id: number } | undefined> {
  const ended = await endTermAt(tx, which, reason, services.now());
  if (!ended) return undefined;
  await refresh(tx, ended.user_id, services.now());
  await announce(tx, services, 'term_ended', { user_id: ended.user_id, reason });
  return ended;
}

/** A dispute was won: the term that it ended runs on to its end. @returns whether there was one. */
export async function restoreTerm(tx: Db, services: Services, orderId: number): Promise<boolean> {
  const restored = await reopenTerm(tx, orderId);
  if (restored) await refresh(tx, restored.user_id, services.now());
  return restored !== undefined;
}

/**
 * A code was changed: its terms that run end by its new last day, and count or not as it is switched on or off. What has ended
 * stays so. The caller holds the code.
 */
export async function followCode(tx: Db, services: Services, code: string, endOf: (starts_at: Date) => Date | null): Promise<void> {
  await holdHoldersOf(tx, code);
  for (const { id, user_id, starts_at, ends_at } of await listTermsOf(tx, code)) {
    const end = endOf(starts_at);
    if (end?.getTime() !== ends_at?.getTime()) await moveEnd(tx, id, end);
    await refresh(tx, user_id, services.now());
  }
}

/** So many calendar months later, at the same time of day (UTC); of a shorter month its last day. */
export function termEnd(starts_at: Date, months: number): Date {
  const end = new Date(starts_at);
  end.setUTCMonth(end.getUTCMonth() + months);
  // 31 January and a month is 3 March to the clock: the day before the month in which it landed was meant.
  if (end.getUTCDate() !== starts_at.getUTCDate()) end.setUTCDate(0);
  return end;
}

async function refresh(tx: Db, userId: number, now: Date): Promise<void> {
  await copyPlan(tx, userId, await runningTerm(tx, userId, now));
}
