import { AREAS, EDUCATION_STEPS, OPTIONS_PER_SITUATION, SITUATIONS, SKILLS, TYPES, type AreaKey, type TypeName } from './constructs.ts';

/**
 * One student's answers, each list in the order of its constructs whatever order the questions were shown in.
 */
export interface Answers {
  /** 48 ratings 1-5: how likely they would enjoy it. */
  areas: readonly number[];
  /** 21 bands 1-5, 1 = great. */
  skills: readonly number[];
  /** 8 choices, each the position 0-5 of the option. */
  situations: readonly number[];
  /** Up to three types, best first; empty for None. */
  types: readonly TypeName[];
  /** The education goal 1-5, or null when the student gave none. */
  goal: 1 | 2 | 3 | 4 | 5 | null;
  /**
   * The areas in the order they were shown, to see long runs of one rating; the order of AREAS when left out.
   */
  shown?: readonly AreaKey[];
}

/**
 * @throws RangeError naming the first place that holds something else than an answer.
 */
export function checkAnswers(answers: Answers): void {
  checkList('areas', answers.areas, AREAS.length, 1, 5);
  checkList('skills', answers.skills, SKILLS.length, 1, 5);
  checkList('situations', answers.situations, SITUATIONS.length, 0, OPTIONS_PER_SITUATION - 1);
  if (answers.types.length > 3) throw new RangeError(`types: at most 3 picks, got ${answers.types.length}`);
  answers.types.forEach((type, i) => {
    if (!TYPES.includes(type)) throw new RangeError(`types[${i}]: ${String(type)} is not a type`);
    if (answers.types.indexOf(type) !== i) throw new RangeError(`types[${i}]: ${type} is picked twice`);
  });
  if (answers.goal !== null) checkNumber('goal', answers.goal, 1, EDUCATION_STEPS.length);
  const { shown } = answers;
  if (shown && (shown.length !== AREAS.length || !AREAS.every(({ key }) => shown.includes(key)))) {
    throw new RangeError('shown: every area once needed');
  }
}

/** The ratings in the order the student met them. */
export function ratingsAsShown({ areas, shown }: Answers): readonly number[] {
  return shown ? shown.map((key) => areas[AREAS.findIndex((area) => area.key === key)]!) : areas;
}

/** Whether every area got the same rating: then there is nothing to rank by. */
export function allEqual(ratings: readonly number[]): boolean {
  return ratings.every((rating) => rating === ratings[0]);
}

function checkList(name: string, values: readonly number[], length: number, low: number, high: number): void {
  if (values.length !== length) throw new RangeError(`${name}: ${length} answers needed, got ${values.length}`);
  for (let i = 0; i < length; i++) checkNumber(`${name}[${i}]`, values[i]!, low, high);
}

function checkNumber(place: string, value: number, low: number, high: number): void {
  if (!Number.isInteger(value) || value < low || value > high) {
    throw new RangeError(`${place}: a whole number from ${low} to ${high} needed, got ${String(value)}`);
  }
}
