import {
  AREA_AT,
  AREAS,
  EDUCATION_STEPS,
  OPTIONS_PER_SITUATION,
  SITUATIONS,
  SKILLS,
  TYPES,
  type AreaKey,
  type TypeName,
} from './constructs.ts';

/** How many wordings of an area there are to choose from at most. */
export const MOST_WORDINGS = 6;

/**
 * One student's answers, each list in the order of its constructs whatever order the questions were shown in.
 */
export interface Answers {
  /** 48 ratings 1-5: how likely they would enjoy it. */
  areas: readonly number[];
  /** 21 bands 1-5, 1 = great. */
  skills: readonly number[];
  /** 8 choices, each the position 0-5 of the option; none where part 3 was chosen for the student (`staged`). */
  situations: readonly number[];
  /** Part 3 as it was chosen for this student, in the order it was asked. */
  staged?: Staged;
  /** Up to three types, best first; empty for None. */
  types: readonly TypeName[];
  /** The education goal 1-5, or null when the student gave none. */
  goal: 1 | 2 | 3 | 4 | 5 | null;
  /**
   * The areas in the order they were shown, to see long runs of one rating; the order of AREAS when left out.
   */
  shown?: readonly AreaKey[];
}

/** Part 3 in stages: each question names its areas, because they are different for everybody. */
export interface Staged {
  choices: readonly Choice[];
  /** Second, differently worded ratings of some areas, each area once. */
  seconds: readonly SecondRating[];
}
/** Six areas and the position 0-5 of the one that was chosen. */
export interface Choice {
  areas: readonly AreaKey[];
  chosen: number;
  /** Which wording of the chosen area was read, from 1; 0 for the one of a fixed question. */
  wording: number;
}
export interface SecondRating {
  area: AreaKey;
  /** 1-5, as the first. */
  rating: number;
}

/**
 * @throws RangeError naming the first place that holds something else than an answer.
 */
export function checkAnswers(answers: Answers): void {
  checkList('areas', answers.areas, AREAS.length, 1, 5);
  checkList('skills', answers.skills, SKILLS.length, 1, 5);
  checkList('situations', answers.situations, answers.staged ? 0 : SITUATIONS.length, 0, OPTIONS_PER_SITUATION - 1);
  if (answers.staged) checkStaged(answers.staged);
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

function checkStaged({ choices, seconds }: Staged): void {
  choices.forEach(({ areas, chosen, wording }, i) => {
    if (areas.length !== OPTIONS_PER_SITUATION || new Set(areas).size !== areas.length || !areas.every((key) => AREA_AT.has(key))) {
      throw new RangeError(`choices[${i}]: six different areas needed`);
    }
    checkNumber(`choices[${i}]`, chosen, 0, OPTIONS_PER_SITUATION - 1);
    checkNumber(`choices[${i}].wording`, wording, 0, MOST_WORDINGS);
  });
  seconds.forEach(({ area, rating }, i) => {
    const known = AREA_AT.has(area) && seconds.findIndex((other) => other.area === area) === i;
    if (!known) throw new RangeError(`seconds[${i}]: ${String(area)} is no area, or there twice`);
    checkNumber(`seconds[${i}]`, rating, 1, 5);
  });
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
