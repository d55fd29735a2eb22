import education from '../../definitions/education.json' with { type: 'json' };
import type { DataFile, Provenance } from '../data-files.ts';
import { educationNeed } from './onet-education.ts';
import type { Ratings, Scale } from './onet-ratings.ts';
import type { Titles } from './onet-titles.ts';
import { originOf } from './provenance.ts';
import type { WholeReleases } from './read-releases.ts';
import type { Selection } from './select-careers.ts';
import { round } from './statistics.ts';

export function buildRatings(table: Ratings, codes: readonly string[]): DataFile<'skills'> {
  const own = codes.map((code) => table.byCode.get(code));
  const scales = [...new Set([...table.byCode.values()].flatMap((one) => Object.keys(one.scales)))].sort() as Scale[];
  return {
    provenance: withCount(originOf('onet', table.found), own),
    elements: table.elements,
    date: own.map((one) => one?.date ?? null),
    scales: Object.fromEntries(
      scales.map((scale) => [scale, table.elements.map((_, i) => own.map((one) => one?.scales[scale]?.[i] ?? null))]),
    ),
    suppressed: own.flatMap((one, career) =>
      (one?.suppressed ?? []).map(([element, scale]): [number, number, Scale] => [career, element, scale]),
    ),
  };
}

/** The careers whose ratings are estimated, with the estimates that the ranking reads; no page shows them. */
export function buildEstimated(releases: WholeReleases, { codes, ranked, known, rated }: Selection): DataFile<'estimated'> {
  const own = ranked.filter((_, index) => !known[index]);
  const columns = ({ elements, byCode }: Ratings, scale: Scale) =>
    elements.map((_, i) => own.map((code) => round(byCode.get(code)?.scales[scale]?.[i] ?? 0, 2)));
  return {
    provenance: {
      ...withCount(originOf('onet', releases.related.found), own),
      derived: 'means over related careers, where the publisher has no ratings yet',
    },
    careers: own.map((code) => codes.indexOf(code)),
    skills: { IM: columns(rated.skills, 'IM'), LV: columns(rated.skills, 'LV') },
    activities: { IM: columns(rated.activities, 'IM') },
  };
}

export function buildEducation({ education: table, zones }: WholeReleases, codes: readonly string[]): DataFile<'education'> {
  const own = codes.map((code) => table.byCode.get(code));
  return {
    provenance: {
      ...withCount(originOf('onet', table.found), own),
      derived: 'need: mean of the mix on a scale of 1 to 5; by the job zone where there is no mix',
    },
    levels: education.categories.map(({ label }) => label),
    date: own.map((one) => one?.date ?? null),
    percent: education.categories.map((_, level) => own.map((one) => one?.percent[level] ?? null)),
    suppressed: own.flatMap((one, career) => (one?.suppressed ? [career] : [])),
    need: codes.map((code, career) => {
      const need = educationNeed(own[career], zones.byCode.get(code)?.label);
      return need === null ? null : round(need, 4);
    }),
  };
}

export function buildRelated({ related }: WholeReleases, codes: readonly string[]): DataFile<'related'> {
  const index = new Map(codes.map((code, career) => [code, career]));
  const own = codes.map((code) => related.byCode.get(code));
  const known = (list: string[] = []) => list.flatMap((code) => index.get(code) ?? []);
  return {
    provenance: withCount(originOf('onet', related.found), own),
    primary: own.map((one) => known(one?.primary)),
    supplemental: own.map((one) => known(one?.supplemental)),
  };
}

export function buildTitles(table: Titles, codes: readonly string[]): DataFile<'also-called'> {
  const own = codes.map((code) => table.byCode.get(code));
  return { provenance: withCount(originOf('onet', table.found), own), titles: own.map((one) => one ?? []) };
}

export function withCount(origin: Omit<Provenance, 'careers'>, own: readonly unknown[]): Provenance {
  return { ...origin, careers: own.filter((one) => one !== undefined && one !== null).length };
}
