import { isBlank } from './cells.ts';
import type { Base } from './onet-base.ts';
import type { Problems } from './problems.ts';
import type { FoundTable, ReleaseFolder } from './release-folder.ts';
import { readTable } from './table-file.ts';

export interface Titles {
  byCode: Map<string, string[]>;
  found: FoundTable;
}

/** Longer ones spell out what a shorter title of the same career says. */
const LONGEST_TITLE = 120;

/** Other names of a career, short forms included: what people type into a search. */
export function readAlternateTitles(folder: ReleaseFolder, base: Base, problems: Problems): Titles | undefined {
  const found = folder.find('alternate_titles');
  if (found === undefined) return undefined;
  const columns = { code: 'O*NET-SOC Code', title: 'Alternate Title', short: 'Short Title' };
  const table = readTable(found, { columns }, problems);
  const byCode: Titles['byCode'] = new Map();
  for (const row of table.rows) {
    const { code, title, short } = row.cells;
    if (!base.titles.has(code)) table.problem(row, 'code', `${code} is not in the list of occupations`);
    else if (title === '') table.problem(row, 'title', 'there is no title');
    else for (const name of [title, short]) addTitle(byCode, base, code, name);
  }
  return { byCode, found };
}

/** The names that the publisher picks to show as "also called". */
export function readReportedTitles(folder: ReleaseFolder, base: Base, problems: Problems): Titles | undefined {
  const found = folder.find('reported_titles');
  if (found === undefined) return undefined;
  const columns = { code: 'O*NET-SOC Code', title: 'Reported Job Title', shown: 'Shown in My Next Move' };
  const table = readTable(found, { columns }, problems);
  const byCode: Titles['byCode'] = new Map();
  for (const row of table.rows) {
    const { code, title, shown } = row.cells;
    if (!base.titles.has(code)) table.problem(row, 'code', `${code} is not in the list of occupations`);
    else if (title === '') table.problem(row, 'title', 'there is no title');
    else if (shown !== 'Y' && shown !== 'N') table.problem(row, 'shown', `"${shown}" is neither Y nor N`);
    else if (shown === 'Y') addTitle(byCode, base, code, title);
  }
  return { byCode, found };
}

function addTitle(byCode: Map<string, string[]>, base: Base, code: string, name: string): void {
  if (isBlank(name) || name.length > LONGEST_TITLE || name === base.titles.get(code)) return;
  const own = byCode.get(code) ?? [];
  byCode.set(code, own);
  if (!own.includes(name)) own.push(name);
}
