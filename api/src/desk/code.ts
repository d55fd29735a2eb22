import { CODE_MONTHS, CODE_SEATS, newCodeField } from '@careerscoop/contract/desk-codes';
import { lockCode } from '../identity/schools.sql.ts';
import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { findPlan } from '../plans/plans.sql.ts';
import type { Options } from './commands.ts';
import { type Code, NEW_CODE, storeCode } from './people/change-code.ts';
import { Refusal } from './refusal.ts';
import { numberOf as idOf, ruled } from './ruled.ts';
import { schoolId } from './school-id.ts';

type Option = string | boolean | undefined;

export const CODE_USAGE =
  'code <CODE> --label <whose> [--school <id>] [--companions | --no-companions] [--plan <id> --months <n>] [--seats <n>] ' +
  '[--opens <2027-08-15>] [--closes <2028-06-30>] [--on | --off] --as <your email>; what is not said stays, none takes it away';

/** Makes a code of a school or sponsor, or changes it, by the rules of the desk: who has redeemed it follows. */
export async function code(services: Services, [typed = '']: string[], options: Options, actor_id: number | null): Promise<string> {
  const { database, now } = services;
  const name = newCodeField.safeParse(typed);
  if (!name.success) throw new Refusal('A code has 4 to 40 letters, digits and dashes.');
  return database.db.transaction(async (tx) => {
    const present = await lockCode(tx, name.data);
    const label = typeof options['label'] === 'string' ? options['label'] : present?.label;
    if (!label) throw new Refusal('A new code needs --label: whose it is.');
    const row = await changed(tx, { ...NEW_CODE, ...present, code: name.data, label }, options);
    await ruled(storeCode(tx, services, { at: now(), actor_id }, row, present));
    const plan = row.plan_id === null ? undefined : await findPlan(tx, row.plan_id);
    return inWords(row, plan?.title);
  });
}

/** The code with what was said about it. @throws Refusal with what is wrong. */
async function changed(tx: Db, present: Code, options: Options): Promise<Code> {
  const row: Code = {
    ...present,
    is_active: saidOf(options, 'on', 'off') ?? present.is_active,
    companions: saidOf(options, 'companions', 'no-companions') ?? present.companions,
    school_id: await schoolOf(tx, present, options['school']),
    plan_id: planOf(present, options['plan']),
    months: numberOf('months', options['months'], present.months, CODE_MONTHS),
    seats: numberOf('seats', options['seats'], present.seats, CODE_SEATS),
    opens_on: dayOf('opens', options['opens'], present.opens_on),
    closes_on: dayOf('closes', options['closes'], present.closes_on),
  };
  // The rule of every code, in the words of the command.
  if (row.plan_id === null && row.months !== null) throw new Refusal('--months goes with --plan: for how long that plan is paid.');
  return row;
}

/** What one of two options says that are each other's opposite; undefined where neither was said. */
function saidOf(options: Options, yes: string, no: string): boolean | undefined {
  const [isYes, isNo] = [options[yes] === true, options[no] === true];
  if (isYes && isNo) throw new Refusal(`Say --${yes} or --${no}, not both.`);
  return isYes || isNo ? isYes : undefined;
}

async function schoolOf(tx: Db, { school_id }: Code, typed: Option): Promise<number | null> {
  if (typed === undefined) return school_id;
  return typed === 'none' ? null : schoolId(tx, typed);
}

function planOf({ plan_id }: Code, typed: Option): number | null {
  if (typed === undefined) return plan_id;
  return typed === 'none' ? null : idOf(String(typed), 'There is no plan with this id.');
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
