import { readNumber } from './cells.ts';
import type { Problems } from './problems.ts';
import type { FoundTable, ReleaseFolder } from './release-folder.ts';
import { readTable, type Row, type Table } from './table-file.ts';

export interface CollegeFigures {
  price: number | null;
  admission: number | null;
  completion: number | null;
  students: number | null;
  online: boolean | null;
}

export interface FiguresTable {
  byUnitid: Map<number, CollegeFigures>;
  found: FoundTable;
}

export interface EarningsTable {
  /** US dollars a year, ten years after entry; null is "not published". */
  byUnitid: Map<number, number | null>;
  found: FoundTable;
}

const COLUMNS = {
  year: 'ACADEMIC_YEAR',
  unitid: 'UNITID',
  price_public: 'NPT4_PUB',
  price_private: 'NPT4_PRIV',
  admission: 'ADM_RATE',
  completion_four: 'C150_4',
  completion_less: 'C150_L4',
  students: 'UGDS',
  distance: 'DISTANCEONLY',
};
const SHARE = { least: 0, most: 1, blank: 'allowed' } as const;
// Where grants are more than all costs, the average net price is below nothing.
const PRICE = { least: -20_000, most: 150_000, blank: 'allowed' } as const;

/** College Scorecard's figures of whole schools. */
export function readCollegeFigures(folder: ReleaseFolder, problems: Problems): FiguresTable | undefined {
  const found = folder.find('college_figures');
  if (found === undefined) return undefined;
  const table = readTable(found, { columns: COLUMNS }, problems);
  const byUnitid: FiguresTable['byUnitid'] = new Map();
  for (const row of table.rows) {
    const [year] = found.stars;
    if (row.cells.year !== year) table.problem(row, 'year', `"${row.cells.year}" is another year than ${year}`);
    const unitid = unitidOf(table, row, byUnitid);
    if (unitid === null) continue;
    const read = (key: keyof typeof COLUMNS, range: typeof SHARE | typeof PRICE) => readNumber(table, row, key, range);
    const distance = read('distance', SHARE);
    byUnitid.set(unitid, {
      price: read('price_public', PRICE) ?? read('price_private', PRICE),
      // Nobody admitted is no rate that anybody could go by.
      admission: read('admission', SHARE) || null,
      completion: read('completion_four', SHARE) ?? read('completion_less', SHARE),
      students: readNumber(table, row, 'students', { least: 0, most: 500_000, blank: 'allowed' }),
      online: distance === null ? null : distance === 1,
    });
  }
  return { byUnitid, found };
}

/** What federally aided students earn ten years after they began, by school. */
export function readCollegeEarnings(folder: ReleaseFolder, problems: Problems): EarningsTable | undefined {
  const found = folder.find('college_earnings');
  if (found === undefined) return undefined;
  const [date = ''] = found.stars;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) {
    problems.add({ file: found.file, message: `"${date}" in the name is not the day of the release, like 2025-05-19` });
  }
  const table = readTable(found, { columns: { unitid: 'UNITID', earnings: 'MD_EARN_WNE_P10' } }, problems);
  const byUnitid: EarningsTable['byUnitid'] = new Map();
  for (const row of table.rows) {
    const unitid = unitidOf(table, row, byUnitid);
    if (unitid !== null) byUnitid.set(unitid, readNumber(table, row, 'earnings', { least: 1000, most: 1_000_000, blank: 'allowed' }));
  }
  return { byUnitid, found };
}

function unitidOf(table: Table<'unitid'>, row: Row<'unitid'>, byUnitid: Map<number, unknown>): number | null {
  const { unitid } = row.cells;
  // The Scorecard numbers some branches by eight digits of its own; IPEDS has none of them.
  if (/^[1-9]\d{7}$/.test(unitid)) return null;
  if (!/^[1-9]\d{5}$/.test(unitid)) table.problem(row, 'unitid', `"${unitid}" is not a UNITID like 100654`);
  else if (byUnitid.has(Number(unitid))) table.problem(row, 'unitid', `${unitid} comes twice`);
  else return Number(unitid);
  return null;
}
