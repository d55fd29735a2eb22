import wages from '../../definitions/wages.json' with { type: 'json' };
import { readNumber } from './cells.ts';
import type { Problems } from './problems.ts';
import type { FoundTable, ReleaseFolder } from './release-folder.ts';
import { readTable, type Row, type Table } from './table-file.ts';

const FIGURES = ['p10', 'median', 'p90'] as const;
export type Figure = (typeof FIGURES)[number];

export interface Wage {
  title: string;
  annual: Record<Figure, number | null>;
  /** Only where the publisher gives no yearly figure, since the work is not done the whole year. */
  hourly: Record<Figure, number | null>;
  /** Figures that are "this much or more". */
  capped: Figure[];
}

export interface Wages {
  byWageCode: Map<string, Wage>;
  /** The code that holds the wage of each SOC code: the publisher merges some. */
  wageCodeOf: Map<string, string>;
  found: FoundTable;
  mapped: FoundTable;
}

type Key = 'code' | 'title' | 'group' | `annual_${Figure}` | `hourly_${Figure}`;
const COLUMNS: Record<Key, string> = {
  code: 'OCC_CODE',
  title: 'OCC_TITLE',
  group: 'O_GROUP',
  annual_p10: 'A_PCT10',
  annual_median: 'A_MEDIAN',
  annual_p90: 'A_PCT90',
  hourly_p10: 'H_PCT10',
  hourly_median: 'H_MEDIAN',
  hourly_p90: 'H_PCT90',
};
const SOC = /^\d{2}-\d{4}$/;

export function readWages(folder: ReleaseFolder, problems: Problems): Wages | undefined {
  const found = folder.find('wages');
  const codes = folder.find('wage_codes');
  if (found === undefined || codes === undefined) return undefined;
  const table = readTable(found, { columns: COLUMNS }, problems);
  const byWageCode: Wages['byWageCode'] = new Map();
  for (const row of table.rows) {
    const { code, title, group } = row.cells;
    if (!SOC.test(code)) table.problem(row, 'code', `"${code}" is not a SOC code like 29-1131`);
    if (group !== 'detailed') continue;
    if (byWageCode.has(code)) table.problem(row, 'code', `${code} comes twice`);
    byWageCode.set(code, readWage(table, row, title));
  }
  const wageCodeOf: Wages['wageCodeOf'] = new Map();
  const map = readTable(codes, { columns: { soc: 'soc6', wage: 'oews_code', how: 'how' } }, problems);
  for (const row of map.rows) {
    const { soc, wage, how } = row.cells;
    if (!SOC.test(soc)) map.problem(row, 'soc', `"${soc}" is not a SOC code like 29-1131`);
    else if (wage === '' && how !== 'none') map.problem(row, 'wage', `${soc} has no code and "how" is not "none"`);
    else if (wage !== '' && !byWageCode.has(wage)) map.problem(row, 'wage', `${wage} is not in ${found.file}`);
    else wageCodeOf.set(soc, wage);
  }
  return { byWageCode, wageCodeOf, found, mapped: codes };
}

function readWage(table: Table<Key>, row: Row<Key>, title: string): Wage {
  const capped: Figure[] = [];
  const read = (span: 'annual' | 'hourly', top: number) =>
    Object.fromEntries(
      FIGURES.map((figure) => {
        const key = `${span}_${figure}` as const;
        if (row.cells[key] === '#') {
          if (!capped.includes(figure)) capped.push(figure);
          return [figure, top];
        }
        return [figure, readNumber(table, row, key, { least: 1, most: 10_000_000, blank: 'allowed' })];
      }),
    ) as Record<Figure, number | null>;
  const annual = read('annual', wages.top_code_annual);
  const hourly = read('hourly', wages.top_code_hourly);
  const { p10, median, p90 } = annual;
  if ((p10 ?? 0) > (median ?? Infinity) || (median ?? 0) > (p90 ?? Infinity)) {
    table.problem(row, 'annual_median', 'the median is not between the 10th and the 90th percentile');
  }
  const yearly = FIGURES.some((figure) => annual[figure] !== null);
  return { title, annual, hourly: yearly ? { p10: null, median: null, p90: null } : hourly, capped };
}
