import type { CollegeAward } from '@careerscoop/contract/colleges';
import { readNumber } from './cells.ts';
import type { Problems } from './problems.ts';
import type { FoundTable, ReleaseFolder } from './release-folder.ts';
import { readTable } from './table-file.ts';

export interface CollegePrograms {
  /** By CIP code, award and UNITID: how many finished; 0 is "offered, nobody finished". */
  byCip: Map<string, Map<CollegeAward, Map<number, number>>>;
  unitids: Set<number>;
  found: FoundTable;
}

const COLUMNS = { unitid: 'UNITID', cip: 'CIPCODE', major: 'MAJORNUM', level: 'AWLEVEL', awards: 'CTOTALT' };

/** IPEDS' award levels; null for certificates that come after a degree, which are no way into a career. */
const AWARDS: Record<string, CollegeAward | null> = {
  2: 'certificate',
  4: 'certificate',
  20: 'certificate',
  21: 'certificate',
  3: 'associate',
  5: 'bachelor',
  6: null,
  7: 'master',
  8: null,
  17: 'doctor',
  18: 'doctor',
  19: 'doctor',
};

/** IPEDS' completions of one year. Second majors are of students whose first major is counted. */
export function readCollegePrograms(folder: ReleaseFolder, problems: Problems): CollegePrograms | undefined {
  const found = folder.find('college_programs');
  if (found === undefined) return undefined;
  const table = readTable(found, { columns: COLUMNS }, problems);
  const byCip: CollegePrograms['byCip'] = new Map();
  const unitids = new Set<number>();
  const seen = new Set<string>();
  for (const row of table.rows) {
    const { unitid, cip, major, level } = row.cells;
    const key = `${unitid} ${cip} ${major} ${level}`;
    const award = AWARDS[level];
    if (!/^[1-9]\d{5}$/.test(unitid)) table.problem(row, 'unitid', `"${unitid}" is not a UNITID like 100654`);
    else if (!/^\d{2}\.\d{4}$/.test(cip)) table.problem(row, 'cip', `"${cip}" is not a CIP code like 01.0000`);
    else if (!/^[12]$/.test(major)) table.problem(row, 'major', `"${major}" is neither a first nor a second major`);
    else if (award === undefined) table.problem(row, 'level', `"${level}" is not a known award level`);
    else if (seen.has(key)) table.problem(row, 'cip', `${cip} comes twice for ${unitid} at level ${level}`);
    else {
      seen.add(key);
      const awards = readNumber(table, row, 'awards', { least: 0, most: 50_000, blank: 'refused' }) ?? 0;
      unitids.add(Number(unitid));
      if (award !== null && major === '1') add(byCip, cip, award, Number(unitid), awards);
    }
  }
  return { byCip, unitids, found };
}

function add(byCip: CollegePrograms['byCip'], cip: string, award: CollegeAward, unitid: number, awards: number): void {
  const byAward = byCip.get(cip) ?? new Map<CollegeAward, Map<number, number>>();
  byCip.set(cip, byAward);
  const own = byAward.get(award) ?? new Map<number, number>();
  byAward.set(award, own);
  own.set(unitid, (own.get(unitid) ?? 0) + awards);
}
