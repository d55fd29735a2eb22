import { expect, it } from 'vitest';
import { marked, sharedSentence } from './shared-figures.ts';

it("say that a figure is for a wider group, and nothing of a career's own", () => {
  expect(sharedSentence(0)).toBe('');
  expect(sharedSentence(1)).toBe('Pay and jobs are for a wider group: it is counted together with one similar career.');
  expect(sharedSentence(3)).toContain('with 3 similar careers.');
  expect(marked('$50,000 middle pay', 0)).toBe('$50,000 middle pay');
  expect(marked('$50,000 middle pay', 2)).toBe('$50,000 middle pay, for a wider group');
});
