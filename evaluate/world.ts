import { AREAS, SKILLS, TYPES } from '@careerscoop/engine/constructs';
import { columnScores } from '@careerscoop/engine/linear';
import { columnCorrelation, lowerTriangle } from './columns.ts';
import { randomOf, type Random } from './random.ts';
import type { Tables } from './tables.ts';

/** What is assumed of people and items. Variances are shares of an item's variance of 1. */
export interface Assumptions {
  /** Variance of an item that is its type, its area, and the mood of the day. */
  typeShare: number;
  areaShare: number;
  moodShare: number;
  /** Deviation of saying yes to everything, and of the logarithm of using the ends of the scale. */
  acquiescence: number;
  extremity: number;
  /** Deviation of how liked an item, or a type, is by everybody. */
  itemPopularity: number;
  typePopularity: number;
  /** Share of students who answer without reading. */
  careless: number;
  /** Correlation of the published areas and skills, and of the published types, with the truth. */
  areaTruth: number;
  typeTruth: number;
  /** How far a rating of one's own skill follows the skill, and the variance of thinking well of oneself. */
  selfSkill: number;
  halo: number;
}

/** Set so that alphas, retests and spreads are those published for forms of this kind. */
export const ASSUMPTIONS: Assumptions = {
  typeShare: 0.25,
  areaShare: 0.27,
  moodShare: 0.03,
  acquiescence: 0.36,
  extremity: 0.25,
  itemPopularity: 0.35,
  typePopularity: 0.3,
  careless: 0.1,
  areaTruth: 0.85,
  typeTruth: 0.9,
  selfSkill: 0.4,
  halo: 0.3,
};

/** Width of a person's interests: six types, then 48 areas. */
export const INTERESTS = TYPES.length + AREAS.length;

/** One possible truth about what people in each career are like; the published tables only resemble it. */
export interface World {
  assumptions: Assumptions;
  /** z-scores, INTERESTS a career: six types, then 48 areas. */
  interests: Float64Array;
  /** z-scores, 21 a career. */
  skills: Float64Array;
  itemPopularity: Float64Array;
  typePopularity: Float64Array;
  /** Of the second wordings, from a stream of their own. */
  secondPopularity: Float64Array;
  /** Turns independent normals into interests that hang together as they do over careers. */
  triangle: Float64Array;
  /** Correlation of each area with its type, over careers. */
  typeOfAreaCorrelation: Float64Array;
}

export function worldOf(seed: number, tables: Tables, change: Partial<Assumptions> = {}): World {
  const assumptions = { ...ASSUMPTIONS, ...change };
  const random = randomOf(seed);
  const areas = truthOf(tables.areaLevels, AREAS.length, assumptions.areaTruth, tables, random);
  const types = truthOf(tables.types, TYPES.length, assumptions.typeTruth, tables, random);
  const skills = truthOf(tables.skillLevels, SKILLS.length, assumptions.areaTruth, tables, random);
  const interests = new Float64Array(tables.careers * INTERESTS);
  for (let career = 0; career < tables.careers; career++) {
    interests.set(types.subarray(career * TYPES.length, (career + 1) * TYPES.length), career * INTERESTS);
    const own = areas.subarray(career * AREAS.length, (career + 1) * AREAS.length);
    interests.set(own, career * INTERESTS + TYPES.length);
  }
  return {
    assumptions,
    interests,
    skills,
    itemPopularity: Float64Array.from(AREAS, () => assumptions.itemPopularity * random.normal()),
    typePopularity: Float64Array.from(TYPES, () => assumptions.typePopularity * random.normal()),
    secondPopularity: popularityOf(seed, assumptions),
    triangle: lowerTriangle(correlations(interests), INTERESTS),
    typeOfAreaCorrelation: Float64Array.from(AREAS, ({ type }, i) =>
      columnCorrelation(types, TYPES.length, TYPES.indexOf(type), areas, AREAS.length, i),
    ),
  };
}

function popularityOf(seed: number, { itemPopularity }: Assumptions): Float64Array {
  const random = randomOf(seed * 1000 + 13);
  return Float64Array.from(AREAS, () => itemPopularity * random.normal());
}

/** The published table plus what it misses, half of that shared within the minor group, as z-scores. */
function truthOf(
  published: Float64Array,
  width: number,
  truth: number,
  { careers, minorGroup, minorGroups }: Tables,
  random: Random,
): Float64Array {
  const shared = Float64Array.from({ length: minorGroups * width }, random.normal);
  const missed = Math.sqrt((1 - truth * truth) / 2);
  const out = new Float64Array(careers * width);
  for (let career = 0; career < careers; career++) {
    for (let c = 0; c < width; c++) {
      const at = career * width + c;
      const own = shared[minorGroup[career]! * width + c]! + random.normal();
      out[at] = truth * published[at]! + missed * own;
    }
  }
  return columnScores(out, width);
}

function correlations(table: Float64Array): Float64Array {
  const out = new Float64Array(INTERESTS * INTERESTS);
  for (let one = 0; one < INTERESTS; one++) {
    for (let other = 0; other < INTERESTS; other++) {
      const same = one === other ? 1e-6 : 0;
      out[one * INTERESTS + other] = columnCorrelation(table, INTERESTS, one, table, INTERESTS, other) + same;
    }
  }
  return out;
}
