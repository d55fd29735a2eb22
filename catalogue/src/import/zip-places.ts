import states from '../../definitions/states.json' with { type: 'json' };
import { readNumber } from './cells.ts';
import type { Problems } from './problems.ts';
import type { FoundTable, ReleaseFolder } from './release-folder.ts';
import { readTable } from './table-file.ts';

export interface ZipPlaces {
  /** ZIP codes by state code and place name. */
  byState: Map<string, Map<string, string[]>>;
  /** Latitude and longitude by ZIP code. */
  centres: Map<string, readonly [latitude: number, longitude: number]>;
  found: FoundTable;
}

const HEADER = 'country zipcode place state_name state county county_code admin3 admin3_code latitude longitude accuracy'.split(' ');

/** GeoNames' file has no header. Of a code that comes twice the first place is kept. */
export function readZipPlaces(folder: ReleaseFolder, problems: Problems): ZipPlaces | undefined {
  const found = folder.find('zips');
  if (found === undefined) return undefined;
  const columns = { zipcode: 'zipcode', place: 'place', state: 'state', latitude: 'latitude', longitude: 'longitude' };
  const table = readTable(found, { columns, header: HEADER }, problems);
  const byState: ZipPlaces['byState'] = new Map();
  const centres: ZipPlaces['centres'] = new Map();
  const seen = new Set<string>();
  for (const row of table.rows) {
    const { zipcode } = row.cells;
    if (!/^\d{5}$/.test(zipcode)) table.problem(row, 'zipcode', `"${zipcode}" is not a ZIP code like 02139`);
    if (seen.has(zipcode)) continue;
    seen.add(zipcode);
    const latitude = readNumber(table, row, 'latitude', { least: -90, most: 90, blank: 'allowed' });
    const longitude = readNumber(table, row, 'longitude', { least: -180, most: 180, blank: 'allowed' });
    if (latitude !== null && longitude !== null) centres.set(zipcode, [latitude, longitude]);
    const { place, state } = row.cells.state === '' ? military(row.cells) : row.cells;
    if (place === '') table.problem(row, 'place', 'there is no place');
    else if (!/^[A-Z]{2}$/.test(state)) table.problem(row, 'state', `"${state}" is not a state code like MA`);
    else {
      const places = byState.get(state) ?? new Map<string, string[]>();
      byState.set(state, places);
      places.set(place, [...(places.get(place) ?? []), zipcode]);
    }
  }
  const missing = states.filter((state) => !byState.has(state));
  if (missing.length > 0) table.problem(undefined, 'state', `no places in ${missing.join(', ')}; the file was probably cut`);
  return { byState, centres, found };
}

/**
 * Military mail has no state in the file, and its region is told by the code: 340 AA, 09 AE, 962 to 966 AP.
 */
function military({ zipcode, place }: { zipcode: string; place: string }): { place: string; state: string } {
  const state = zipcode.startsWith('340') ? 'AA' : zipcode.startsWith('09') ? 'AE' : /^96[2-6]/.test(zipcode) ? 'AP' : '';
  return { place: place.split(' ')[0] ?? '', state };
}
