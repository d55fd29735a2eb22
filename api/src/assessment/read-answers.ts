import type { FieldErrors } from '@careerscoop/contract/errors';
import { EDUCATION } from '@careerscoop/contract/schooling';
import { type Answers, type Staged, allEqual } from '@careerscoop/engine/answers';
import { AREAS, type AreaKey, SITUATIONS, SKILLS, type TypeName } from '@careerscoop/engine/constructs';
import type { AnswersSoFar } from '@careerscoop/engine/stages';
import { type StoredAnswers, bankOf, isStaged } from './bank.ts';
import type { StoredScenario } from './items.sql.ts';
import { pickedNames, wrongAnswer } from './wrong-answer.ts';

type Faults = { answers?: undefined; faults: FieldErrors };
/** Answers by the construct they speak about, or what is wrong with them, each fault under the place it stands in. */
export type ReadAnswers = { answers: Answers; faults?: undefined } | Faults;
type Values = Map<string, number | string>;

/**
 * Reads a submission against the stored questions. Places are named `scenario_3` or `scenario_3.312`.
 * The order of scenarios and answers in the submission does not matter. Part 3 in stages is read as it was kept, with
 * the options that were offered: whether it follows from the rest is asked once, when it is handed in.
 */
export function readAnswers(scenarios: StoredScenario[], given: StoredAnswers[], education: number | null): ReadAnswers {
  const staged = isStaged(scenarios, given);
  const { values, faults } = readParts(scenarios, given, staged ? [1, 2, 4] : [1, 2, 3, 4]);
  if (Object.keys(faults).length > 0) return { faults };
  const part3 = staged ? readStaged(scenarios, given) : undefined;
  if (staged && !part3) return { faults: { scenario_3: ['Part 3 cannot be read.'] } };
  const picks = pickedNames(String(values.get('types')));
  const rated = scenarios.find(({ scenario_id }) => scenario_id === 1)?.questions ?? [];
  return {
    answers: {
      ...scales(values, education),
      // The order of the pages, in which a long run of equal answers means something.
      shown: rated.map(({ construct }) => construct as AreaKey),
      ...(part3 ? { situations: [], staged: part3 } : readSituations(scenarios, values)),
      types: picks[0] === 'None' ? [] : (picks as TypeName[]),
    },
  };
}

/** Parts 1 and 2 alone: what the first stage of part 3 is chosen by. */
export function readFirstParts(
  scenarios: StoredScenario[],
  given: StoredAnswers[],
  education: number | null,
): { answers: Omit<AnswersSoFar, 'staged'>; faults?: undefined } | Faults {
  const { values, faults } = readParts(scenarios, given, [1, 2]);
  return Object.keys(faults).length > 0 ? { faults } : { answers: scales(values, education) };
}

/** The answers of some parts by construct, and every fault in them. */
function readParts(scenarios: StoredScenario[], given: StoredAnswers[], asked: number[]): { values: Values; faults: FieldErrors } {
  const faults: FieldErrors = {};
  const fault = (place: string, text: string) => (faults[place] ??= []).push(text);
  const values: Values = new Map();

  for (const { scenario_id } of given) {
    const times = given.filter((other) => other.scenario_id === scenario_id).length;
    if (times > 1 && !faults[`scenario_${scenario_id}`]) fault(`scenario_${scenario_id}`, 'This part is there twice.');
  }
  for (const scenario_id of asked) {
    const place = `scenario_${scenario_id}`;
    const part = given.find((candidate) => candidate.scenario_id === scenario_id);
    const questions = scenarios.find((candidate) => candidate.scenario_id === scenario_id)?.questions ?? [];
    if (!part) {
      fault(place, `Part ${scenario_id} is missing.`);
      continue;
    }
    for (const { id, answer } of part.answers) {
      const question = questions.find((candidate) => candidate.id === id);
      if (!question) fault(`${place}.${id}`, 'This question is not part of the assessment.');
      else if (values.has(question.construct)) fault(`${place}.${id}`, 'This question is answered twice.');
      else {
        values.set(question.construct, answer);
        const wrong = wrongAnswer(question, answer);
        if (wrong) fault(`${place}.${id}`, wrong);
      }
    }
    for (const question of questions) {
      if (!values.has(question.construct)) fault(`${place}.${question.id}`, 'This question is not answered yet.');
    }
  }
  if (Object.keys(faults).length === 0 && allEqual(AREAS.map(({ key }) => Number(values.get(key))))) {
    fault('scenario_1', 'You gave everything the same number, so we cannot tell what you like. Please go through Part 1 again.');
  }
  return { values, faults };
}

function scales(values: Values, education: number | null): Pick<Answers, 'areas' | 'skills' | 'goal'> {
  return {
    areas: AREAS.map(({ key }) => Number(values.get(key))),
    skills: SKILLS.map((key) => Number(values.get(key))),
    goal: EDUCATION.find(({ value }) => value === education)?.goal ?? null,
  };
}

/** The eight situations: as the engine's own sets where these were asked, else as choices that name their areas. */
function readSituations(scenarios: StoredScenario[], values: Values): Pick<Answers, 'situations' | 'staged'> {
  const rows = scenarios.find(({ scenario_id }) => scenario_id === 3)?.questions ?? [];
  const choices = SITUATIONS.map((_, at) => {
    const construct = `situation_${at + 1}`;
    const options = rows.find((row) => row.construct === construct)?.options ?? [];
    const chosen = options.findIndex(({ id }) => id === Number(values.get(construct)));
    return { areas: options.map((option) => option.construct as AreaKey), chosen, wording: 0 };
  });
  const own = SITUATIONS.every((areas, at) => areas.every((area) => choices[at]!.areas.includes(area)));
  if (!own) return { situations: [], staged: { choices, seconds: [] } };
  return { situations: choices.map(({ areas, chosen }, at) => (SITUATIONS[at]! as readonly string[]).indexOf(areas[chosen] ?? '')) };
}

/** @returns nothing where an option is not known to this version */
function readStaged(scenarios: StoredScenario[], given: StoredAnswers[]): Staged | undefined {
  const bank = bankOf(scenarios)!;
  const choices: Staged['choices'][number][] = [];
  const seconds: Staged['seconds'][number][] = [];
  for (const { id, answer, offered = [] } of given.find(({ scenario_id }) => scenario_id === 3)?.answers ?? []) {
    const area = bank.areaOfSecond(id);
    if (area) {
      seconds.push({ area, rating: Number(answer) });
      continue;
    }
    const options = offered.map((option) => bank.optionOf(option));
    const chosen = offered.indexOf(Number(answer));
    const areas = options.flatMap((option) => option?.area ?? []);
    if (chosen < 0 || areas.length < options.length) return undefined;
    choices.push({ areas, chosen, wording: options[chosen]!.wording });
  }
  return { choices, seconds };
}
