import type { Answers } from './answers.ts';
import { AREA_AT, AREAS, AREAS_PER_TYPE, OPTIONS_PER_SITUATION, SITUATION_AREAS, TYPES, TYPE_OF_AREA } from './constructs.ts';
import { centredLength, mean, standardise } from './linear.ts';
import type { Weights } from './weights.ts';

/** Students after whom half of an item's general popularity is taken out. */
const HALF_AT = 500;
/** Answers that spread less than this are not stretched to look decided. */
const SPREAD_FLOOR = 0.5;
/** What a type gets for being picked first, second or third; this less one enters the type profile. */
const PICK_VALUES = [3, 2, 1] as const;

/** Mean rating of each area among students so far; published with a version and stored with each result. */
export interface Norms {
  version: string;
  areaMeans: readonly number[] | null;
  /** How many students the means are of: they count n / (n + 500), none at first and half at 500. */
  students: number;
}
/** Before anybody has answered there is nothing to norm by. */
export const NO_NORMS: Norms = { version: 'none', areaMeans: null, students: 0 };

export interface Chosen {
  areas: readonly number[];
  chosen: number;
}

/** A student's answers on the scales the careers are compared on. */
export interface Person {
  /** S1 with the second ratings of S3, 48, in own standard deviations; those rated twice further out. */
  ratings: readonly number[];
  /** S3 alone, 48: +5/6 for a chosen option, -1/6 for each other, times the area's `counts`. */
  choices: readonly number[];
  /** What one choice counts for each area, 48: 1, and less where the area was offered again. */
  counts: readonly number[];
  /** What `choices` was made of, in the order it was asked: positions of six areas, and which of the six was taken. */
  asked: readonly Chosen[];
  /** S1 and S3 together, 48. */
  areas: readonly number[];
  /** S4 alone, 6: the pick's value less one, zeros for None. */
  picks: readonly number[];
  /** Mean of `areas` over each type, with the picks, 6. */
  types: readonly number[];
  /** S2, 21, better is higher, in own standard deviations. */
  skills: readonly number[];
  /** Lengths by which the centred profiles are divided before they meet the careers' unit rows. */
  areaLength: number;
  typeLength: number;
  skillLength: number;
  goal: number | null;
}

/** Puts answers on the engine's scales; `answers` must have passed `checkAnswers`. */
export function personOf(answers: Answers, weights: Weights, norms: Norms = NO_NORMS): Person {
  const ratings = surer(standardise(withSeconds(normed(answers.areas, norms), answers), SPREAD_FLOOR), answers, weights.twice);
  const asked = askedOf(answers);
  const counts = countsOf(asked, weights.offeredAgain);
  const choices = choicesOf(asked, counts);
  const areas = ratings.map((rating, i) => rating + weights.situations * choices[i]!);
  const picks = picksOf(answers);
  const types = typeMeans(areas);
  for (let k = 0; k < TYPES.length; k++) types[k] = types[k]! + weights.typeStep * picks[k]!;
  // The band is reversed here and nowhere else: 1 is great.
  const skills = standardise(
    answers.skills.map((band) => 3 - band),
    SPREAD_FLOOR,
  );
  return {
    ratings,
    choices,
    counts,
    asked,
    areas,
    picks,
    types,
    skills,
    areaLength: centredLength(areas),
    typeLength: centredLength(types),
    skillLength: centredLength(skills),
    goal: answers.goal,
  };
}

/** Mean of a 48-number row over the areas of each type. */
export function typeMeans(areas: readonly number[]): number[] {
  const out = TYPES.map(() => 0);
  for (let i = 0; i < AREAS.length; i++) {
    const type = TYPE_OF_AREA[i]!;
    out[type] = out[type]! + areas[i]! / AREAS_PER_TYPE[type]!;
  }
  return out;
}

function normed(ratings: readonly number[], norms: Norms): readonly number[] {
  if (!norms.areaMeans) return ratings;
  const middle = mean(norms.areaMeans);
  const share = norms.students / (norms.students + HALF_AT);
  return ratings.map((rating, i) => rating - share * (norms.areaMeans![i]! - middle));
}

/** Where an area was rated in two wordings, the mean of both counts. */
function withSeconds(ratings: readonly number[], { staged }: Answers): readonly number[] {
  if (!staged || staged.seconds.length === 0) return ratings;
  const out = [...ratings];
  for (const { area, rating } of staged.seconds) {
    const at = AREA_AT.get(area)!;
    out[at] = (out[at]! + rating) / 2;
  }
  return out;
}

/** What was said twice is surer than what was said once, so it lies further from the middle. */
function surer(ratings: number[], { staged }: Answers, by: number): number[] {
  for (const { area } of staged?.seconds ?? []) {
    const at = AREA_AT.get(area)!;
    ratings[at] = ratings[at]! * by;
  }
  return ratings;
}

function askedOf({ situations, staged }: Answers): Chosen[] {
  if (!staged) return situations.map((chosen, q) => ({ areas: SITUATION_AREAS[q]!, chosen }));
  return staged.choices.map(({ areas, chosen }) => ({ areas: areas.map((key) => AREA_AT.get(key)!), chosen }));
}

/** The sixth answer to one question tells less than the first: each counts a little less the more there are. */
function countsOf(asked: readonly Chosen[], less: number): number[] {
  const offered = AREAS.map(() => 0);
  for (const { areas } of asked) for (const area of areas) offered[area] = offered[area]! + 1;
  return offered.map((times) => 1 / (1 + less * Math.max(times - 1, 0)));
}

function choicesOf(asked: readonly Chosen[], counts: readonly number[]): number[] {
  const out = AREAS.map(() => 0);
  for (const { areas, chosen } of asked) {
    areas.forEach((area, option) => {
      out[area] = out[area]! + choiceValue(option === chosen) * counts[area]!;
    });
  }
  return out;
}

/** What a choice says of one of its six. */
export function choiceValue(chosen: boolean): number {
  return (chosen ? 1 : 0) - 1 / OPTIONS_PER_SITUATION;
}

function picksOf(answers: Answers): number[] {
  if (answers.types.length === 0) return TYPES.map(() => 0);
  const out = TYPES.map(() => -1);
  answers.types.forEach((type, i) => {
    out[TYPES.indexOf(type)] = PICK_VALUES[i]! - 1;
  });
  return out;
}
