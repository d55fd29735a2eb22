import type { DataFile } from '../data-files.ts';
import { originOf } from './provenance.ts';
import type { WholeReleases } from './read-releases.ts';

export function buildZips({ zips }: WholeReleases): DataFile<'zips'> {
  const sorted = <V>(map: Map<string, V>) => [...map].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    provenance: { ...originOf('zip', zips.found), careers: 0 },
    states: Object.fromEntries(
      sorted(zips.byState).map(([state, places]) => {
        return [state, Object.fromEntries(sorted(places).map(([place, codes]) => [place, [...codes].sort().join(' ')]))];
      }),
    ),
  };
}

/** About half a mile: a ZIP code is several miles wide. */
const HUNDREDTHS = 100;

/** By the first three digits: of each code the last two, and how far it lies from the first, so that the numbers are short. */
export function buildZipCentres({ zips }: WholeReleases): DataFile<'zip-centres'> {
  const byPrefix: Record<string, [zip: string, latitude: number, longitude: number][]> = {};
  for (const [zip, [latitude, longitude]] of [...zips.centres].sort(([one], [other]) => (one < other ? -1 : 1))) {
    (byPrefix[zip.slice(0, 3)] ??= []).push([zip.slice(3), Math.round(latitude * HUNDREDTHS), Math.round(longitude * HUNDREDTHS)]);
  }
  return {
    provenance: { ...originOf('zip', zips.found), careers: 0 },
    prefixes: Object.fromEntries(
      Object.entries(byPrefix).map(([prefix, codes]) => {
        const [[, latitude, longitude] = ['', 0, 0]] = codes;
        return [
          prefix,
          { latitude, longitude, zips: codes.map(([zip, north, east]) => `${zip} ${north - latitude} ${east - longitude}`).join(',') },
        ];
      }),
    ),
  };
}
