import type { Problems } from './problems.ts';
import type { FoundTable, ReleaseFolder } from './release-folder.ts';
import { readTable } from './table-file.ts';

export interface Programs {
  /** Titles by six-digit code; codes are text, since 01.0000 is not 1. */
  titles: Map<string, string>;
  bySoc: Map<string, string[]>;
  found: FoundTable;
}

/** What the crosswalk writes where a program has no occupation, or an occupation no program. */
const NO_PROGRAM = '99.9999';
const NO_OCCUPATION = '99-9999';
/** Codes of the edition before: the program ended, or has another code now. */
const RETIRED = new Set(['Deleted', 'Moved from']);
const ACTIONS = new Set([...RETIRED, 'No substantive changes', 'New', 'Moved to']);

export function readPrograms(folder: ReleaseFolder, problems: Problems): Programs | undefined {
  const list = folder.find('program_codes');
  const found = folder.find('programs');
  if (list === undefined || found === undefined) return undefined;
  const titles: Programs['titles'] = new Map();
  const codes = readTable(list, { columns: { code: 'CIPCode', action: 'Action', title: 'CIPTitle' } }, problems);
  for (const row of codes.rows) {
    const { code, action, title } = row.cells;
    if (!/^\d{2}(\.\d{2}(\d{2})?)?$/.test(code)) codes.problem(row, 'code', `"${code}" is not a CIP code like 01.0000`);
    else if (!ACTIONS.has(action)) codes.problem(row, 'action', `"${action}" is not a known action`);
    else if (title === '') codes.problem(row, 'title', 'there is no title');
    else if (code.length === 7 && !RETIRED.has(action)) titles.set(code, title.replace(/\.$/, ''));
  }
  const columns = { cip: /^CIP\d{4}Code$/, soc: /^SOC\d{4}Code$/ };
  const crosswalk = readTable(found, { columns }, problems);
  const bySoc: Programs['bySoc'] = new Map();
  for (const row of crosswalk.rows) {
    const { cip, soc } = row.cells;
    if (!/^\d{2}-\d{4}$/.test(soc)) crosswalk.problem(row, 'soc', `"${soc}" is not a SOC code like 29-1131`);
    else if (cip === NO_PROGRAM || soc === NO_OCCUPATION) continue;
    else if (!titles.has(cip)) crosswalk.problem(row, 'cip', `"${cip}" is not a current code of ${list.file}`);
    else bySoc.set(soc, [...(bySoc.get(soc) ?? []), cip]);
  }
  return { titles, bySoc, found };
}
