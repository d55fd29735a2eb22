import { noteAudit } from '../identity/audit.sql.ts';
import { findCode, saveCode } from '../identity/schools.sql.ts';
import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { findPlan } from '../plans/plans.sql.ts';
import { isFree } from '../plans/plans.policy.ts';
import { codeTermEnd } from '../plans/redeem-code.ts';
import { followCode } from '../plans/terms.ts';
import type { Options } from './commands.ts';
import { Refusal } from './refusal.ts';
import { schoolId } from './school-id.ts';

type Code = NonNullable<Awaited<ReturnType<typeof findCode>>>;
type Option = string | boolean | undefined;

export const CODE_USAGE =
  'code <CODE> --label <whose> [--school <id>] [--companions] [--plan <id> --months <n>] [--seats <n>] ' +
  '[--opens <2027-08-15>] [--closes <2028-06-30>] [--off] --as <your email>; what is not said stays, none takes it away';

const NEW: Omit<Code, 'code' | 'label'> = {
  school_id: null,
  companions: false,
  is_active: true,
  plan_id: null,
  months: null,
  seats: null,
  opens_on: null,
  closes_on: null,
};

/** Makes a code of a school or sponsor, or changes it: who has redeemed it follows its last day, and its being switched off. */
export async function code(services: Services, [typed = '']: string[], options: Options, actor_id: number | null): Promise<string> {
  const { database, now } = services;
  const name = typed.toUpperCase();
  if (!/^[A-Z0-9-]{4,40}$/.test(name)) throw new Refusal('A code has 4 to 40 letters, digits and dashes.');
  return database.db.transaction(async (tx) => {
    const present = await findCode(tx, name);
    const label = typeof options['label'] === 'string' ? options['label'] : present?.label;
    if (!label) throw new Refusal('A new code needs --label: whose it is.');
    const row = await changed(tx, { ...NEW, ...present, code: name, label }, options);
    await saveCode(tx, row);
    const plan = row.plan_id === null ? undefined : await findPlan(tx, row.plan_id);
    const months = row.months ?? plan?.months ?? null;
    await followCode(tx, services, name, (starts_at) => codeTermEnd({ ...row, months }, starts_at));
    await noteAudit(tx, { at: now(), action: 'code.saved', actor: 'staff', actor_id, detail: row });
    return inWords(row, plan?.title);
  });
}

/** The code with what was said about it. @throws Refusal with what is wrong. */
async function changed(tx: Db, present: Code, options: Options): Promise<Code> {
  const row: Code = {
    ...present,
    is_active: options['off'] !== true,
    // Closing a code changes nothing else about it.
    companions: options['companions'] === true || (options['off'] === true && present.companions),
    school_id: options['school'] === undefined ? present.school_id : await schoolId(tx, options['school']),
    plan_id: await planOf(tx, present, options['plan']),
    months: numberOf('months', options['months'], present.months, 60),
    seats: numberOf('seats', options['seats'], present.seats, 1_000_000),
    opens_on: dayOf('opens', options['opens'], present.opens_on),
    closes_on: dayOf('closes', options['closes'], present.closes_on),
  };
  if (row.plan_id === null && row.months !== null) throw new Refusal('--months goes with --plan: for how long that plan is paid.');
  if (row.opens_on && row.closes_on && row.opens_on > row.closes_on) throw new Refusal('The code would close before it opens.');
  return row;
}

async function planOf(tx: Db, { plan_id }: Code, typed: Option): Promise<number | null> {
  if (typed === undefined) return plan_id;
  if (typed === 'none') return null;
  const plan = await findPlan(tx, Number(typed) || 0);
  if (!plan) throw new Refusal('There is no plan with this id.');
  if (isFree(plan)) throw new Refusal(`Everybody can take ${plan.title}: a code pays for a plan that has a price.`);
  return plan.id;
}

function numberOf(name: string, typed: Option, present: number | null, most: number): number | null {
  if (typed === undefined) return present;
  if (typed === 'none') return null;
  const value = Number(typed);
  if (!Number.isInteger(value) || value < 1 || value > most) throw new Refusal(`--${name} is a number from 1 to ${most}, or none.`);
  return value;
}

function dayOf(name: string, typed: Option, present: string | null): string | null {
  if (typed === undefined) return present;
  if (typed === 'none') return null;
  const at = new Date(`${String(typed)}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(String(typed)) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(String(typed));
  if (!isDay) throw new Refusal(`--${name} is a day like 2027-06-30, or none.`);
  return String(typed);
}

function inWords({ code: name, is_active, companions, months, seats, opens_on, closes_on }: Code, plan: string | undefined): string {
  return [
    `${name} is ${is_active ? 'open' : 'closed'}`,
    companions && 'with companions',
    plan && `pays for ${plan}${months === null ? '' : ` for ${months} months`}`,
    seats !== null && `${seats} places`,
    opens_on && `from ${opens_on}`,
    closes_on && `until ${closes_on}`,
  ]
    .filter(Boolean)
    .join(', ')
    .concat('.');
}
