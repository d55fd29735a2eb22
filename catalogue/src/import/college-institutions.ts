import states from '../../definitions/states.json' with { type: 'json' };
import { readNumber } from './cells.ts';
import type { Problems } from './problems.ts';
import type { FoundTable, ReleaseFolder } from './release-folder.ts';
import { readTable } from './table-file.ts';

export interface Institution {
  name: string;
  /** What else it is called, in the publisher's spelling. */
  also: string[];
  city: string;
  state: string;
  control: 'public' | 'nonprofit' | 'for_profit';
  years: 'four' | 'two' | 'under_two';
  latitude: number;
  longitude: number;
  website: string | null;
  price_page: string | null;
}

export interface Institutions {
  /** Those that were active, by UNITID. */
  byUnitid: Map<number, Institution>;
  /** The others, which the tables beside this one may name. */
  closed: Set<number>;
  found: FoundTable;
}

const COLUMNS = {
  unitid: 'UNITID',
  name: 'INSTNM',
  also: 'IALIAS',
  city: 'CITY',
  state: 'STABBR',
  control: 'CONTROL',
  level: 'ICLEVEL',
  active: 'CYACTIVE',
  website: 'WEBADDR',
  price_page: 'NPRICURL',
  latitude: 'LATITUDE',
  longitude: 'LONGITUD',
};
const CONTROLS: Record<string, Institution['control']> = { 1: 'public', 2: 'nonprofit', 3: 'for_profit' };
const YEARS: Record<string, Institution['years']> = { 1: 'four', 2: 'two', 3: 'under_two' };

/** IPEDS' institutions; those that are not active, or neither public nor private (offices of systems), teach nobody. */
export function readInstitutions(folder: ReleaseFolder, problems: Problems): Institutions | undefined {
  const found = folder.find('colleges');
  if (found === undefined) return undefined;
  const table = readTable(found, { columns: COLUMNS }, problems);
  const byUnitid: Institutions['byUnitid'] = new Map();
  const closed: Institutions['closed'] = new Set();
  for (const row of table.rows) {
    const { unitid, name, city, state } = row.cells;
    const id = Number(unitid);
    if (!/^[1-9]\d{5}$/.test(unitid)) table.problem(row, 'unitid', `"${unitid}" is not a UNITID like 100654`);
    else if (byUnitid.has(id) || closed.has(id)) table.problem(row, 'unitid', `${unitid} comes twice`);
    else if (!/^[123]$/.test(row.cells.active)) table.problem(row, 'active', `"${row.cells.active}" is not known`);
    else {
      const control = CONTROLS[row.cells.control];
      const years = YEARS[row.cells.level];
      if (row.cells.active !== '1' || control === undefined || years === undefined) {
        closed.add(id);
        continue;
      }
      if (name === '') table.problem(row, 'name', 'there is no name');
      if (city === '') table.problem(row, 'city', 'there is no city');
      if (!/^[A-Z]{2}$/.test(state)) table.problem(row, 'state', `"${state}" is not a state code like MA`);
      // The territories reach south of the equator and over the date line.
      const latitude = readNumber(table, row, 'latitude', { least: -15, most: 72, blank: 'refused' }) ?? 0;
      const longitude = readNumber(table, row, 'longitude', { least: -180, most: 180, blank: 'refused' }) ?? 0;
      const [website, price_page] = [addressOf(row.cells.website), addressOf(row.cells.price_page)];
      byUnitid.set(id, { name, also: namesOf(row.cells.also), city, state, control, years, latitude, longitude, website, price_page });
    }
  }
  const there = new Set([...byUnitid.values()].map(({ state }) => state));
  const missing = states.filter((state) => !there.has(state));
  if (missing.length > 0) table.problem(undefined, 'state', `no schools in ${missing.join(', ')}; the file was probably cut`);
  return { byUnitid, closed, found };
}

/** Marks of an advertisement that somebody clicked on before they copied the address. */
const TRACKING = /^(gclid|gbraid|wbraid|fbclid|msclkid|gad_\w+|utm_\w+|_gl|_ga)$/;

/** The schools write these addresses themselves: with a scheme or without, and some write something else. */
function addressOf(text: string): string | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  const { protocol, hostname, href, username } = url;
  if (!/^https?:$/.test(protocol) || !/\.[a-z]{2,}$/.test(hostname) || username !== '' || href.length > 250) return null;
  return href;
}

const LONGEST_NAME = 60;
const LONGEST_NAMES = 110;

/** Several names stand in one cell with a bar, comma, semicolon or more than one blank between them. */
function namesOf(text: string): string[] {
  const names = text.split(/\s*[|,;]\s*|\s{2,}/).filter((name) => name.length > 1 && name.length <= LONGEST_NAME);
  return [...new Set(names)].filter((_, i, all) => all.slice(0, i + 1).join('|').length <= LONGEST_NAMES);
}
