import { createHash } from 'node:crypto';
import areas from '../../definitions/areas.json' with { type: 'json' };
import type { DataFile, DataFiles } from '../data-files.ts';
import { buildColleges } from './build-colleges.ts';
import { buildExposure, buildOutlook, buildPrograms, buildWages } from './build-market.ts';
import { buildEducation, buildEstimated, buildRatings, buildRelated, buildTitles } from './build-onet.ts';
import { buildZipCentres, buildZips } from './build-zips.ts';
import { deriveAreas, deriveSimilarity, SIMILARITY_DIMENSIONS } from './derive.ts';
import type { Problems } from './problems.ts';
import { attributionsFor, originOf } from './provenance.ts';
import type { WholeReleases } from './read-releases.ts';
import { type Selection, selectCareers } from './select-careers.ts';
import { keepSlugs } from './slugs.ts';
import { round } from './statistics.ts';

/** All data files from all releases. @throws ImportError where the tables do not fit together */
export function buildData(releases: WholeReleases, knownSlugs: Readonly<Record<string, string>>, problems: Problems): DataFiles {
  const selection = selectCareers(releases, problems);
  problems.stopIfAny();
  const derived = buildDerived(releases, selection, problems);
  problems.stopIfAny();
  const { codes } = selection;
  const titles = new Map(codes.map((code) => [code, releases.base.titles.get(code) ?? code]));
  const programs = buildPrograms(releases, codes);
  const colleges = buildColleges(releases, codes, programs, problems);
  problems.stopIfAny();
  const engine = {
    ...derived,
    interests: buildRatings(releases.interests, codes),
    skills: buildRatings(releases.skills, codes),
    activities: buildRatings(releases.activities, codes),
    education: buildEducation(releases, codes),
  };
  const files: Omit<DataFiles, 'attributions'> = {
    careers: buildCareers(releases, codes, titles, tableVersion(releases, engine)),
    slugs: { slugs: keepSlugs(titles, knownSlugs) },
    ...engine,
    knowledge: buildRatings(releases.knowledge, codes),
    styles: buildRatings(releases.styles, codes),
    values: buildRatings(releases.values, codes),
    wages: buildWages(releases, codes),
    outlook: buildOutlook(releases, codes),
    'ai-exposure': buildExposure(releases, codes),
    related: buildRelated(releases, codes),
    programs,
    ...colleges,
    'also-called': buildTitles(releases.reportedTitles, codes),
    'alternate-titles': buildTitles(releases.alternateTitles, codes),
    zips: buildZips(releases),
    'zip-centres': buildZipCentres(releases),
  };
  return { ...files, attributions: attributionsFor(usedSources(releases)) };
}

function buildDerived(releases: WholeReleases, { codes, ranked, known, rated }: Selection, problems: Problems) {
  const estimated = { ...releases, ...rated };
  const place = new Map(ranked.map((code, index) => [code, index]));
  const spread = (column: readonly number[], digits: number) => {
    return codes.map((code) => (place.has(code) ? round(column[place.get(code) ?? 0] ?? 0, digits) : null));
  };
  const origin = {
    ...originOf('onet', releases.knowledge.found),
    ...editions(releases),
    careers: ranked.length,
  };
  const likeness = deriveSimilarity(estimated, ranked, known);
  const dimensions = Array.from({ length: SIMILARITY_DIMENSIONS }, (_, i) => likeness.map((row) => row[i] ?? 0));
  return {
    areas: {
      provenance: { ...origin, derived: 'standardized by the formulas and lexicons in definitions/' },
      keys: areas.map((area) => area.key),
      scores: deriveAreas(estimated, ranked, known, problems).map((column) => spread(column, 4)),
    },
    similarity: {
      provenance: { ...origin, derived: 'leading 20 axes of knowledge, activities, skills and interests' },
      dimensions: dimensions.map((column) => spread(column, 5)),
    },
    estimated: buildEstimated(releases, { codes, ranked, known, rated }),
  } satisfies Pick<DataFiles, 'areas' | 'similarity' | 'estimated'>;
}

function buildCareers({ base, zones }: WholeReleases, codes: string[], titles: Map<string, string>, version: string): DataFile<'careers'> {
  return {
    provenance: { ...originOf('onet', base.found), careers: codes.length },
    table_version: version,
    codes,
    titles: [...titles.values()],
    zones: zones.zones,
    job_zone: codes.map((code) => zones.byCode.get(code)?.zone ?? null),
    job_zone_date: codes.map((code) => zones.byCode.get(code)?.date ?? null),
  };
}

/** The releases by name and a fingerprint of every figure that ranks. */
function tableVersion(releases: WholeReleases, engine: object): string {
  const names = editions(releases).version.replaceAll(' and ', '+');
  return `onet-${names}-${createHash('sha256').update(JSON.stringify(engine)).digest('hex').slice(0, 10)}`;
}

/** The releases that the ranking's figures come from: knowledge and activities may be newer than the rest. */
function editions({ interests, skills, knowledge, activities, tasks }: WholeReleases) {
  const found = [interests, skills, knowledge, activities, tasks].map((table) => table.found);
  const versions = [...new Set(found.map((one) => one.version))].sort();
  return {
    version: versions.join(' and '),
    date:
      found
        .map((one) => one.date)
        .sort()
        .at(-1) ?? '',
  };
}

function usedSources(releases: WholeReleases): Parameters<typeof attributionsFor>[0] {
  const { base, skills, knowledge, activities, wages, outlooks, programs, exposures, zips } = releases;
  return [
    ...[base, skills, knowledge, activities].map(({ found }) => ({
      key: 'onet' as const,
      version: found.version,
    })),
    { key: 'bls_wages', version: originOf('bls_wages', wages.found).version },
    { key: 'bls_outlook', version: originOf('bls_outlook', outlooks.found).version },
    { key: 'cip', version: originOf('cip', programs.found).version },
    { key: 'ai', version: originOf('ai', exposures.found).version },
    { key: 'ipeds', version: originOf('ipeds', releases.institutions.found).version },
    { key: 'scorecard', version: scorecardEditions(releases) },
    { key: 'zip', version: originOf('zip', zips.found).version },
  ];
}

/** Figures and earnings are two releases of one source: "2021-22 and 2025-05-19". */
function scorecardEditions({ collegeFigures, collegeEarnings }: WholeReleases): string {
  return [collegeFigures, collegeEarnings].map(({ found }) => originOf('scorecard', found).version).join(' and ');
}
