import education from '../../definitions/education.json' with { type: 'json' };
import { readMonth, readNumber } from './cells.ts';
import type { Base, JobZones } from './onet-base.ts';
import type { Problems } from './problems.ts';
import type { FoundTable, ReleaseFolder } from './release-folder.ts';
import { readTable } from './table-file.ts';

export interface EducationMix {
  date: string | null;
  /** Per cent of the people asked, in the order of the categories of definitions/education.json. */
  percent: number[];
  /** True where the publisher marks a share as too uncertain to show. */
  suppressed: boolean;
}

export interface Education {
  byCode: Map<string, EducationMix>;
  found: FoundTable;
}

const COLUMNS = {
  code: 'O*NET-SOC Code',
  element: 'Element ID',
  scale: 'Scale ID',
  category: 'Category',
  value: 'Data Value',
  suppress: 'Recommend Suppress',
  date: 'Date',
};

/**
 * The shares of the twelve levels of required education; the other scales of the table are about training.
 */
export function readEducation(folder: ReleaseFolder, base: Base, problems: Problems): Education | undefined {
  const found = folder.find('education');
  if (found === undefined) return undefined;
  const table = readTable(found, { columns: COLUMNS, optional: ['suppress', 'date'] }, problems);
  const byCode: Education['byCode'] = new Map();
  const lines = new Map<string, (typeof table.rows)[number]>();
  for (const row of table.rows) {
    const { code, element, category } = row.cells;
    if (!base.titles.has(code)) table.problem(row, 'code', `${code} is not in the list of occupations`);
    if (!base.elements.has(element)) table.problem(row, 'element', `${element} is not in the content model`);
    if (row.cells.scale !== 'RL') continue;
    const index = education.categories.findIndex((one) => String(one.category) === category);
    if (index < 0) {
      table.problem(row, 'category', `"${category}" is not a category of definitions/education.json`);
      continue;
    }
    const own = byCode.get(code) ?? { date: readMonth(table, row, 'date'), percent: [], suppressed: false };
    byCode.set(code, own);
    lines.set(code, row);
    if (own.percent[index] !== undefined) table.problem(row, 'category', `${code} has category ${category} twice`);
    own.percent[index] = readNumber(table, row, 'value', { least: 0, most: 100, blank: 'refused' }) ?? 0;
    own.suppressed ||= row.cells.suppress === 'Y';
  }
  for (const [code, own] of byCode) {
    const sum = education.categories.reduce((total, _, index) => total + (own.percent[index] ?? Number.NaN), 0);
    // The publisher's shares add up to 100 but for rounding; a row that is missing shows here.
    if (!(Math.abs(sum - 100) < 1)) table.problem(lines.get(code), 'value', `the shares of ${code} do not add up to 100`);
  }
  return { byCode, found };
}

/**
 * How much education a career needs, 1 (high school) to 5 (doctoral): the mean of its mix, else by its job
 * zone.
 */
export function educationNeed(mix: EducationMix | undefined, zoneLabel: string | undefined): number | null {
  if (mix === undefined) {
    return (education.zone_needs as Record<string, number>)[zoneLabel ?? ''] ?? null;
  }
  let weighted = 0;
  let total = 0;
  education.categories.forEach(({ need }, index) => {
    weighted += need * (mix.percent[index] ?? 0);
    total += mix.percent[index] ?? 0;
  });
  return weighted / Math.max(total, 1e-9);
}

/** Every zone of the release must have a need, since careers without an education mix fall back on it. */
export function checkZoneNeeds(zones: JobZones, problems: Problems): void {
  for (const { label } of zones.zones) {
    if (label in education.zone_needs) continue;
    const message = `job zone ${label} has no need in definitions/education.json`;
    problems.add({ file: zones.found.file, column: 'Job Zone', message });
  }
}
