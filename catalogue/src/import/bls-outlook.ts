import type { OUTLOOK_FIGURES, OUTLOOK_WORDS } from '../career.ts';
import { isBlank, readNumber } from './cells.ts';
import type { Problems } from './problems.ts';
import type { FoundTable, ReleaseFolder } from './release-folder.ts';
import { readTable } from './table-file.ts';

/** People are counted in the first and the last year of the projection, openings a year; the publisher gives thousands. */
export type Outlook = Record<(typeof OUTLOOK_FIGURES)[number], number | null> & Record<(typeof OUTLOOK_WORDS)[number], string | null>;

export interface Outlooks {
  bySoc: Map<string, Outlook>;
  found: FoundTable;
}

const PROJECTIONS = {
  code: /^\d{4} National Employment Matrix code$/,
  kind: 'Occupation type',
  employment: /^Employment, \d{4}$/,
  growth: /^Employment change, percent, /,
  education: 'Typical education needed for entry',
  experience: 'Work experience in a related occupation',
  training: /^Typical on-the-job training needed/,
};
const OPENINGS = {
  code: PROJECTIONS.code,
  kind: PROJECTIONS.kind,
  projected: /^Employment, \d{4}$/,
  openings: /^Occupational openings, /,
};
const THOUSANDS = { least: 0, most: 1_000_000, blank: 'allowed' } as const;

export function readOutlooks(folder: ReleaseFolder, problems: Problems): Outlooks | undefined {
  const found = folder.find('projections');
  const openingsFile = folder.find('openings');
  if (found === undefined || openingsFile === undefined) return undefined;
  const period = found.stars[0] ?? '';
  if (openingsFile.stars[0] !== period) {
    problems.add({ file: openingsFile.file, message: `the file is of another period than ${found.file}` });
  }
  const table = readTable(found, { columns: PROJECTIONS }, problems);
  const bySoc: Outlooks['bySoc'] = new Map();
  for (const row of table.rows) {
    const { code, kind } = row.cells;
    if (!/^\d{2}-\d{4}$/.test(code)) table.problem(row, 'code', `"${code}" is not a SOC code like 29-1131`);
    else if (kind !== 'Line item' && kind !== 'Summary') table.problem(row, 'kind', `"${kind}" is not a known type`);
    if (kind !== 'Line item') continue;
    if (bySoc.has(code)) table.problem(row, 'code', `${code} comes twice`);
    bySoc.set(code, {
      employment: people(readNumber(table, row, 'employment', THOUSANDS)),
      employment_projected: null,
      growth_percent: readNumber(table, row, 'growth', { least: -100, most: 1000, blank: 'allowed' }),
      openings: null,
      typical_education: words(row.cells.education),
      work_experience: words(row.cells.experience),
      training: words(row.cells.training),
    });
  }
  const last = new RegExp(`^Employment, ${lastYear(period)}$`);
  const yearly = readTable(openingsFile, { columns: { ...OPENINGS, projected: last } }, problems);
  const missing = new Set(bySoc.keys());
  for (const row of yearly.rows) {
    if (row.cells.kind !== 'Line item') continue;
    const own = bySoc.get(row.cells.code);
    missing.delete(row.cells.code);
    if (own === undefined) {
      yearly.problem(row, 'code', `${row.cells.code} is not in ${found.file}`);
      continue;
    }
    own.employment_projected = people(readNumber(yearly, row, 'projected', THOUSANDS));
    own.openings = people(readNumber(yearly, row, 'openings', THOUSANDS));
  }
  if (missing.size > 0) yearly.problem(undefined, 'code', `${missing.size} codes of ${found.file} are not here: ${[...missing][0]}`);
  return { bySoc, found };
}

/** `2024-34` ends in 2034. */
function lastYear(period: string): string {
  const [first = '', last = ''] = period.split('-');
  return last.length === 2 ? first.slice(0, 2) + last : last;
}

function people(thousands: number | null): number | null {
  return thousands === null ? null : Math.round(thousands * 1000);
}

function words(text: string): string | null {
  return isBlank(text) ? null : text;
}
