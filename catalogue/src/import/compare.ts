import { readFileSync } from 'node:fs';
import { z } from 'zod';
import skillNames from '../../definitions/skills.json' with { type: 'json' };
import { type CareerRow, TYPES } from '../career.ts';
import { areaKeys, areas } from '../load.ts';
import { careerRows } from '../rows.ts';
import { correlation, dot, type Matrix, mean, standardize, transpose, unitRow } from './statistics.ts';

const LEAST = 0.999;
/** The share of a career's type in its item profile, beside the area itself. */
const AREA_SHARE = 0.85;

const referenceTables = z.object({
  codes: z.array(z.string()),
  areas: z.array(z.string()),
  skills: z.array(z.string()),
  edu: z.array(z.number()),
  P: z.array(z.number()),
  T: z.array(z.number()),
  S: z.array(z.number()),
  V: z.array(z.number()),
  nv: z.number(),
});

interface Comparison {
  table: string;
  columns: { name: string; correlation: number }[];
}

/**
 * Correlates what the committed data give with reference tables, column by column over the shared careers.
 */
export function compareTables(reference: z.infer<typeof referenceTables>, rows: readonly CareerRow[]): Comparison[] {
  const place = new Map(reference.codes.map((code, index) => [code, index]));
  const shared = rows.filter((row) => place.has(row.code));
  const theirs = (flat: number[], width: number) => {
    return shared.map((row) => flat.slice((place.get(row.code) ?? 0) * width, ((place.get(row.code) ?? 0) + 1) * width));
  };
  const likeness = (vectors: Matrix) => vectors.map((one) => vectors.map((other) => dot(one, other)));
  return [
    byColumn('P', reference.areas, theirs(reference.P, reference.areas.length), itemProfiles(shared)),
    byColumn('T', TYPES, theirs(reference.T, TYPES.length), typeProfiles(shared)),
    byColumn('S', reference.skills, theirs(reference.S, reference.skills.length), skillProfiles(shared)),
    byColumn(
      'education need',
      ['need'],
      theirs(reference.edu, 1),
      shared.map((row) => [row.educationNeed]),
    ),
    byColumn(
      'similarity',
      shared.map((row) => row.code),
      likeness(theirs(reference.V, reference.nv)),
      likeness(shared.map((row) => [...row.similarity])),
    ),
  ];
}

function byColumn(table: string, names: readonly string[], theirs: Matrix, ours: Matrix): Comparison {
  const own = transpose(ours);
  const columns = transpose(theirs).map((column, i) => ({
    name: names[i] ?? String(i),
    correlation: correlation(column, own[i] ?? []),
  }));
  return { table, columns };
}

/** P: z(.85 area + .15 z of the area's type), then unit rows. */
function itemProfiles(rows: readonly CareerRow[]): Matrix {
  const types = transpose(rows.map((row) => [...row.interests])).map((column) => standardize(column));
  const columns = areas.map(({ type }, area) => {
    const typeColumn = types[TYPES.findIndex((name) => name === type)] ?? [];
    return standardize(rows.map((row, i) => AREA_SHARE * (row.areas[area] ?? 0) + (1 - AREA_SHARE) * (typeColumn[i] ?? 0)));
  });
  return transpose(columns).map(unitRow);
}

/** T: standardized interests, then unit rows. */
function typeProfiles(rows: readonly CareerRow[]): Matrix {
  return transpose(transpose(rows.map((row) => [...row.interests])).map((column) => standardize(column))).map(unitRow);
}

/**
 * S: the mean of importance and level, standardized, then unit rows. Standardizing the two first and taking
 * the mean afterwards weighs importance more, and would correlate only .995 in the worst column (Time
 * Management).
 */
function skillProfiles(rows: readonly CareerRow[]): Matrix {
  const both = rows.map((row) => row.skillImportance.map((value, skill) => (value + (row.skillLevel[skill] ?? 0)) / 2));
  return transpose(transpose(both).map((column) => standardize(column))).map(unitRow);
}

function main(path: string): void {
  const reference = referenceTables.parse(JSON.parse(readFileSync(path, 'utf8')));
  const rows = careerRows();
  const shared = rows.filter((row) => reference.codes.includes(row.code)).length;
  console.log(`careers: ${rows.length} ours, ${reference.codes.length} of the reference, ${shared} in both`);
  const sameNames = String(areaKeys) === String(reference.areas) && String(skillNames) === String(reference.skills);
  console.log(`areas and skills in the same order: ${sameNames ? 'yes' : 'no'}`);
  let fine = sameNames && shared === reference.codes.length;
  for (const { table, columns } of compareTables(reference, rows)) {
    const sorted = columns.toSorted((one, other) => one.correlation - other.correlation);
    const [worst] = sorted;
    const average = mean(sorted.map((column) => column.correlation));
    console.log(`\n${table}: worst ${worst?.correlation.toFixed(6)} (${worst?.name}), mean ${average.toFixed(6)}`);
    if (columns.length <= areaKeys.length) {
      for (const column of columns) console.log(`  ${column.correlation.toFixed(6)}  ${column.name}`);
    }
    fine &&= (worst?.correlation ?? 0) >= LEAST;
  }
  console.log(fine ? `\nEvery column correlates at least ${LEAST}.` : `\nSomething differs: see above.`);
  if (!fine) process.exitCode = 1;
}

const [path] = process.argv.slice(2);
if (import.meta.url === new URL(process.argv[1] ?? '', 'file:').href) {
  if (path === undefined) {
    console.error('npm run catalogue:compare -- <tables.json>');
    process.exit(2);
  }
  main(path);
}
