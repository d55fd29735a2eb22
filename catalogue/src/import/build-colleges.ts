import { collegeAward } from '@careerscoop/contract/colleges';
import type { DataFile } from '../data-files.ts';
import type { CollegePrograms } from './college-programs.ts';
import type { Problems } from './problems.ts';
import { originOf } from './provenance.ts';
import type { WholeReleases } from './read-releases.ts';
import { checkShare, socOf } from './select-careers.ts';
import { round } from './statistics.ts';

type Programs = DataFile<'programs'>;
const CONTROLS = ['public', 'nonprofit', 'for_profit'] as const;
const YEARS = ['under_two', 'two', 'four'] as const;

/** The schools that offer a program which a career of the catalogue comes from, and those programs. */
export function buildColleges(releases: WholeReleases, codes: readonly string[], programs: Programs, problems: Problems) {
  const unitids = selectColleges(releases, programs, problems);
  const offered = (soc: string) => (programs.by_soc[soc] ?? []).some((cip) => releases.collegePrograms.byCip.has(cip));
  const careers = codes.filter((code) => offered(socOf(code))).length;
  return {
    colleges: buildInstitutions(releases, unitids, careers),
    'college-programs': {
      provenance: { ...originOf('ipeds', releases.collegePrograms.found), careers },
      period: periodOf(releases.collegePrograms.found.stars[0] ?? ''),
      by_cip: buildByCip(releases.collegePrograms, unitids, programs),
    },
  };
}

/** In the order of their numbers. Tables of two years, or one that was cut, leave schools without the other's half. */
function selectColleges(releases: WholeReleases, programs: Programs, problems: Problems): number[] {
  const { institutions, collegePrograms, collegeFigures, collegeEarnings } = releases;
  const [year, other] = [institutions.found.stars[0], collegePrograms.found.stars[0]];
  if (year !== other) {
    problems.add({ file: collegePrograms.found.file, message: `the programs are of ${other}, the schools of ${year}` });
  }
  const known = [...collegePrograms.unitids].filter((id) => institutions.byUnitid.has(id) || institutions.closed.has(id));
  checkShare('colleges', institutions.found, known.length, collegePrograms.unitids.size, problems, 'schools with programs');
  const active = [...institutions.byUnitid.keys()];
  const teaching = active.filter((id) => collegePrograms.unitids.has(id));
  checkShare('college_programs', collegePrograms.found, teaching.length, active.length, problems, 'schools');
  const used = new Set<number>();
  for (const cip of Object.keys(programs.titles)) {
    for (const own of collegePrograms.byCip.get(cip)?.values() ?? []) for (const id of own.keys()) used.add(id);
  }
  const unitids = active.filter((id) => used.has(id)).sort((a, b) => a - b);
  const having = (table: Map<number, unknown>) => unitids.filter((id) => table.has(id)).length;
  checkShare('college_figures', collegeFigures.found, having(collegeFigures.byUnitid), unitids.length, problems, 'schools');
  checkShare('college_earnings', collegeEarnings.found, having(collegeEarnings.byUnitid), unitids.length, problems, 'schools');
  return unitids;
}

function buildInstitutions(releases: WholeReleases, unitids: readonly number[], careers: number): DataFile<'colleges'> {
  const { institutions, collegeFigures, collegeEarnings } = releases;
  const own = unitids.flatMap((id) => institutions.byUnitid.get(id) ?? []);
  const figures = unitids.map((id) => collegeFigures.byUnitid.get(id));
  const whole = (value: number | null | undefined) => (value === null || value === undefined ? null : Math.round(value));
  const share = (value: number | null | undefined) => (value === null || value === undefined ? null : round(value, 3));
  return {
    provenance: { ...originOf('ipeds', institutions.found), careers },
    figures_from: originOf('scorecard', collegeFigures.found),
    earnings_from: originOf('scorecard', collegeEarnings.found),
    unitid: [...unitids],
    name: own.map(({ name }) => name),
    also: own.map(({ also }) => also.join('|')),
    city: own.map(({ city }) => city),
    state: own.map(({ state }) => state),
    controls: [...CONTROLS],
    control: own.map(({ control }) => CONTROLS.indexOf(control)),
    kinds: [...YEARS],
    years: own.map(({ years }) => YEARS.indexOf(years)),
    latitude: own.map(({ latitude }) => round(latitude, 3)),
    longitude: own.map(({ longitude }) => round(longitude, 3)),
    website: own.map(({ website }) => shorten(website)),
    price_page: own.map(({ website, price_page }) => shortenBy(shorten(website), shorten(price_page))),
    price: figures.map((one) => whole(one?.price)),
    admission: figures.map((one) => share(one?.admission)),
    completion: figures.map((one) => share(one?.completion)),
    students: figures.map((one) => whole(one?.students)),
    online: unitids.flatMap((id, place) => (collegeFigures.byUnitid.get(id)?.online === true ? [place] : [])),
    earnings: unitids.map((id) => whole(collegeEarnings.byUnitid.get(id))),
  };
}

/** Without what nearly every address begins and ends with. */
function shorten(address: string | null): string | null {
  return address === null ? null : address.replace(/^https:\/\//, '').replace(/\/$/, '');
}

/** A page of the school's own website, without the website. */
function shortenBy(website: string | null, page: string | null): string | null {
  return website !== null && page?.startsWith(`${website}/`) ? `~${page.slice(website.length)}` : page;
}

/** By program and award: for each school how many places it comes after the one before, and its awards; none where nobody finished. */
function buildByCip({ byCip }: CollegePrograms, unitids: readonly number[], programs: Programs) {
  const place = new Map(unitids.map((id, index) => [id, index]));
  const listOf = (own: Map<number, number>) => {
    const offers = [...own].flatMap(([id, awards]) => {
      const at = place.get(id);
      return at === undefined ? [] : [[at, awards] as const];
    });
    let last = 0;
    return offers
      .sort(([one], [other]) => one - other)
      .map(([at, awards]) => {
        const step = at - last;
        last = at;
        return awards === 0 ? String(step) : `${step} ${awards}`;
      })
      .join(',');
  };
  return Object.fromEntries(
    Object.keys(programs.titles).flatMap((cip) => {
      const byAward = byCip.get(cip);
      const lists = collegeAward.options.flatMap((award) => {
        const list = listOf(byAward?.get(award) ?? new Map());
        return list === '' ? [] : [[award, list] as const];
      });
      return lists.length === 0 ? [] : [[cip, Object.fromEntries(lists)]];
    }),
  );
}

/** A collection is of the awards of the school year before: that of 2024 counts from July 2023 to June 2024. */
function periodOf(year: string): string {
  return `${Number(year) - 1}-${year.slice(2)}`;
}
