import type { Answers } from './answers.ts';
import { AREAS, SKILLS, TYPES } from './constructs.ts';
import { mean } from './linear.ts';
import type { Person } from './person.ts';

/**
 * What an answer was about. A situation's key is `situation_1` to `situation_8`, a choice's the area that was
 * chosen, a step's one of EDUCATION_STEPS.
 */
export interface Construct {
  block: 'area' | 'situation' | 'choice' | 'type' | 'skill' | 'education';
  key: string;
}

/** One answer as something that can speak for or against a career. */
export interface Statement {
  construct: Construct;
  /** Rating 1-5, band 1-5 (1 = great), option 0-5, wording of the option 0-6, or place of the pick 1-3 (0: not picked). */
  answer: number;
  /** The rating of the second wording, where an area was rated twice. */
  second?: number;
  /** Above 0 when the answer lies above the student's own mean (or was chosen), below 0 when under it. */
  leaning: number;
  /** Where the career's figure for it stands in a profile row. */
  column: number;
}

/**
 * A student's answers in the order of `inOneRow`. A choice of part 3 speaks of the area chosen in
 * it; two ratings of one area speak as one.
 */
export function statementsOf(answers: Answers, person: Person): Statement[] {
  const seconds = new Map(answers.staged?.seconds.map(({ area, rating }) => [area, rating]));
  const ratings = AREAS.map(({ key }, i) => (answers.areas[i]! + (seconds.get(key) ?? answers.areas[i]!)) / 2);
  const rating = mean(ratings);
  const band = mean(answers.skills);
  return [
    ...AREAS.map(({ key }, i) => {
      const second = seconds.get(key);
      const construct = { block: 'area' as const, key };
      const said = { construct, answer: answers.areas[i]!, leaning: ratings[i]! - rating, column: i };
      return second === undefined ? said : { ...said, second };
    }),
    ...person.asked.map(({ areas, chosen }, q) => {
      const column = areas[chosen]!;
      const choice = answers.staged?.choices[q];
      const construct = choice
        ? { block: 'choice' as const, key: AREAS[column]!.key }
        : { block: 'situation' as const, key: `situation_${q + 1}` };
      return { construct, answer: choice ? choice.wording : chosen, leaning: 1, column };
    }),
    ...TYPES.map((key, k) => ({
      construct: { block: 'type' as const, key },
      answer: answers.types.indexOf(key) + 1,
      leaning: person.picks[k]!,
      column: AREAS.length + k,
    })),
    ...SKILLS.map((key, j) => {
      const answer = answers.skills[j]!;
      const column = AREAS.length + TYPES.length + j;
      return { construct: { block: 'skill' as const, key }, answer, leaning: band - answer, column };
    }),
  ];
}
