import tables from '../../definitions/tables.json' with { type: 'json' };
import { withEstimates } from './estimate.ts';
import type { Ratings } from './onet-ratings.ts';
import type { Problems } from './problems.ts';
import type { WholeReleases } from './read-releases.ts';
import type { TableName } from './release-folder.ts';
import type { TableFile } from './table-file.ts';

export interface Selection {
  /** Every career with an interest profile, in code order. */
  codes: string[];
  /** Those that the ranking reads, in code order. */
  ranked: string[];
  /** Which of `ranked` have ratings of their own; those of the others are estimated, in part or wholly. */
  known: boolean[];
  /** The tables of ratings with the estimates in them. */
  rated: Pick<WholeReleases, RatedTable>;
}

/** What the ranking reads of the publisher's ratings, beside the interests. */
const RATED = ['skills', 'knowledge', 'activities'] as const;
type RatedTable = (typeof RATED)[number];

/**
 * Picks the careers, estimates the ratings that are not published yet, and refuses a table that leaves out more of them than the publisher does: it was cut.
 */
export function selectCareers(releases: WholeReleases, problems: Problems): Selection {
  const { interests, zones, tasks, related } = releases;
  const codes = [...releases.base.titles.keys()].filter((code) => interests.byCode.has(code));
  const described = codes.filter((code) => zones.byCode.has(code) && tasks.byCode.has(code));
  const estimate = (name: RatedTable): Ratings => {
    const table = releases[name];
    return { ...table, byCode: withEstimates(table.byCode, related.byCode, described) };
  };
  const rated = { skills: estimate('skills'), knowledge: estimate('knowledge'), activities: estimate('activities') };
  const ranked = described.filter((code) => RATED.every((table) => rated[table].byCode.has(code)));
  const known = ranked.map((code) => RATED.every((table) => releases[table].byCode.has(code)));
  checkShare('interests', interests.found, codes.length, releases.base.titles.size, problems);
  for (const [name, found, holds] of coverages(releases)) {
    checkShare(name, found, codes.filter(holds).length, codes.length, problems);
  }
  return { codes, ranked, known, rated };
}

type Coverage = [name: TableName, found: TableFile, holds: (code: string) => boolean];

function coverages(releases: WholeReleases): Coverage[] {
  const byCode = (name: TableName, table: { found: TableFile; byCode: Map<string, unknown> }): Coverage => {
    return [name, table.found, (code) => table.byCode.has(code)];
  };
  const { wages, outlooks, programs } = releases;
  const wageCode = (code: string) => wages.wageCodeOf.get(socOf(code));
  return [
    byCode('skills', releases.skills),
    byCode('knowledge', releases.knowledge),
    byCode('activities', releases.activities),
    byCode('styles', releases.styles),
    byCode('values', releases.values),
    byCode('job_zones', releases.zones),
    byCode('education', releases.education),
    byCode('related', releases.related),
    byCode('alternate_titles', releases.alternateTitles),
    byCode('reported_titles', releases.reportedTitles),
    byCode('tasks', releases.tasks),
    byCode('ai_exposure', releases.exposures),
    ['wage_codes', wages.mapped, (code) => wageCode(code) !== undefined],
    ['wages', wages.found, (code) => wages.byWageCode.has(wageCode(code) ?? '')],
    ['projections', outlooks.found, (code) => outlookCode(releases, code) !== null],
    ['programs', programs.found, (code) => programs.bySoc.has(socOf(code))],
  ];
}

/** Refuses a table that has a figure for fewer of them than `least_share` of definitions/tables.json. */
export function checkShare(name: TableName, found: TableFile, held: number, all: number, problems: Problems, of = 'careers'): void {
  const least = (tables[name] as { least_share?: number }).least_share ?? 0;
  if (held >= least * all) return;
  const share = `only ${held} of ${all} ${of} have a figure here, at least ${Math.ceil(least * 100)} % should`;
  problems.add({
    file: found.file,
    line: found.lastLine,
    message: `${share}: the file was probably cut off`,
  });
}

/** The first six digits: `29-1131.00` is `29-1131` to the publishers of wages, projections and programs. */
export function socOf(code: string): string {
  return code.slice(0, 7);
}

/** The projections name an occupation by its SOC code, or by the same merged code as the wages. */
export function outlookCode({ outlooks, wages }: WholeReleases, code: string): string | null {
  const soc = socOf(code);
  const wageCode = wages.wageCodeOf.get(soc) ?? '';
  return [soc, wageCode].find((one) => outlooks.bySoc.has(one)) ?? null;
}
