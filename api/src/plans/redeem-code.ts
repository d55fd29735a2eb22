import type { CodeOffer } from '@careerscoop/contract/plans';
import { noteAudit } from '../identity/audit.sql.ts';
import { changePerson, findPerson, lockPerson } from '../identity/people.sql.ts';
import { countAccountsOf, findCode, lockCode } from '../identity/schools.sql.ts';
import type { Db } from '../platform/database.ts';
import { AppError, refuse } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { closesAt, isOpen, whyRefused } from './codes.policy.ts';
import { countTermsOf, hasTermOf } from './codes.sql.ts';
import { findPlan } from './plans.sql.ts';
import { runningTerms, setTerm, termEnd } from './terms.ts';

/** The field in which the code was typed: at sign-up and in the profile it has different names. */
type Field = 'code' | 'affiliate_code';
type Code = NonNullable<Awaited<ReturnType<typeof findCode>>>;

/**
 * Redeems a code for a student: it is noted in the account, sets the school where there is none, and where it pays for a plan
 * begins a term. The code's row is held while its seats are counted, so that of two who want the last one gets it.
 * @throws AppError refused field with the reason, and nothing has changed then.
 */
export async function redeem(tx: Db, services: Services, userId: number, typed: string, field: Field): Promise<void> {
  const { person, code, present } = await holdCode(tx, services, userId, typed, field);
  if (!present) await changePerson(tx, userId, { affiliate_code: code.code });
  await give(tx, services, { id: userId, ...person }, code);
}

/** Holds the code that this account noted at its sign-up: before the person is held, as whoever changes a code does. */
export async function holdNoted(tx: Db, userId: number): Promise<void> {
  const noted = (await findPerson(tx, userId, ['affiliate_code']))?.affiliate_code;
  if (noted) await lockCode(tx, noted);
}

/**
 * Redeems the code that was noted at sign-up, in the moment before the email counts as confirmed. The caller holds both.
 * @returns the code and why it cannot be redeemed any more; the account has none then.
 */
export async function redeemNoted(tx: Db, services: Services, userId: number): Promise<{ code: string; reason: string } | undefined> {
  const person = await findPerson(tx, userId, ['affiliate_code', 'school_id']);
  const code = person?.affiliate_code ? await lockCode(tx, person.affiliate_code) : undefined;
  // Terms once began with the sign-up: whoever has one from then keeps it.
  if (!person || !code || (await hasTermOf(tx, userId, code.code))) return undefined;
  const reason = whyRefused(code, await countTaken(tx, code), services.now());
  if (!reason) {
    await give(tx, services, { id: userId, ...person }, code);
    return undefined;
  }
  await changePerson(tx, userId, { affiliate_code: null });
  return { code: code.code, reason };
}

/** What a code that can be redeemed gives: its school where there is none, a term where it pays for a plan. */
async function give(tx: Db, services: Services, { id, school_id }: { id: number; school_id: number | null }, code: Code): Promise<void> {
  if (school_id === null && code.school_id !== null) await changePerson(tx, id, { school_id: code.school_id });
  await beginTermOf(tx, services, id, code);
  const detail = { code: code.code };
  await noteAudit(tx, { at: services.now(), action: 'code.redeemed', actor: 'user', actor_id: id, user_id: id, detail });
}

/** What a code would open for this student now, and until when. @throws AppError refused field, as redeeming it would. */
export async function offerOf(tx: Db, services: Services, userId: number, typed: string): Promise<CodeOffer> {
  const { code } = await holdCode(tx, services, userId, typed, 'code');
  const plan = code.plan_id === null ? undefined : await findPlan(tx, code.plan_id);
  const ends_at = codeTermEnd({ ...code, months: plan ? (code.months ?? plan.months) : null }, services.now());
  return {
    code: code.code,
    label: code.label,
    plan: plan ? { id: plan.id, title: plan.title, price: plan.price } : null,
    ends_at: ends_at?.toISOString() ?? null,
  };
}

/** A code that this student can redeem, held with the student until the transaction ends: first the code, as who changes one does. */
async function holdCode(tx: Db, services: Services, userId: number, typed: string, field: Field) {
  const now = services.now();
  const code = await lockCode(tx, typed.toUpperCase());
  const person = await lockPerson(tx, userId, ['affiliate_code', 'school_id']);
  if (!person) throw new AppError('session_expired');
  if (code && (person.affiliate_code === code.code || (await hasTermOf(tx, userId, code.code)))) {
    throw refuse(field, 'You have redeemed this code already.');
  }
  const reason = whyRefused(code, code ? await countTaken(tx, code) : 0, now);
  if (!code || reason) throw refuse(field, reason ?? 'This code is not known.');
  const present = await openOf(tx, userId, person.affiliate_code, now);
  // A sponsor's code that is no plan stays beside a plan that somebody gives; of the same kind there is one at a time.
  if (present && (present.by_plan || code.plan_id === null)) {
    throw refuse(field, `Your code ${present.code} is open still, and you can have one at a time.`);
  }
  return { person, code, present };
}

/** Refuses a code that cannot be redeemed whoever asks, before anything is made for it. */
export async function refuseClosed(db: Db, services: Services, typed: string, field: Field): Promise<void> {
  const code = await findCode(db, typed.toUpperCase());
  const reason = whyRefused(code, code ? await countTaken(db, code) : 0, services.now());
  if (reason) throw refuse(field, reason);
}

/** When a term of this code ends that begins now: after its months, and with the code's last day at the latest. */
export function codeTermEnd(code: { months: number | null; closes_on: string | null }, starts_at: Date): Date | null {
  const ends = [code.months ? termEnd(starts_at, code.months) : null, closesAt(code)].filter((end) => end !== null);
  return ends.length === 0 ? null : new Date(Math.min(...ends.map(Number)));
}

async function beginTermOf(tx: Db, services: Services, user_id: number, code: Code): Promise<void> {
  const plan = code.plan_id === null ? undefined : await findPlan(tx, code.plan_id);
  if (!plan) return;
  const starts_at = services.now();
  const ends_at = codeTermEnd({ ...code, months: code.months ?? plan.months }, starts_at);
  await setTerm(tx, services, { user_id, plan_id: plan.id, source: 'code', code: code.code, starts_at, ends_at });
}

/** Seats are taken by terms, or where a code is no plan by the accounts that have it; of people whose email is confirmed. */
function countTaken(db: Db, { code, plan_id }: Code): Promise<number> {
  return plan_id === null ? countAccountsOf(db, code) : countTermsOf(db, code);
}

/** The code that opens something to this person now, if one does. */
async function openOf(tx: Db, userId: number, present: string | null, now: Date) {
  const term = (await runningTerms(tx, userId, now)).find(({ source }) => source === 'code');
  if (term?.code) return { code: term.code, by_plan: true };
  const code = present === null ? undefined : await findCode(tx, present);
  return code && code.plan_id === null && isOpen(code, now) ? { code: code.code, by_plan: false } : undefined;
}
