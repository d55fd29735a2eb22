import { isBlank, ONET_CODE, readMonth } from './cells.ts';
import type { Problems } from './problems.ts';
import type { FoundTable, ReleaseFolder } from './release-folder.ts';
import { readTable } from './table-file.ts';

/** What every other O*NET table refers to: the occupations by code and the elements by id. */
export interface Base {
  /** Titles by O*NET-SOC code, in code order. */
  titles: Map<string, string>;
  /** Names by element id, in the order of the content model. */
  elements: Map<string, string>;
  found: FoundTable;
}

export function readBase(folder: ReleaseFolder, problems: Problems): Base {
  const occupations = folder.find('occupations');
  const model = folder.find('content_model');
  problems.stopIfAny();
  if (occupations === undefined || model === undefined) throw new Error('unreachable: the problems were raised');
  const titles = new Map<string, string>();
  const list = readTable(occupations, { columns: { code: 'O*NET-SOC Code', title: 'Title' } }, problems);
  for (const row of list.rows) {
    const { code, title } = row.cells;
    if (!ONET_CODE.test(code)) list.problem(row, 'code', `"${code}" is not an O*NET-SOC code like 29-1131.00`);
    else if (titles.has(code)) list.problem(row, 'code', `${code} comes twice`);
    else if (title === '') list.problem(row, 'title', 'there is no title');
    else titles.set(code, title);
  }
  const elements = new Map<string, string>();
  const outline = readTable(model, { columns: { id: 'Element ID', name: 'Element Name' } }, problems);
  for (const row of outline.rows) {
    const { id, name } = row.cells;
    if (id === '' || name === '') outline.problem(row, id === '' ? 'id' : 'name', 'the cell is empty');
    else elements.set(id, name);
  }
  problems.stopIfAny();
  return {
    titles: new Map([...titles].sort(([one], [other]) => (one < other ? -1 : 1))),
    elements,
    found: occupations,
  };
}

export interface JobZone {
  /** A whole number to sort and compare by; of a zone like `1-2` the upper one. */
  zone: number;
  label: string;
  name: string;
}

export interface JobZones {
  zones: JobZone[];
  byCode: Map<string, { zone: number; label: string; date: string | null }>;
  found: FoundTable;
}

/** How many zones there are is up to the release: five until 30.1, four (`1-2`, 3, 4, 5) afterwards. */
export function readJobZones(folder: ReleaseFolder, base: Base, problems: Problems): JobZones | undefined {
  const reference = folder.find('zone_reference');
  const found = folder.find('job_zones');
  if (reference === undefined || found === undefined) return undefined;
  const zones: JobZone[] = [];
  const known = readTable(reference, { columns: { label: 'Job Zone', name: 'Name' } }, problems);
  for (const row of known.rows) {
    const zone = zoneNumber(row.cells.label);
    if (zone === undefined) known.problem(row, 'label', `"${row.cells.label}" is not a job zone like 3 or 1-2`);
    else zones.push({ zone, label: row.cells.label, name: row.cells.name.replace(/^[^:]*:\s*/, '') });
  }
  const byCode: JobZones['byCode'] = new Map();
  const columns = { code: 'O*NET-SOC Code', zone: 'Job Zone', date: 'Date' };
  const table = readTable(found, { columns, optional: ['date'] }, problems);
  for (const row of table.rows) {
    const { code, zone: label } = row.cells;
    const zone = zones.find((one) => one.label === label);
    if (!base.titles.has(code)) table.problem(row, 'code', `${code} is not in the list of occupations`);
    else if (isBlank(label) || zone === undefined) table.problem(row, 'zone', `"${label}" is not a known job zone`);
    else if (byCode.has(code)) table.problem(row, 'code', `${code} comes twice`);
    else byCode.set(code, { zone: zone.zone, label, date: readMonth(table, row, 'date') });
  }
  return { zones, byCode, found };
}

function zoneNumber(label: string): number | undefined {
  const match = /^(?:\d+\s*-\s*)?(\d+)$/.exec(label);
  return match === null ? undefined : Number(match[1]);
}
