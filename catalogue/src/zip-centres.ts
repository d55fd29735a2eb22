import type { DataFile } from './data-files.ts';
import { readData } from './read-data.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

let loaded: DataFile<'zip-centres'> | undefined;

/** The table of them, read when it is first asked for. */
export function loadZipCentres(): DataFile<'zip-centres'> {
  loaded ??= readData('zip-centres');
  return loaded;
}

/** Where a ZIP code of five digits lies, to about half a mile; undefined where there is no such code. */
export function centreOfZip(zipcode: string): Point | undefined {
  const prefix = loadZipCentres().prefixes[zipcode.slice(0, 3)];
  const own = prefix?.zips.split(',').find((one) => one.startsWith(`${zipcode.slice(3)} `));
  if (prefix === undefined || own === undefined) return undefined;
  const [, north = '0', east = '0'] = own.split(' ');
  return { latitude: (prefix.latitude + Number(north)) / 100, longitude: (prefix.longitude + Number(east)) / 100 };
}

const EARTH_RADIUS_MILES = 3958.8;

/** How far two places are apart in a straight line, in miles. */
export function milesBetween(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const share = north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(share));
}
