import { AREAS, TYPES, type AreaKey } from './constructs.ts';
import { unit } from './linear.ts';
import { PROFILE_WIDTH, type Model } from './model.ts';
import type { Person } from './person.ts';

/** Small figures that show student and career side by side. */
export interface Chart {
  /** Two centred rows of length 1 in the order of TYPES: the shapes that the type part compares. */
  types: { person: number[]; career: number[] };
  /**
   * The career's five leading areas (its centred, unit-length figure) with the student's answer in own
   * deviations.
   */
  areas: { key: AreaKey; career: number; person: number }[];
}

const AREAS_DRAWN = 5;

export function chartOf(model: Model, person: Person, career: number): Chart {
  const at = career * PROFILE_WIDTH;
  const typesAt = at + AREAS.length;
  const areas = AREAS.map(({ key }, i) => ({
    key,
    career: model.profiles[at + i]!,
    person: person.areas[i]!,
  }));
  return {
    types: {
      person: Array.from(unit(person.types)),
      career: Array.from(model.profiles.subarray(typesAt, typesAt + TYPES.length)),
    },
    areas: areas.sort((one, other) => other.career - one.career).slice(0, AREAS_DRAWN),
  };
}
