import type { Question, Scenario, Stage } from '@careerscoop/contract/assessment';
import type { KeptAnswers } from '../app/subjects/assessment/kept-answers.ts';
import { basisOf, offeredKey } from '../app/subjects/assessment/staged.ts';

const bare = { title: '', description: '', image: '', image_1_url: '' };
const INTRO = { title: 'Next', text: 'Words' };

export const question = (id: number, text: string, options?: number[]): Question => ({
  ...bare,
  id,
  question_id: `question-${id}-a`,
  question: text,
  ...(options ? { options: options.map((option) => ({ id: option, text: `Option ${option}` })) } : {}),
});

const six = (first: number) => Array.from({ length: 6 }, (_, index) => first + index);

/** A small assessment: two ratings, two skills, two fixed moments and the cups. */
export const SCENARIOS: Scenario[] = [
  { scenario_id: 0, title: 'How this works', description: '', questions: [question(1, 'Ready?')] },
  { scenario_id: 1, title: 'Rate the doing', description: '', questions: [question(101, 'Feed animals'), question(102, 'Write code')] },
  {
    scenario_id: 2,
    title: 'Stack your skills',
    description: '',
    intro: INTRO,
    bands: ['great', 'good', 'OK', 'learning', 'not good'],
    questions: [question(201, 'Coding'), question(202, 'Teaching')],
  },
  {
    scenario_id: 3,
    title: 'Eight moments',
    description: '',
    questions: [
      { ...question(311, 'First moment?', six(3111)), title: 'A week at the club' },
      { ...question(312, 'Second moment?', six(3121)), title: 'A night on stage' },
    ],
  },
  {
    scenario_id: 4,
    title: 'Pick your cups',
    description: '',
    intro: INTRO,
    questions: [{ ...question(401, 'Which cups?', [4011]), title: 'Pick your cups' }],
  },
];

/** The n-th stage, from 1: three choices with two pairs of second ratings between them. `turn` gives its choices other options. */
export function stage(n: number, turn = 0): Stage {
  const choice = (place: number) => {
    const id = 350 + (n - 1) * 3 + place;
    return { ...question(id, 'Which would you like to do most?', six(10_000 * (turn + 1) + id * 10)), title: 'Choose one of six' };
  };
  const again = (place: number) => {
    const id = 500 + (n - 1) * 4 + place;
    return { ...question(id, `Second wording ${id}`), title: 'Would you enjoy it?' };
  };
  return { stage: n, questions: [choice(1), again(1), again(2), choice(2), again(3), again(4), choice(3)], done: false };
}

/** Parts 1, 2 and 4 answered, and these stages; of the last one only the first `last` questions. */
export function keptWith(stages: Stage[], last = 7, user_id = 7): KeptAnswers {
  const kept: KeptAnswers = {
    user_id,
    answers: { 101: 5, 102: 2 },
    cone: { 201: 1, 202: 4 },
    cups: ['Social', 'Artistic', 'Realistic'],
    stages: [],
  };
  stages.forEach(({ questions }, at) => {
    kept.stages.push({ after: basisOf(SCENARIOS, kept, kept.stages) ?? '', questions });
    const answered = at === stages.length - 1 ? questions.slice(0, last) : questions;
    for (const each of answered) kept.answers[each.options ? offeredKey(each) : each.id] = each.options?.[2]?.id ?? 4;
  });
  return kept;
}
