import { MOST_WORDINGS, type Answers } from './answers.ts';
import { AREA_AT, AREAS, OPTIONS_PER_SITUATION, TYPES, TYPE_OF_AREA, type AreaKey } from './constructs.ts';
import { PROFILE_WIDTH, type Model } from './model.ts';
import { personOf } from './person.ts';
import { rankLeading } from './rank.ts';
import { scoreAll } from './score.ts';
import { WEIGHTS } from './weights.ts';

/** What is asked next in part 3: six areas to choose from, or a second rating of one. */
export type Asked =
  | {
      kind: 'choice';
      areas: AreaKey[];
      /** Which wording of each of `areas` is read, from 1: an area offered for the n-th time stands in its n-th. */
      wordings: number[];
    }
  | { kind: 'second'; area: AreaKey };

/** How part 3 is chosen: the rule is published, and changing a number raises the engine's version. */
export interface StagePlan {
  /** Kinds of question in each stage, in the order they are asked. */
  stages: readonly (readonly Asked['kind'][])[];
  /** How many leading careers decide. */
  leading: number;
  /** The lower, the more the first of them decide. */
  temperature: number;
  /** How much less an area counts for each time it was offered. */
  repeat: number;
  /** How often an area may be offered: it has as many wordings. */
  most: number;
  /** How many of six may be of one type. */
  perType: number;
}

const STAGE = ['choice', 'second', 'second', 'choice', 'second', 'second', 'choice'] as const;
export const STAGE_PLAN: StagePlan = {
  stages: [STAGE, STAGE, STAGE, STAGE],
  leading: 40,
  temperature: 0.15,
  repeat: 0.5,
  most: MOST_WORDINGS,
  perType: 4,
};

/** Answers up to now: parts 1 and 2, the goal, and part 3 as far as it was asked. */
export type AnswersSoFar = Pick<Answers, 'areas' | 'skills' | 'goal'> & { staged: NonNullable<Answers['staged']> };

/**
 * The questions of a stage, by what was answered before it. The careers that lead now are weighed by their scores; the
 * areas in which they differ most are asked, those already offered less so. No norms and no part 4 enter, so the same
 * answers always lead to the same questions.
 * @param stage 0 up; an empty list when there is no such stage
 */
export function questionsOf(model: Model, answers: AnswersSoFar, stage: number, plan: StagePlan = STAGE_PLAN): Asked[] {
  const kinds = plan.stages[stage] ?? [];
  if (kinds.length === 0) return [];
  const spread = spreadOf(model, answers, plan);
  const offered = AREAS.map(() => 0);
  for (const { areas } of answers.staged.choices) for (const key of areas) count(offered, key);
  const rated = new Set<AreaKey>(answers.staged.seconds.map(({ area }) => area));
  return kinds.map((kind) => {
    const worth = spread.map((value, area) => value / (1 + plan.repeat * offered[area]!));
    const order = AREAS.map((_, area) => area).sort((one, other) => worth[other]! - worth[one]! || one - other);
    if (kind === 'second') {
      const area = AREAS[order.find((at) => !rated.has(AREAS[at]!.key))!]!.key;
      rated.add(area);
      return { kind, area };
    }
    const areas = six(order, offered, plan);
    for (const key of areas) count(offered, key);
    return { kind, areas, wordings: areas.map((key) => offered[AREA_AT.get(key)!]!) };
  });
}

/** How much the leading careers differ in each area. */
function spreadOf(model: Model, answers: AnswersSoFar, { leading, temperature }: StagePlan): number[] {
  const person = personOf({ ...answers, situations: [], types: [] }, WEIGHTS);
  const { total } = scoreAll(model, person, WEIGHTS, model.scratch);
  const careers = rankLeading(model, model.scratch, person.goal, leading);
  const first = total[careers[0]!]!;
  const weights = careers.map((career) => Math.exp((total[career]! - first) / temperature));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return AREAS.map((_, area) => {
    let middle = 0;
    let squares = 0;
    careers.forEach((career, i) => {
      const value = model.profiles[career * PROFILE_WIDTH + area]!;
      middle += (weights[i]! / sum) * value;
      squares += (weights[i]! / sum) * value * value;
    });
    return squares - middle * middle;
  });
}

/** The first six that may still be offered, at most `perType` of one type, in the order of AREAS. */
function six(order: readonly number[], offered: readonly number[], { most, perType }: StagePlan): AreaKey[] {
  const taken: number[] = [];
  const ofType = TYPES.map(() => 0);
  for (const area of order) {
    const type = TYPE_OF_AREA[area]!;
    if (offered[area]! >= most || ofType[type]! >= perType) continue;
    ofType[type] = ofType[type]! + 1;
    taken.push(area);
    if (taken.length === OPTIONS_PER_SITUATION) break;
  }
  return taken.sort((one, other) => one - other).map((area) => AREAS[area]!.key);
}

function count(offered: number[], key: AreaKey): void {
  const area = AREA_AT.get(key)!;
  offered[area] = offered[area]! + 1;
}
