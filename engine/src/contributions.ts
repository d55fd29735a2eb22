import { AREAS, AREAS_PER_TYPE, TYPES, TYPE_OF_AREA } from './constructs.ts';
import { PROFILE_WIDTH, type Model } from './model.ts';
import { choiceValue, type Person } from './person.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** What every answer adds to one career's score; all of it together is the score, to within 1e-6. */
export interface Contributions {
  areas: readonly number[];
  /** One figure for each choice of part 3, in the order it was asked. */
  situations: readonly number[];
  types: readonly number[];
  skills: readonly number[];
  preparation: number;
}

/** Takes one career's score apart, answer by answer: it is linear in each answer once the scales are set. */
export function contributionsOf(model: Model, person: Person, career: number, weights: Weights = WEIGHTS): Contributions {
  const { profiles } = model;
  const areasAt = career * PROFILE_WIDTH;
  const typesAt = areasAt + AREAS.length;
  const skillsAt = typesAt + TYPES.length;
  const byArea = weights.areas / person.areaLength;
  const byType = weights.types / person.typeLength;
  const bySkill = weights.skills / person.skillLength;
  const pull = person.areas.map((_, area) => {
    const type = TYPE_OF_AREA[area]!;
    return byArea * profiles[areasAt + area]! + (byType * profiles[typesAt + type]!) / AREAS_PER_TYPE[type]!;
  });
  return {
    areas: pull.map((value, area) => value * person.ratings[area]!),
    situations: person.asked.map(({ areas, chosen }) => {
      let sum = 0;
      areas.forEach((area, option) => {
        sum += weights.situations * choiceValue(option === chosen) * person.counts[area]! * pull[area]!;
      });
      return sum;
    }),
    types: person.picks.map((pick, k) => byType * profiles[typesAt + k]! * weights.typeStep * pick),
    skills: person.skills.map((skill, j) => bySkill * skill * profiles[skillsAt + j]!),
    preparation: preparationOf(model, person, career, weights),
  };
}

/** The answers' contributions in one row: areas, situations, types, skills. */
export function inOneRow({ areas, situations, types, skills }: Contributions): number[] {
  return [...areas, ...situations, ...types, ...skills];
}

/** The preparation term of one career with its weight; 0 without a goal. */
export function preparationOf(model: Model, person: Person, career: number, weights: Weights = WEIGHTS): number {
  if (person.goal === null) return 0;
  return weights.preparation * model.preparation[(person.goal - 1) * model.codes.length + career]!;
}
