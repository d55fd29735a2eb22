import { CHART_WEEKS, type HouseNumbers } from '@careerscoop/contract/desk-numbers';
import type { Db } from '../../platform/database.ts';
import type { Scope } from '../scope.ts';
import { type DayFigures, measureDay } from './count-day.ts';
import { consentSteps, countPlans, listDays } from './house.sql.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
}

/** The figures of the house: of each week the last night's, of this one what is so now. */
export async function houseNumbers(db: Db, scope: Scope, at: Date): Promise<HouseNumbers> {
  const today = at.toISOString().slice(0, 10);
  const from = mondayOf(new Date(at.getTime() - (CHART_WEEKS - 1) * 7 * DAY_MS).toISOString().slice(0, 10));
  const weeks = weeksOf(await listDays(db, scope, from));
  weeks.set(mondayOf(today), { ...(await measureDay(db, at)) });
  const each = <T>(pick: (of: Partial<DayFigures>) => T) => [...weeks].map(([week, of]) => ({ week, ...pick(of) }));
  return {
    waiting: each(({ over_48h = 0 }) => ({ over_48h })),
    to_mentor: each(({ asked = 0, hours = null }) => ({ asked, hours })),
    no_shows: each(({ talks = 0, missed = 0 }) => ({ talks, missed })),
    findings: each(({ findings = 0 }) => ({ open: findings })),
    consent: await consentSteps(db, at),
    plans: await countPlans(db, at),
  };
}

/** Of each week the figures of its last night; the days come in their order. */
function weeksOf(days: readonly { day: string; figure: string; value: number }[]): Map<string, Partial<DayFigures>> {
  const last = new Map<string, { day: string; figures: Record<string, number> }>();
  for (const { day, figure, value } of days) {
    const week = mondayOf(day);
    const known = last.get(week);
    if (known?.day === day) known.figures[figure] = value;
    else last.set(week, { day, figures: { [figure]: value } });
  }
  return new Map([...last].map(([week, { figures }]) => [week, figures]));
}
