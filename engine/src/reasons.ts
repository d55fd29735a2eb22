import { EDUCATION_STEPS } from './constructs.ts';
import { contributionsOf, inOneRow, preparationOf } from './contributions.ts';
import { PROFILE_WIDTH, type Model } from './model.ts';
import type { Person } from './person.ts';
import type { Construct, Statement } from './statements.ts';

/** One reason in the student's own answers; the words are the product's. */
export interface Reason {
  kind: 'for' | 'against' | 'preparation';
  construct: Construct;
  /** Rating 1-5, band 1-5 (1 = great), option 0-5, wording 0-6, place of the pick 1-3 (0: not picked), or goal 1-5. */
  answer: number;
  /** The rating of the second wording, where an area was rated twice. */
  second?: number;
  /** Whether the work asks much or little of it, beside what else it asks. */
  asks: 'much' | 'little';
  /** What the answer adds to the score. */
  weight: number;
}

export interface CareerReasons {
  /** Up to three for, then up to two against, then a preparation gap of more than one step. */
  reasons: Reason[];
  /** What the student put low and the work hardly asks: said as "and it does not ask much for". */
  notMuchAsked: Reason | null;
}

const MOST_FOR = 3;
const MOST_AGAINST = 2;
const GAP_SAID = 1;

/**
 * Why a career fits, what does not fit, and what it hardly asks, from the exact contributions. Positive:
 * liked and asked (a reason for), or neither (not much asked). Negative: liked and not asked, or asked and
 * not liked.
 * @param statements of the same student as `person` @param career position in `Model.codes`
 */
export function reasonsOf(model: Model, statements: readonly Statement[], person: Person, career: number): CareerReasons {
  const weights = inOneRow(contributionsOf(model, person, career));
  const row = model.profiles.subarray(career * PROFILE_WIDTH, (career + 1) * PROFILE_WIDTH);
  const heaviest = (most: number, kind: 'for' | 'against', sign: 1 | -1, leaning: 1 | -1 | 0): Reason[] => {
    const chosen: number[] = [];
    while (chosen.length < most) {
      let best = -1;
      for (let i = 0; i < weights.length; i++) {
        const { column, leaning: leans } = statements[i]!;
        const asked = row[column]!;
        if (weights[i]! * sign <= 0 || leans * asked * sign <= 0 || leans * leaning < 0) continue;
        if (best >= 0 && weights[i]! * sign <= weights[best]! * sign) continue;
        // A rating and a situation about the same area would say the same thing twice.
        if (chosen.some((taken) => statements[taken]!.column === column)) continue;
        best = i;
      }
      if (best < 0) break;
      chosen.push(best);
    }
    return chosen.map((i) => {
      const { construct, answer, second, column } = statements[i]!;
      const said = { kind, construct, answer, asks: row[column]! > 0 ? ('much' as const) : ('little' as const), weight: weights[i]! };
      return second === undefined ? said : { ...said, second };
    });
  };
  return {
    reasons: [...heaviest(MOST_FOR, 'for', 1, 1), ...heaviest(MOST_AGAINST, 'against', -1, 0), ...preparationGap(model, person, career)],
    notMuchAsked: heaviest(1, 'for', 1, -1)[0] ?? null,
  };
}

function preparationGap(model: Model, person: Person, career: number): Reason[] {
  if (person.goal === null) return [];
  const need = model.educationNeed[career]!;
  if (Math.abs(person.goal - need) <= GAP_SAID) return [];
  return [
    {
      kind: 'preparation',
      construct: { block: 'education', key: EDUCATION_STEPS[Math.round(need) - 1]! },
      answer: person.goal,
      asks: need > person.goal ? 'much' : 'little',
      weight: preparationOf(model, person, career),
    },
  ];
}
