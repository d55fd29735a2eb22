import type { Question, Scenario } from '@careerscoop/contract/assessment';
import { describe, expect, it } from 'vitest';
import { type KeptAnswers, noAnswers } from './kept-answers.ts';
import { doneShare, openParts, submissionOf } from './part-state.ts';

const question = (id: number, options?: number[]): Question => ({
  id,
  question_id: `q-${id}`,
  question: '',
  title: '',
  description: '',
  image: '',
  image_1_url: '',
  ...(options ? { options: options.map((option) => ({ id: option, text: `Option ${option}` })) } : {}),
});

const part = (scenario_id: number, questions: Question[]): Scenario => ({
  scenario_id,
  title: `Part ${scenario_id}`,
  description: '',
  questions,
});

const SCENARIOS = [
  part(0, [question(1)]),
  part(1, [question(101), question(102)]),
  part(2, [question(201), question(202)]),
  part(3, [question(301, [3011, 3012])]),
  part(4, [question(401)]),
];

const done: KeptAnswers = {
  user_id: 7,
  answers: { 101: 5, 102: 2, 301: 3012, 999: 4 },
  cone: { 201: 1, 202: 5 },
  cups: ['Artistic', 'Social', 'Realistic'],
  stages: [],
};

describe('openParts', () => {
  it('names every part that asks when nothing is answered', () => {
    expect(openParts(SCENARIOS, noAnswers(7))).toEqual([
      { scenario_id: 1, title: 'Part 1', question_id: 101, count: 2 },
      { scenario_id: 2, title: 'Part 2', question_id: 201, count: 2 },
      { scenario_id: 3, title: 'Part 3', question_id: 301, count: 1 },
      { scenario_id: 4, title: 'Part 4', question_id: 401, count: 1 },
    ]);
  });

  it('is empty when all is answered', () => {
    expect(openParts(SCENARIOS, done)).toEqual([]);
  });

  it('counts an option that is no longer asked, and two cups of three, as open', () => {
    const kept: KeptAnswers = { ...done, answers: { ...done.answers, 301: 3999 }, cups: ['Artistic', 'Social', null] };
    expect(openParts(SCENARIOS, kept).map(({ scenario_id }) => scenario_id)).toEqual([3, 4]);
  });
});

describe('doneShare', () => {
  it('counts answers of a part', () => {
    expect(doneShare(SCENARIOS[1]!, { ...done, answers: { 101: 1 } })).toBe(0.5);
    expect(doneShare(SCENARIOS[4]!, { ...done, cups: ['Artistic', null, null] })).toBeCloseTo(1 / 3);
    expect(doneShare(SCENARIOS[4]!, { ...done, cups: ['None', null, null] })).toBe(1);
  });
});

describe('submissionOf', () => {
  it('sends answers by question id, bands by skill id and the cups as one answer', () => {
    expect(submissionOf(SCENARIOS, done)).toEqual([
      {
        scenario_id: 1,
        answers: [
          { id: 101, answer: 5 },
          { id: 102, answer: 2 },
        ],
      },
      {
        scenario_id: 2,
        answers: [
          { id: 201, answer: 1 },
          { id: 202, answer: 5 },
        ],
      },
      { scenario_id: 3, answers: [{ id: 301, answer: 3012 }] },
      { scenario_id: 4, answers: [{ id: 401, answer: 'Artistic,Social,Realistic' }] },
    ]);
  });

  it('sends None alone', () => {
    const [, , , cups] = submissionOf(SCENARIOS, { ...done, cups: ['None', null, null] });
    expect(cups?.answers).toEqual([{ id: 401, answer: 'None' }]);
  });
});
