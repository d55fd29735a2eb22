import type { Scenario } from '@careerscoop/contract/assessment';
import { describe, expect, it } from 'vitest';
import { noAnswers } from './kept-answers.ts';
import { sameAnswers } from './same-answers.ts';
import { screensOf } from './screens.ts';

const scenario: Scenario = {
  scenario_id: 1,
  title: '',
  description: '',
  questions: Array.from({ length: 24 }, (_, index) => ({
    id: index + 1,
    question_id: `enjoy-${Math.floor(index / 8) + 1}${(index % 8) + 1}`,
    question: '',
    title: '',
    description: '',
    image: '',
    image_1_url: '',
  })),
};
const [first, second, third] = screensOf([scenario], true);

/** Ratings from the first question on, one digit each; a dot is open. */
const kept = (digits: string) => ({
  ...noAnswers(7),
  answers: Object.fromEntries([...digits].flatMap((digit, index) => (digit === '.' ? [] : [[index + 1, Number(digit)]]))),
});

describe('sameAnswers', () => {
  it('says nothing about an open page or different answers', () => {
    expect(sameAnswers(first!, kept('3333333.'))).toBeUndefined();
    expect(sameAnswers(second!, kept('1234512345123451'))).toBeUndefined();
    expect(sameAnswers(first!, kept('33333333'))).toBeUndefined();
  });

  it('notices ten in a row that reach into the page', () => {
    expect(sameAnswers(second!, kept('1222222222211234'))).toBe('page');
    expect(sameAnswers(third!, kept('122222222221123412345123'))).toBeUndefined();
  });

  it('notices one number for the whole part', () => {
    expect(sameAnswers(third!, kept('4'.repeat(24)))).toBe('all_equal');
    expect(sameAnswers(third!, kept('4'.repeat(23) + '5'))).toBe('page');
  });
});
