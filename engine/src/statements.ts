import type { Answers } from './answers.ts';
import { AREAS, SITUATION_AREAS, SKILLS, TYPES } from './constructs.ts';
import { mean } from './linear.ts';
import type { Person } from './person.ts';

/**
 * What an answer was about. A situation's key is `situation_1` to `situation_8`, a step's one of
 * EDUCATION_STEPS.
 */
export interface Construct {
  block: 'area' | 'situation' | 'type' | 'skill' | 'education';
  key: string;
}

/** One answer as something that can speak for or against a career. */
export interface Statement {
  construct: Construct;
  /** Rating 1-5, band 1-5 (1 = great), option 0-5, or place of the pick 1-3 (0: not picked). */
  answer: number;
  /** Above 0 when the answer lies above the student's own mean (or was chosen), below 0 when under it. */
  leaning: number;
  /** Where the career's figure for it stands in a profile row. */
  column: number;
}

/**
 * A student's 83 answers in the order of `inOneRow`. A situation speaks of the area chosen in
 * it.
 */
export function statementsOf(answers: Answers, person: Person): Statement[] {
  const rating = mean(answers.areas);
  const band = mean(answers.skills);
  return [
    ...AREAS.map(({ key }, i) => {
      const answer = answers.areas[i]!;
      return { construct: { block: 'area' as const, key }, answer, leaning: answer - rating, column: i };
    }),
    ...answers.situations.map((answer, q) => ({
      construct: { block: 'situation' as const, key: `situation_${q + 1}` },
      answer,
      leaning: 1,
      column: SITUATION_AREAS[q]![answer]!,
    })),
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
