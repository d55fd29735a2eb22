import { OPENING } from '@careerscoop/contract/taste-opening';
import { AREA_AT, AREAS, type AreaKey } from '@careerscoop/engine/constructs';
import { rankCatalogue } from '@careerscoop/engine/ranking';
import { inOrder, TASTE_CARDS, type TasteAnswer, tasteCards, tasteIsFlat, tasteScores, threeOf } from '@careerscoop/engine/taste';
import type { Student } from './answering.ts';
import { estimate, type Estimate } from './bootstrap.ts';
import { SETTINGS, studentsOf, type Setting } from './cohort.ts';
import { confirmationPlan } from './plans.ts';
import { randomOf } from './random.ts';
import type { Tables } from './tables.ts';
import { tasted } from './taste-students.ts';

/** Twelve cards as they are asked, the same twelve of everybody, all 48 ratings, the whole assessment, and three drawn blindly. */
export const TASTE_WAYS = ['taste', 'twelve_fixed', 'all_ratings', 'assessment', 'chance'] as const;
type Way = (typeof TASTE_WAYS)[number];

/** Of the own career, or of either of the two in B. */
export interface TasteWayFigures {
  /** In the ten that the answers so far would make. */
  ten: Estimate;
  /** Among the three that are shown, and a career of its family among them. */
  three: Estimate;
  family: Estimate;
}
export type TasteFigures = Record<Setting, Record<Way, TasteWayFigures>>;

interface Found {
  order: readonly number[];
  three: readonly number[];
}

const CHANCE_SEED = 5100;
/** Half of those of the confirmation: enough for a figure that is said in whole per cent. */
const WORLDS = 4;

/** What twelve answers of a stranger say, on the worlds of the confirmation. */
export function runTaste(tables: Tables): TasteFigures {
  const { model } = tables;
  const random = randomOf(CHANCE_SEED);
  const opening = OPENING.map(({ area }): AreaKey => area);
  const fixed = tasteCards(model, [], TASTE_CARDS);
  const by = (given: readonly TasteAnswer[]): Found => {
    const scores = tasteScores(model, given);
    // Nobody is shown three for twelve equal answers.
    return { order: inOrder(scores), three: tasteIsFlat(given) ? [] : threeOf(model, scores, given) };
  };
  const ways: Record<Way, (student: Student) => Found> = {
    taste: (student) => by(tasted(student, model, opening)),
    twelve_fixed: (student) => by(ratingsOf(student, fixed)),
    all_ratings: (student) =>
      by(
        ratingsOf(
          student,
          AREAS.map(({ key }) => key),
        ),
      ),
    assessment: ({ answers }) => {
      const { leading, list } = rankCatalogue(model, answers);
      return { order: leading, three: list.slice(0, 3) };
    },
    chance: () => {
      const order = inOrder(model.codes.map(() => random.uniform()));
      return { order, three: ofThreeFamilies(order, model.majorGroup) };
    },
  };
  const bySetting = SETTINGS.map((setting) => {
    const { seeds, ...plan } = confirmationPlan(setting, tables);
    const students = studentsOf({ ...plan, seeds: seeds.slice(0, WORLDS) }, tables);
    const figures = TASTE_WAYS.map((way) => [way, figuresOf(students, students.map(ways[way]), tables)]);
    return [setting, Object.fromEntries(figures)];
  });
  return Object.fromEntries(bySetting) as TasteFigures;
}

function ratingsOf({ answers }: Student, areas: readonly AreaKey[]): TasteAnswer[] {
  return areas.map((area) => ({ area, rating: answers.areas[AREA_AT.get(area)!]! }));
}

function ofThreeFamilies(order: readonly number[], family: Int32Array): number[] {
  const three: number[] = [];
  for (const career of order) {
    if (three.length < 3 && !three.some((taken) => family[taken] === family[career])) three.push(career);
  }
  return three;
}

function figuresOf(students: readonly Student[], found: readonly Found[], { model }: Tables): TasteWayFigures {
  const careers = students.map(({ person }) => person.target.career);
  const rate = (holds: (one: Found, own: readonly number[]) => boolean) =>
    estimate(
      found.map((one, i) => Number(holds(one, ownOf(students[i]!)))),
      careers,
    );
  const family = (career: number) => model.majorGroup[career];
  return {
    ten: rate(({ order }, own) => own.some((career) => order.slice(0, 10).includes(career))),
    three: rate(({ three }, own) => own.some((career) => three.includes(career))),
    family: rate(({ three }, own) => own.some((career) => three.some((shown) => family(shown) === family(career)))),
  };
}

function ownOf({ person: { target } }: Student): number[] {
  return target.second ? [target.career, target.second.career] : [target.career];
}
