import type { Answers } from '@careerscoop/engine/answers';
import { AREAS, OPTIONS_PER_SITUATION, SITUATION_AREAS, TYPES, TYPE_OF_AREA } from '@careerscoop/engine/constructs';
import { FORM_ITEMS, type SimulatedPerson } from './person.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

/** One simulated student: the target is known to the evaluation only. */
export interface Student {
  person: SimulatedPerson;
  answers: Answers;
  /** Ratings 1-5 of a 60-item form, ten items a type in the order of TYPES: what the baselines read. */
  form: number[];
  /** Answers what part 3 in stages asks, as the same person on the same day; each call is a new answer. */
  staged: {
    choose(areas: readonly number[], random: Random): number;
    /** A second wording of an area, with a popularity of its own. */
    rate(area: number, random: Random): number;
  };
}

/** A step of liking on the rating scale, and how much less than the middle the average item is liked. */
const SLOPE = 1.25;
const SHIFT = -0.1;
/** Deviation of a choice's noise, relative to what is left of an item when type and area are taken out. */
const CHOICE_NOISE = 0.75 / 0.65;
const PICK_NOISE = 0.8;
/** Below this no type is liked enough to be picked. */
const PICK_FLOOR = 0.15;
const SKILL_MIDDLE = 2.6;

/** Lets a person answer everything once; asked again, mood and noise are new and the person is the same. */
export function studentOf(person: SimulatedPerson, world: World, random: Random): Student {
  const { assumptions } = world;
  const explained = assumptions.typeShare + assumptions.areaShare;
  const mood = Float64Array.from(TYPES, () => Math.sqrt(assumptions.moodShare) * random.normal());
  const pull = areaPull(person, world);
  const noise = Math.sqrt(Math.max(1 - explained - assumptions.moodShare, 0));
  const rate = (liking: number, popularity: number) => {
    const said = person.extremity * SLOPE * (liking + noise * random.normal());
    return clamp(Math.round(3 + said + person.acquiescence + popularity + SHIFT));
  };
  const areas = AREAS.map((_, i) => rate(pull[i]! + mood[TYPE_OF_AREA[i]!]!, world.itemPopularity[i]!));
  const form = Array.from({ length: FORM_ITEMS }, (_, i) => {
    const type = Math.floor(i / 10);
    const liking = Math.sqrt(assumptions.typeShare) * person.interests[type]! + Math.sqrt(assumptions.areaShare) * person.formItems[i]!;
    return rate(liking + mood[type]!, world.typePopularity[type]!);
  });
  const choose = (options: readonly number[], by: Random) => {
    if (person.carelessness !== 'none') return by.whole(0, OPTIONS_PER_SITUATION - 1);
    const draws = options.map((area) => pull[area]! + Math.sqrt(1 - explained) * CHOICE_NOISE * by.normal());
    return draws.indexOf(Math.max(...draws));
  };
  const rateAgain = (area: number, by: Random) => {
    if (person.carelessness !== 'none') return person.carelessness === 'straight' ? areas[area]! : by.whole(1, 5);
    const said = person.extremity * SLOPE * (pull[area]! + mood[TYPE_OF_AREA[area]!]! + noise * by.normal());
    return clamp(Math.round(3 + said + person.acquiescence + world.secondPopularity[area]! + SHIFT));
  };
  const skills = Array.from(person.selfSkills, (belief) => {
    const rating = (Math.sqrt(0.7) * belief + Math.sqrt(0.3) * random.normal()) * person.extremity * 1.1;
    return clamp(Math.round(SKILL_MIDDLE - rating));
  });
  return {
    person,
    form: carelessly(form, person, random),
    staged: { choose, rate: rateAgain },
    answers: {
      areas: carelessly(areas, person, random),
      skills: carelessly(skills, person, random),
      situations: situationsOf(person, pull, explained, random),
      types: picksOf(person, world, random),
      goal: person.goal,
    },
  };
}

/** How far each area draws the person: type and area together, with the variance the two shares add up to. */
function areaPull({ interests }: SimulatedPerson, world: World): Float64Array {
  const type = Math.sqrt(world.assumptions.typeShare);
  const area = Math.sqrt(world.assumptions.areaShare);
  return Float64Array.from(AREAS, (_, i) => {
    const together = Math.sqrt(type ** 2 + area ** 2 + 2 * type * area * world.typeOfAreaCorrelation[i]!);
    const drawn = type * interests[TYPE_OF_AREA[i]!]! + area * interests[TYPES.length + i]!;
    return (drawn / together) * Math.sqrt(type ** 2 + area ** 2);
  });
}

function carelessly(ratings: number[], { carelessness }: SimulatedPerson, random: Random): number[] {
  if (carelessness === 'none') return ratings;
  if (carelessness === 'random') return ratings.map(() => random.whole(1, 5));
  if (carelessness === 'second_half') {
    return ratings.map((rating, i) => (i >= Math.floor(ratings.length / 2) ? random.whole(1, 5) : rating));
  }
  const usual = random.whole(2, 5);
  return ratings.map(() => {
    if (random.uniform() >= 0.1) return usual;
    return clamp(usual + (random.uniform() < 0.5 ? -1 : 1));
  });
}

function situationsOf(person: SimulatedPerson, pull: Float64Array, explained: number, random: Random): number[] {
  const noise = Math.sqrt(1 - explained) * CHOICE_NOISE;
  return SITUATION_AREAS.map((options) => {
    if (person.carelessness !== 'none') return random.whole(0, OPTIONS_PER_SITUATION - 1);
    const draws = options.map((area) => pull[area]! + noise * random.normal());
    return draws.indexOf(Math.max(...draws));
  });
}

function picksOf(person: SimulatedPerson, world: World, random: Random): Answers['types'] {
  const blind = person.carelessness === 'random' || person.carelessness === 'straight';
  const liking = TYPES.map((_, k) => {
    if (blind) return random.normal();
    return person.interests[k]! + world.typePopularity[k]! + PICK_NOISE * random.normal();
  });
  if (Math.max(...liking) < PICK_FLOOR) return [];
  const order = TYPES.map((_, k) => k).sort((one, other) => liking[other]! - liking[one]!);
  return order.slice(0, 3).map((k) => TYPES[k]!);
}

function clamp(rating: number): number {
  return Math.min(Math.max(rating, 1), 5);
}
