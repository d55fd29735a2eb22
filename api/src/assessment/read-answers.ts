import type { ScenarioAnswers } from '@careerscoop/contract/assessment';
import type { FieldErrors } from '@careerscoop/contract/errors';
import { EDUCATION } from '@careerscoop/contract/schooling';
import { type Answers, allEqual } from '@careerscoop/engine/answers';
import { AREAS, type AreaKey, SITUATIONS, SKILLS, TYPES, type TypeName } from '@careerscoop/engine/constructs';
import type { StoredQuestion, StoredScenario } from './items.sql.ts';

const ASKED = [1, 2, 3, 4];
const PICKS = 3;

/** Answers by the construct they speak about, or what is wrong with them, each fault under the place it stands in. */
export type ReadAnswers = { answers: Answers; faults?: undefined } | { answers?: undefined; faults: FieldErrors };

/**
 * Reads a submission against the stored questions. Places are named `scenario_3` or `scenario_3.305`.
 * The order of scenarios and answers in the submission does not matter.
 */
export function readAnswers(scenarios: StoredScenario[], given: ScenarioAnswers[], education: number | null): ReadAnswers {
  const faults: FieldErrors = {};
  const fault = (place: string, text: string) => (faults[place] ??= []).push(text);
  const values = new Map<string, number | string>();

  for (const { scenario_id } of given) {
    const times = given.filter((other) => other.scenario_id === scenario_id).length;
    if (times > 1 && !faults[`scenario_${scenario_id}`]) fault(`scenario_${scenario_id}`, 'This part is there twice.');
  }
  for (const scenario_id of ASKED) {
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
  if (Object.keys(faults).length > 0) return { faults };

  const answers = toAnswers(scenarios, values, education);
  if (allEqual(answers.areas)) {
    const text = 'You gave everything the same number, so we cannot tell what you like. Please go through Part 1 again.';
    return { faults: { scenario_1: [text] } };
  }
  return { answers };
}

function wrongAnswer({ construct, options }: StoredQuestion, answer: number | string): string | undefined {
  if (construct === 'types') return wrongPicks(answer);
  if (options) return options.some(({ id }) => id === answer) ? undefined : 'Choose one of the options.';
  const isStep = typeof answer === 'number' && Number.isInteger(answer) && answer >= 1 && answer <= 5;
  return isStep ? undefined : 'The answer must be a whole number from 1 to 5.';
}

function wrongPicks(answer: number | string): string | undefined {
  if (typeof answer !== 'string') return 'Send the names of the cups, joined by commas, or None.';
  const picks = pickedNames(answer);
  if (picks.includes('None')) return picks.length === 1 ? undefined : 'None stands alone: take it or up to three cups.';
  if (!picks.every((name) => (TYPES as readonly string[]).includes(name))) return 'One of these cups is not known.';
  if (new Set(picks).size < picks.length) return 'Each cup can be picked once.';
  return picks.length === PICKS ? undefined : 'Pick three cups, or None.';
}

const pickedNames = (answer: string) => answer.split(',').map((name) => name.trim());

function toAnswers(scenarios: StoredScenario[], values: Map<string, number | string>, education: number | null): Answers {
  const number = (construct: string) => Number(values.get(construct));
  const questionsOf = (id: number) => scenarios.find(({ scenario_id }) => scenario_id === id)?.questions ?? [];
  const rated = questionsOf(1);
  const situations = questionsOf(3);
  const picks = pickedNames(String(values.get('types')));
  return {
    areas: AREAS.map(({ key }) => number(key)),
    // The order of the pages, in which a long run of equal answers means something.
    shown: rated.map(({ construct }) => construct as AreaKey),
    skills: SKILLS.map((key) => number(key)),
    situations: SITUATIONS.map((areas, index) => {
      const question = situations.find(({ construct }) => construct === `situation_${index + 1}`);
      const chosen = question?.options?.find(({ id }) => id === number(`situation_${index + 1}`));
      return (areas as readonly string[]).indexOf(chosen?.construct ?? '');
    }),
    types: picks[0] === 'None' ? [] : (picks as TypeName[]),
    goal: EDUCATION.find(({ value }) => value === education)?.goal ?? null,
  };
}
