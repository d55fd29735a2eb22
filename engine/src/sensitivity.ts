import { allEqual, checkAnswers, type Answers } from './answers.ts';
import { AREAS, type AreaKey } from './constructs.ts';
import type { Model } from './model.ts';
import { NO_NORMS, type Norms } from './person.ts';
import { rankCatalogue } from './ranking.ts';

/** One rating moved by one step, and what that does to the ten. */
export interface Change {
  area: AreaKey;
  from: number;
  to: number;
  /** Codes that leave the ten and codes that come in. */
  leaves: string[];
  enters: string[];
}

const MOST_SHOWN = 2;

/**
 * Every rating that changes the ten when moved by one step, by recomputing the list for each (about ninety).
 */
export function oneStepChanges(model: Model, answers: Answers, norms: Norms = NO_NORMS): Change[] {
  checkAnswers(answers);
  const codesFor = (areas: readonly number[]) =>
    rankCatalogue(model, { ...answers, areas }, norms).list.map((career) => model.codes[career]!);
  const now = codesFor(answers.areas);
  return AREAS.flatMap(({ key }, i) => {
    const from = answers.areas[i]!;
    return [from - 1, from + 1].flatMap((to) => {
      const moved = answers.areas.with(i, to);
      if (to < 1 || to > 5 || allEqual(moved)) return [];
      const then = codesFor(moved);
      const leaves = now.filter((code) => !then.includes(code));
      const enters = then.filter((code) => !now.includes(code));
      return leaves.length > 0 ? [{ area: key, from, to, leaves, enters }] : [];
    });
  });
}

/**
 * "What would change this": the two answers that would take the career out of the ten (or bring it in, when
 * it is not there). The changes that touch fewest other careers come first, because they say most about this
 * one.
 */
export function changesFor(changes: readonly Change[], code: string): Change[] {
  return changes
    .filter(({ leaves, enters }) => leaves.includes(code) || enters.includes(code))
    .sort((one, other) => one.leaves.length - other.leaves.length)
    .slice(0, MOST_SHOWN);
}
