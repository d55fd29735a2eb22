import type { Role } from '@careerscoop/contract/accounts';
import type { Entitlements, NamedPlan, Right, RightName, WhyClosed } from '@careerscoop/contract/entitlements';
import { dayAt, startOfMonth } from '../platform/wall-clock.ts';
import { type CodeFacts, closesAt, isOpen } from './codes.policy.ts';
import { monthUsed, NOT_A_STUDENT, planEnded, whatOpens } from './entitlement-words.ts';

/** What a plan opens beside saving, learning more and taking the assessment again: those come with every plan. */
export interface PlanRights extends NamedPlan {
  sessions_per_month: number;
  companions: boolean;
  ai_report: boolean;
}

/** A plan that was taken or paid for, from whoever paid. */
export interface TermFacts {
  plan: PlanRights;
  /** When it ends by itself; null where it does not. */
  ends_at: Date | null;
  /** When it was ended before that, or the clock's job had found it over. */
  ended_at: Date | null;
  /** The code of whoever pays for it; while that one is switched off, the term opens nothing. */
  code: { code: string; is_active: boolean } | null;
}

export interface Facts {
  role: Role;
  terms: TermFacts[];
  /** The code of the account; one that pays for a plan opens it by its term, the others open what they open by themselves. */
  code: (CodeFacts & { companions: boolean }) | null;
  /** Every plan that there is, cheapest first. */
  plans: PlanRights[];
  /** Assessments whose result was clear enough, and whether the newest of all was not. */
  assessments: { clear: number; latest_unclear: boolean };
  /** By whose clock a month begins, and an end has its day. */
  zone: string;
  /** Sessions asked for in this calendar month. */
  sessions_asked: number;
  /** Sessions of an earlier month that others called off or missed in this one. */
  sessions_given_back: number;
}

const FREE_ATTEMPTS = 2;
const CODE_SESSIONS = 1;
const OPEN: Right = { open: true, why: null, sentence: null, opened_by: null };

/** What opens a right: a plan, and a code that is no plan. */
interface Opens {
  plan(plan: PlanRights): boolean;
  code: boolean;
}
const EVERY: Opens = { plan: () => true, code: true };
const SESSIONS: Opens = { plan: (plan) => plan.sessions_per_month > 0, code: true };

/**
 * What is open to a person now. Of several terms each right takes the best, and the dearest one names the plan; a code
 * opens what it pays for while it is open itself (decisions 58, 95 and 114). Whether a term is over is asked of the clock here,
 * so that it ends with its second and not when a job comes by.
 */
export function entitlementsOf(facts: Facts, now: Date): Entitlements {
  const [dearest] = runningAt(facts, now).sort((a, b) => b.plan.price - a.plan.price || lastOf(b) - lastOf(a));
  const { code } = facts;
  const right = rightsOf(facts, now);
  const { clear, latest_unclear } = facts.assessments;
  return {
    plan: dearest ? nameOf(dearest.plan) : null,
    ends_at: dearest?.ends_at?.toISOString() ?? null,
    code: code && { code: code.code, open: isCodeOpen(facts, now), by_plan: code.plan_id !== null },
    save: right('save', EVERY),
    learn_more: right('learn_more', EVERY),
    // One free retake for everybody; while the engine says "not clear yet" another try is always free.
    retake: facts.role === 'Student' && (latest_unclear || clear < FREE_ATTEMPTS) ? OPEN : right('retake', EVERY),
    sessions: sessionsOf(facts, now, right),
    companions: right('companions', { plan: (plan) => plan.companions, code: code?.companions === true }),
    ai_report: right('ai_report', { plan: (plan) => plan.ai_report, code: false }),
  };
}

function runningAt({ terms }: Facts, at: Date): TermFacts[] {
  return terms.filter(({ ends_at, ended_at, code }) => !ended_at && (!ends_at || ends_at > at) && (code?.is_active ?? true));
}

const lastOf = ({ ends_at }: TermFacts) => ends_at?.getTime() ?? Number.MAX_SAFE_INTEGER;

/** Whether the account's code opens anything: by a term that runs, or by itself. */
function isCodeOpen(facts: Facts, now: Date): boolean {
  const { code } = facts;
  if (!code) return false;
  return code.plan_id === null ? isOpen(code, now) : runningAt(facts, now).some((term) => term.code?.code === code.code);
}

type RightOf = (name: RightName, opens: Opens) => Right;

/** One right at a time: by the person's terms, by their code, or closed with what would open it. */
function rightsOf(facts: Facts, now: Date): RightOf {
  const running = runningAt(facts, now);
  const byCode = facts.code?.plan_id === null && isOpen(facts.code, now);
  return (name, opens) => {
    if (facts.role !== 'Student') return closed('not_a_student', NOT_A_STUDENT);
    if (running.some(({ plan }) => opens.plan(plan)) || (opens.code && byCode)) return OPEN;
    const cheapest = facts.plans.find(opens.plan);
    const opened_by = cheapest ? nameOf(cheapest) : null;
    const { why, sentence } = whatEnded(facts, now, opens);
    return closed(why, whatOpens(name, opened_by, sentence), opened_by);
  };
}

/** What opened it before, if anything did: the newest term that is over, or the code. */
function whatEnded({ terms, code, zone }: Facts, now: Date, opens: Opens): { why: WhyClosed; sentence: string | null } {
  const over = terms
    .filter(({ plan }) => opens.plan(plan))
    .map((term) => ({ ...term, at: overSince(term, now) }))
    .sort((a, b) => Number(b.at ?? now) - Number(a.at ?? now))
    .at(0);
  if (over) {
    const sentence = planEnded(over.plan, over.code?.code ?? null, over.at, zone);
    return { why: over.code ? 'code_closed' : 'plan_ended', sentence };
  }
  if (code?.plan_id === null && opens.code) return { why: 'code_closed', sentence: `Your code ${code.code} is closed.` };
  return { why: 'plan_needed', sentence: null };
}

/** The moment of its end; null while only its code is switched off. The job that writes an end down comes by later than that. */
function overSince({ ends_at, ended_at }: TermFacts, now: Date): Date | null {
  const over = [ends_at, ended_at].filter((at) => at !== null && at <= now);
  return over.length === 0 ? null : new Date(Math.min(...over.map(Number)));
}

function sessionsOf(facts: Facts, now: Date, right: RightOf): Entitlements['sessions'] {
  const per_month = facts.role === 'Student' ? monthlyAt(facts, now) : 0;
  const left = Math.max(0, per_month + facts.sessions_given_back - facts.sessions_asked);
  const counts = { per_month, left, next_at: null };
  if (per_month === 0) return { ...right('sessions', SESSIONS), ...counts };
  if (left > 0) return { ...OPEN, ...counts };
  const next = startOfMonth(now, facts.zone, 1);
  const next_at = monthlyAt(facts, next) > 0 ? next : null;
  const sentence = monthUsed(per_month, next_at && dayAt(next_at, facts.zone));
  return { ...closed('month_used', sentence), ...counts, next_at: next_at?.toISOString() ?? null };
}

/** How many sessions a month are open at that moment, as far as is known now. */
function monthlyAt(facts: Facts, at: Date): number {
  const byCode = facts.code?.plan_id === null && isOpen(facts.code, at);
  return Math.max(0, ...runningAt(facts, at).map(({ plan }) => plan.sessions_per_month), byCode ? CODE_SESSIONS : 0);
}

/** Whether talks with a mentor are open, whatever is used up of the month. */
export const opensSessions = (facts: Facts, now: Date) => facts.role === 'Student' && monthlyAt(facts, now) > 0;

/**
 * Whether the time of what opened talks is simply over since a talk was asked for: it was paid for, and takes place. What was given or
 * taken back before its time, or is switched off, is none of it.
 */
export function ranOutSince({ terms, code }: Facts, askedAt: Date, now: Date): boolean {
  const byItself = (end: Date | null) => end !== null && askedAt < end && end <= now;
  const ranOut = ({ ends_at, ended_at, code: paidBy, plan }: TermFacts) =>
    SESSIONS.plan(plan) && byItself(ends_at) && (!ended_at || ended_at >= (ends_at ?? ended_at)) && (paidBy?.is_active ?? true);
  return terms.some(ranOut) || (code?.plan_id === null && code.is_active && byItself(closesAt(code)));
}

/** When the last of what opens talks with a mentor ends; null where something does without end, or nothing does. */
export function sessionsEnd(facts: Facts, now: Date): Date | null {
  const byCode = facts.code?.plan_id === null && isOpen(facts.code, now) ? [closesAt(facts.code)] : [];
  const ends = [...runningAt(facts, now).flatMap((term) => (SESSIONS.plan(term.plan) ? [term.ends_at] : [])), ...byCode];
  return ends.length === 0 || ends.includes(null) ? null : new Date(Math.max(...ends.map(Number)));
}

function closed(why: WhyClosed, sentence: string, opened_by: NamedPlan | null = null): Right {
  return { open: false, why, sentence, opened_by };
}

function nameOf({ id, title, price }: PlanRights): NamedPlan {
  return { id, title, price };
}
