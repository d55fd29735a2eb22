import type { CareerRow } from '@careerscoop/catalogue/career';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import { readData } from '@careerscoop/catalogue/read-data';
import { careerRows } from '@careerscoop/catalogue/rows';
import { SKILLS, TYPES } from '@careerscoop/engine/constructs';
import { buildModel, type Model } from '@careerscoop/engine/model';
import { scoresOfColumns } from './columns.ts';
import { levelAreas } from './level-areas.ts';

/** What the simulation knows about careers. The engine sees `model` alone, made from importance ratings. */
export interface Tables {
  model: Model;
  careers: number;
  /** z-scores by which simulated people are made: 48 areas and 21 skills from LEVEL ratings, 6 types. */
  areaLevels: Float64Array;
  skillLevels: Float64Array;
  types: Float64Array;
  /** 6 published interests (1-7) a career, for the baselines. */
  interests: Float64Array;
  /** Number of the career's SOC minor group, 0 up: half of what the tables miss is shared within it. */
  minorGroup: number[];
  minorGroups: number;
  /**
   * Positions of primary related careers, and the same as a table. Read to judge lists, never to make them.
   */
  related: number[][];
  isRelated: Uint8Array;
  zone: number[];
  /** US dollars a year; the median of all where none is published. */
  wage: number[];
}

let made: Tables | undefined;

/** Reads the committed catalogue once. @throws Error that names what is missing */
export function loadTables(): Tables {
  made ??= makeTables();
  return made;
}

/** The rows of the careers that the publisher has rated: who has estimates alone is nobody's own career, and no rival, but where said. */
export function ratedRows(): CareerRow[] {
  const estimated = new Set(loadCatalogue().careers.flatMap(({ partly_estimated, onet_code }) => (partly_estimated ? [onet_code] : [])));
  return careerRows().filter(({ code }) => !estimated.has(code));
}

function makeTables(): Tables {
  const rows = ratedRows();
  const codes = rows.map((row) => row.code);
  const catalogue = readData('careers');
  const places = codes.map((code) => catalogue.codes.indexOf(code));
  const minor = codes.map((code) => code.slice(0, 4));
  const groups = [...new Set(minor)];
  const related = relatedOf(places);
  const isRelated = new Uint8Array(codes.length ** 2);
  related.forEach((others, i) => others.forEach((other) => (isRelated[i * codes.length + other] = 1)));
  return {
    model: buildModel(rows, catalogue.table_version),
    careers: codes.length,
    areaLevels: levelAreas(codes, places),
    skillLevels: scoresOfColumns(SKILLS.map((_, j) => rows.map((row) => row.skillLevel[j]!))),
    types: scoresOfColumns(TYPES.map((_, k) => rows.map((row) => row.interests[k]!))),
    interests: Float64Array.from(rows.flatMap((row) => row.interests)),
    minorGroup: minor.map((group) => groups.indexOf(group)),
    minorGroups: groups.length,
    related,
    isRelated,
    zone: places.map((place) => catalogue.job_zone[place] ?? 0),
    wage: wagesOf(places),
  };
}

function relatedOf(places: readonly number[]): number[][] {
  const { primary } = readData('related');
  const position = new Map(places.map((place, i) => [place, i]));
  return places.map((place) => primary[place]!.flatMap((other) => position.get(other) ?? []));
}

function wagesOf(places: readonly number[]): number[] {
  const { median } = readData('wages').annual;
  const wages = places.map((place) => median[place] ?? null);
  const known = wages.filter((wage) => wage !== null).sort((one, other) => one - other);
  return wages.map((wage) => wage ?? known[Math.floor(known.length / 2)]!);
}
