import type { Role } from '@careerscoop/contract/accounts';
import type { Entitlements, NamedPlan, Right, RightName, WhyClosed } from '@careerscoop/contract/entitlements';
import { monthUsed, NOT_A_STUDENT, whatOpens } from './entitlement-words.ts';

/** What a plan opens beside saving, learning more and taking the assessment again: those come with every plan. */
export interface PlanRights extends NamedPlan {
  sessions_per_month: number;
  companions: boolean;
  ai_report: boolean;
}

export interface Facts {
  role: Role;
  /** The plans that were taken or paid for, each with the moment it ends if it does. */
  terms: { plan: PlanRights; ends_at: Date | null }[];
  code: { code: string; is_active: boolean; companions: boolean } | null;
  /** Every plan that there is, cheapest first. */
  plans: PlanRights[];
  /** Assessments whose result was clear enough, and whether the newest of all was not. */
  assessments: { clear: number; latest_unclear: boolean };
  /** Sessions asked for in this calendar month. */
  sessions_asked: number;
}

const FREE_ATTEMPTS = 2;
const CODE_SESSIONS = 1;
const OPEN: Right = { open: true, why: null, sentence: null, opened_by: null };

/**
 * What is open to a person now. Of several plans each right takes the best, and the dearest one names the plan; a code
 * opens what it pays for while it is open itself (decisions 58, 95 and 114).
 */
export function entitlementsOf(facts: Facts, now: Date): Entitlements {
  const running = facts.terms.filter(({ ends_at }) => !ends_at || ends_at > now).sort((a, b) => b.plan.price - a.plan.price);
  const [dearest] = running;
  const held = running.map(({ plan }) => plan);
  const { code } = facts;
  const right = rightsOf(facts);
  const { clear, latest_unclear } = facts.assessments;
  return {
    plan: dearest ? nameOf(dearest.plan) : null,
    ends_at: dearest?.ends_at?.toISOString() ?? null,
    code: code && { code: code.code, open: code.is_active },
    save: right('save', held.length > 0, true, () => true),
    learn_more: right('learn_more', held.length > 0, true, () => true),
    // One free retake for everybody; while the engine says "not clear yet" another try is always free.
    retake: right('retake', held.length > 0 || latest_unclear || clear < FREE_ATTEMPTS, true, () => true),
    sessions: sessionsOf(facts, now, right),
    companions: right(
      'companions',
      held.some((plan) => plan.companions),
      code?.companions === true,
      (plan) => plan.companions,
    ),
    ai_report: right(
      'ai_report',
      held.some((plan) => plan.ai_report),
      false,
      (plan) => plan.ai_report,
    ),
  };
}

/** The first moment of this calendar month, or of one to come: by it the sessions of a month are counted. */
export function startOfMonth(now: Date, ahead = 0): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
}

type RightOf = (name: RightName, byPlan: boolean, byCode: boolean, opens: (plan: PlanRights) => boolean) => Right;

/** One right at a time: by the person's plan, by their code, or closed with what would open it. */
function rightsOf({ role, code, plans }: Facts): RightOf {
  return (name, byPlan, byCode, opens) => {
    if (role !== 'Student') return closed('not_a_student', NOT_A_STUDENT);
    if (byPlan || (byCode && code?.is_active)) return OPEN;
    const cheapest = plans.find(opens);
    const opened_by = cheapest ? nameOf(cheapest) : null;
    const ended = byCode && code ? code.code : null;
    return closed(ended ? 'code_closed' : 'plan_needed', whatOpens(name, opened_by, ended), opened_by);
  };
}

function sessionsOf(facts: Facts, now: Date, right: RightOf): Entitlements['sessions'] {
  const per_month = facts.role === 'Student' ? monthlyAt(facts, now) : 0;
  const left = Math.max(0, per_month - facts.sessions_asked);
  const counts = { per_month, left, next_at: null };
  if (per_month === 0) return { ...right('sessions', false, true, (plan) => plan.sessions_per_month > 0), ...counts };
  if (left > 0) return { ...OPEN, ...counts };
  const next = startOfMonth(now, 1);
  const next_at = monthlyAt(facts, next) > 0 ? next : null;
  return { ...closed('month_used', monthUsed(per_month, next_at)), ...counts, next_at: next_at?.toISOString() ?? null };
}

/** How many sessions a month were open at that moment, as far as is known now. */
function monthlyAt({ terms, code }: Facts, at: Date): number {
  const byPlan = terms.filter(({ ends_at }) => !ends_at || ends_at > at).map(({ plan }) => plan.sessions_per_month);
  return Math.max(0, ...byPlan, code?.is_active ? CODE_SESSIONS : 0);
}

function closed(why: WhyClosed, sentence: string, opened_by: NamedPlan | null = null): Right {
  return { open: false, why, sentence, opened_by };
}

function nameOf({ id, title, price }: PlanRights): NamedPlan {
  return { id, title, price };
}
