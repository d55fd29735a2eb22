import { ACTIVITIES } from './activities.ts';
import { AREAS, EDUCATION_STEPS, SKILLS, TYPES, TYPE_OF_AREA } from './constructs.ts';
import { columnScores, unit } from './linear.ts';
import { preparation } from './preparation.ts';
import { roomFor, type Scores } from './score.ts';
import { twinTable, type TwinTable } from './twins.ts';

/** One career as the catalogue gives it. */
export interface CareerRow {
  code: string;
  title: string;
  /** 6 occupational interests (OI, 1-7) in the order of TYPES. */
  interests: readonly number[];
  /** 48 area figures in the order of AREAS: z, clipped to [-2, 3], z again. */
  areas: readonly number[];
  /** 21 importances (IM, 1-5) and levels (LV, 0-7) in the order of SKILLS. */
  skillImportance: readonly number[];
  skillLevel: readonly number[];
  /** 41 importances (IM, 1-5) in the order of ACTIVITIES. */
  activities: readonly number[];
  /** The education the work needs on the scale of the goals, 1 to 5. */
  educationNeed: number;
  majorGroup: string;
  /** 20 numbers of length 1: the cosine of two careers says how alike they are. */
  similarity: readonly number[];
}

export const SIMILARITY_WIDTH = 20;
/** Columns of one career in `Model.profiles`: areas, then types, then skills. */
export const PROFILE_WIDTH = AREAS.length + TYPES.length + SKILLS.length;
/**
 * How much of an item's profile is its area; the rest is the area's type. Simulation liked .75, people 1.0.
 */
const AREA_SHARE = 0.85;

/**
 * The tables of one catalogue release, ready for ranking. Rows follow the order of `codes`, which ascends.
 */
export interface Model {
  tableVersion: string;
  codes: readonly string[];
  titles: readonly string[];
  positions: ReadonlyMap<string, number>;
  /** PROFILE_WIDTH a career: centred, unit-length rows of areas, types and skills side by side. */
  profiles: Float64Array;
  educationNeed: Float64Array;
  /** Preparation term before its weight, one block of careers for each goal 1 to 5. */
  preparation: Float64Array;
  majorGroup: Int32Array;
  twins: TwinTable;
  similarity: Float64Array;
  /** Importance 1-5, SKILLS.length a career. */
  skillImportance: Float64Array;
  /** z over careers, ACTIVITIES.length a career. */
  activities: Float64Array;
  /** Working space of a ranking; nothing in it outlives the call. */
  scratch: Scores;
}

/**
 * Makes the model from catalogue rows. The rows must ascend by code, because ties end at the code.
 * @throws RangeError naming the career and field when a row is out of order, too short or not finite.
 */
export function buildModel(rows: readonly CareerRow[], tableVersion: string): Model {
  rows.forEach((row, i) => checkRow(row, rows[i - 1]));
  const interests = columnScores(
    table(rows, TYPES.length, (row) => row.interests),
    TYPES.length,
  );
  const areas = table(rows, AREAS.length, (row) => row.areas);
  for (let i = 0; i < areas.length; i++) {
    const career = Math.floor(i / AREAS.length);
    const type = TYPE_OF_AREA[i % AREAS.length]!;
    areas[i] = AREA_SHARE * areas[i]! + (1 - AREA_SHARE) * interests[career * TYPES.length + type]!;
  }
  // The mean of importance and level is taken before the z-score, as the evaluated tables do.
  const skills = table(rows, SKILLS.length, (row) => row.skillImportance.map((importance, i) => (importance + row.skillLevel[i]!) / 2));
  const educationNeed = Float64Array.from(rows, (row) => row.educationNeed);
  const groups = [...new Set(rows.map((row) => row.majorGroup))];
  const activities = table(rows, ACTIVITIES.length, (row) => row.activities);
  return {
    tableVersion,
    codes: rows.map((row) => row.code),
    titles: rows.map((row) => row.title),
    positions: new Map(rows.map((row, i) => [row.code, i])),
    profiles: sideBySide([
      [columnScores(areas, AREAS.length), AREAS.length],
      [interests, TYPES.length],
      [columnScores(skills, SKILLS.length), SKILLS.length],
    ]),
    educationNeed,
    preparation: Float64Array.from(EDUCATION_STEPS.flatMap((_, i) => Array.from(educationNeed, (need) => preparation(i + 1, need)))),
    majorGroup: Int32Array.from(rows, (row) => groups.indexOf(row.majorGroup)),
    twins: twinTable(rows),
    similarity: table(rows, SIMILARITY_WIDTH, (row) => row.similarity),
    skillImportance: table(rows, SKILLS.length, (row) => row.skillImportance),
    activities: columnScores(activities, ACTIVITIES.length),
    scratch: roomFor(rows.length),
  };
}

function checkRow(row: CareerRow, before: CareerRow | undefined): void {
  if (before && !(before.code < row.code)) {
    throw new RangeError(`career ${row.code} stands after ${before.code}: rows must ascend by code`);
  }
  const widths: [keyof CareerRow, number][] = [
    ['interests', TYPES.length],
    ['areas', AREAS.length],
    ['skillImportance', SKILLS.length],
    ['skillLevel', SKILLS.length],
    ['activities', ACTIVITIES.length],
    ['similarity', SIMILARITY_WIDTH],
  ];
  for (const [field, width] of widths) {
    const values = row[field] as readonly number[];
    if (values.length !== width || !values.every(Number.isFinite)) {
      throw new RangeError(`career ${row.code}: ${field} needs ${width} finite numbers`);
    }
  }
  if (!(row.educationNeed >= 1 && row.educationNeed <= 5)) {
    throw new RangeError(`career ${row.code}: educationNeed must lie between 1 and 5`);
  }
}

function table(rows: readonly CareerRow[], width: number, read: (row: CareerRow) => readonly number[]): Float64Array {
  const out = new Float64Array(rows.length * width);
  rows.forEach((row, i) => out.set(read(row), i * width));
  return out;
}

function sideBySide(parts: readonly [Float64Array, number][]): Float64Array {
  const careers = parts[0]![0].length / parts[0]![1];
  const out = new Float64Array(careers * PROFILE_WIDTH);
  let offset = 0;
  for (const [part, width] of parts) {
    for (let career = 0; career < careers; career++) {
      out.set(unit(part.subarray(career * width, (career + 1) * width)), career * PROFILE_WIDTH + offset);
    }
    offset += width;
  }
  return out;
}
