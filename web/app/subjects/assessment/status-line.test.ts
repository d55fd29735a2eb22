import type { Question, Scenario } from '@careerscoop/contract/assessment';
import { describe, expect, it } from 'vitest';
import { noAnswers } from './kept-answers.ts';
import { screensOf } from './screens.ts';
import { placeLine, statusLine } from './status-line.ts';

const questions = (scenario_id: number, count: number): Question[] =>
  Array.from({ length: count }, (_, index) => ({
    id: scenario_id * 100 + index + 1,
    question_id: `q-${index + 1}`,
    question: '',
    title: '',
    description: '',
    image: '',
    image_1_url: '',
  }));

const part = (scenario_id: number, count: number): Scenario => ({
  scenario_id,
  title: '',
  description: '',
  questions: questions(scenario_id, count),
});

const [rating, cone, situation, cups] = screensOf([part(1, 3), part(2, 2), part(3, 1), part(4, 1)], true);
const empty = noAnswers(7);

describe('statusLine', () => {
  it('counts what is left', () => {
    expect(statusLine(rating!, { ...empty, answers: { 101: 3 } })).toBe('2 more on this page');
    expect(statusLine(rating!, { ...empty, answers: { 101: 3, 102: 1, 103: 5 } })).toBe('All done on this page');
    expect(statusLine(cone!, empty)).toBe('2 skills left in the tray');
    expect(statusLine(cone!, { ...empty, cone: { 201: 1 } })).toBe('1 skill left in the tray');
    expect(statusLine(situation!, empty)).toBe('Choose one');
    expect(statusLine(cups!, { ...empty, cups: ['Social', 'Artistic', null] })).toBe('One more to place');
    expect(statusLine(cups!, { ...empty, cups: ['None', null, null] })).toBe('You picked None');
  });

  it('says where the student is', () => {
    expect(placeLine(rating!)).toBe('Part 1 of 4, page 1 of 1');
    expect(placeLine(situation!)).toBe('Part 3 of 4, moment 1 of 1');
    expect(placeLine(cups!)).toBe('Part 4 of 4, the last one');
  });
});
