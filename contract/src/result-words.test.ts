import { expect, it } from 'vitest';
import { CLARITY_WORDS, fitWords, fitWordsOf } from './result-words.ts';

it('calls nothing a strong or good fit while the answers are not clear yet', () => {
  expect(fitWords('strong', 'clear').word).toBe('Strong fit');
  for (const fit of ['strong', 'good', 'some', 'stretch'] as const) {
    const { word, line } = fitWords(fit, 'unclear');
    expect(word).not.toMatch(/strong|good/i);
    expect(line).toContain('not clear yet');
  }
  expect(fitWordsOf('unclear').map(({ word }) => word)).not.toEqual(fitWordsOf('fair').map(({ word }) => word));
});

it('never calls the assessment a test', () => {
  for (const { title, text, next } of Object.values(CLARITY_WORDS)) expect(`${title} ${text} ${next}`).not.toMatch(/\btest\b/);
});
