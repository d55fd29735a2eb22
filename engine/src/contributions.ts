import {
  AREAS,
  AREAS_PER_TYPE,
  SITUATION_AREAS,
  SITUATIONS,
  SKILLS,
  TYPES,
  TYPE_OF_AREA,
} from './constructs.ts';
import { PROFILE_WIDTH } from './model.ts';
import type { Model } from './model.ts';
import type { Person } from './person.ts';
import { WEIGHTS } from './weights.ts';
import type { Weights } from './weights.ts';

/** What every answer adds to one career's score; all of it together is the score, to within 1e-6. */
export interface Contributions {
  /**
   * Every answer in one row: areas, then situations, types and skills, which the next four are windows on.
   */
  answers: Float64Array;
  areas: Float64Array;
  situations: Float64Array;
  types: Float64Array;
  skills: Float64Array;
  preparation: number;
}

const SITUATIONS_AT = AREAS.length;
const TYPES_AT = SITUATIONS_AT + SITUATIONS.length;
const SKILLS_AT = TYPES_AT + TYPES.length;
const ANSWERS = SKILLS_AT + SKILLS.length;

/** Takes one career's score apart, answer by answer: it is linear in each answer once the scales are set. */
export function contributionsOf(
  model: Model,
  person: Person,
  career: number,
  weights: Weights = WEIGHTS,
): Contributions {
  const answers = new Float64Array(ANSWERS);
  const areas = answers.subarray(0, SITUATIONS_AT);
  const situations = answers.subarray(SITUATIONS_AT, TYPES_AT);
  const types = answers.subarray(TYPES_AT, SKILLS_AT);
  const skills = answers.subarray(SKILLS_AT);
  const areaRow = model.profiles.subarray(career * PROFILE_WIDTH);
  const typeRow = areaRow.subarray(AREAS.length);
  const skillRow = typeRow.subarray(TYPES.length);
  const byArea = weights.areas / person.areaLength;
  const byType = weights.types / person.typeLength;
  const pull = (area: number) => {
    const type = TYPE_OF_AREA[area]!;
    return byArea * areaRow[area]! + (byType * typeRow[type]!) / AREAS_PER_TYPE[type]!;
  };
  for (let i = 0; i < areas.length; i++) areas[i] = person.ratings[i]! * pull(i);
  for (let q = 0; q < situations.length; q++) {
    for (const area of SITUATION_AREAS[q]!) {
      situations[q] = situations[q]! + weights.situations * person.choices[area]! * pull(area);
    }
  }
  for (let k = 0; k < types.length; k++) {
    types[k] = byType * typeRow[k]! * weights.typeStep * person.picks[k]!;
  }
  for (let j = 0; j < skills.length; j++) {
    skills[j] = (weights.skills * person.skills[j]! * skillRow[j]!) / person.skillLength;
  }
  return {
    answers,
    areas,
    situations,
    types,
    skills,
    preparation: preparationOf(model, person, career, weights),
  };
}

/** The preparation term of one career with its weight; 0 without a goal. */
export function preparationOf(
  model: Model,
  person: Person,
  career: number,
  weights: Weights = WEIGHTS,
): number {
  if (person.goal === null) return 0;
  return weights.preparation * model.preparation[(person.goal - 1) * model.codes.length + career]!;
}
