import { AREAS, SKILLS, TYPES } from '@careerscoop/engine/constructs';
import { draw, type Random } from './random.ts';
import type { Tables } from './tables.ts';
import { INTERESTS, type World } from './world.ts';

/** Which career a simulated person is made from, and how. */
export interface Target {
  career: number;
  /** A related career mixed in, with the first one's share. */
  second?: { career: number; share: number };
  /** How much of the interests comes from the career, 0 to 1; the rest is a random person. */
  tie: number;
  /** Shift of the six types, for mirrored groups. */
  shift?: readonly number[];
  /** Somebody who likes nothing much more than the rest, and stays near the middle of the scale. */
  flat?: boolean;
}

/** Somebody who does not read: any answer, one answer with slips, or any answer from the middle on. */
export type Carelessness = 'none' | 'random' | 'straight' | 'second_half';

/** One simulated person before any question is asked. */
export interface SimulatedPerson {
  target: Target;
  /** Six types, then 48 areas. */
  interests: Float64Array;
  /** Their 21 skills, and what they think of them. */
  skills: Float64Array;
  selfSkills: Float64Array;
  acquiescence: number;
  extremity: number;
  /** What is special about each of the 60 items of the baseline's form. */
  formItems: Float64Array;
  carelessness: Carelessness;
  goal: 1 | 2 | 3 | 4 | 5;
}

const CARELESS_KINDS: readonly Carelessness[] = ['random', 'straight', 'second_half'];
/** Shares of high school, associate, bachelor, master and doctoral goals among students at large. */
const NATIONAL_GOALS = [0.1, 0.12, 0.42, 0.2, 0.16];
/**
 * A flat profile has a quarter of the usual interests and about half of the usual use of the scale's ends.
 */
const FLAT_INTERESTS = 0.25;
const FLAT_EXTREMITY = 0.55;
export const FORM_ITEMS = 60;

export function personFor(target: Target, world: World, tables: Tables, random: Random): SimulatedPerson {
  const { assumptions } = world;
  const rest = Math.sqrt(1 - target.tie ** 2);
  const others = Float64Array.from({ length: INTERESTS }, random.normal);
  const interests = new Float64Array(INTERESTS);
  for (let i = 0; i < INTERESTS; i++) {
    let anybody = 0;
    for (let j = 0; j <= i; j++) anybody += world.triangle[i * INTERESTS + j]! * others[j]!;
    interests[i] = target.tie * fromCareer(world.interests, INTERESTS, i, target) + rest * anybody;
  }
  reshape(interests, target);
  const halo = Math.sqrt(assumptions.halo) * random.normal();
  const doubt = Math.sqrt(1 - assumptions.halo - assumptions.selfSkill ** 2);
  const skills = Float64Array.from(SKILLS, (_, j) => {
    return target.tie * fromCareer(world.skills, SKILLS.length, j, target) + rest * random.normal();
  });
  return {
    target,
    interests,
    skills,
    selfSkills: skills.map((skill) => halo + assumptions.selfSkill * skill + doubt * random.normal()),
    acquiescence: assumptions.acquiescence * random.normal(),
    extremity: Math.exp(assumptions.extremity * random.normal()) * (target.flat ? FLAT_EXTREMITY : 1),
    formItems: Float64Array.from({ length: FORM_ITEMS }, random.normal),
    carelessness: random.uniform() < assumptions.careless ? CARELESS_KINDS[random.whole(0, 2)]! : 'none',
    goal: goalFor(tables.model.educationNeed[target.career]!, random),
  };
}

function fromCareer(table: Float64Array, width: number, column: number, { career, second }: Target): number {
  const first = table[career * width + column]!;
  if (!second) return first;
  return second.share * first + (1 - second.share) * table[second.career * width + column]!;
}

function reshape(interests: Float64Array, { shift, flat }: Target): void {
  const scale = flat ? FLAT_INTERESTS : 1;
  for (let k = 0; k < TYPES.length; k++) interests[k] = scale * (interests[k]! + (shift?.[k] ?? 0));
  AREAS.forEach(({ type }, i) => {
    const at = TYPES.length + i;
    interests[at] = scale * (interests[at]! + 0.5 * (shift?.[TYPES.indexOf(type)] ?? 0));
  });
}

/**
 * 55 % aim at what the career needs, 30 % one step beside it (lower a third of the time), 15 % at anything.
 */
function goalFor(need: number, random: Random): 1 | 2 | 3 | 4 | 5 {
  const step = clamp(Math.round(need));
  const part = random.uniform();
  if (part > 0.85) return clamp(draw(random, NATIONAL_GOALS) + 1);
  if (part > 0.55) return clamp(step + (random.uniform() < 0.35 ? -1 : 1));
  return step;
}

function clamp(step: number): 1 | 2 | 3 | 4 | 5 {
  return Math.min(Math.max(step, 1), 5) as 1 | 2 | 3 | 4 | 5;
}
