import { expect, it } from 'vitest';
import { howPicked } from './how-picked.ts';

it('parts the label of a stretch pick from how it was found', () => {
  expect(howPicked('AI recommended. It shares your interest in animals.')).toEqual({
    label: 'AI recommended',
    sentence: 'It shares your interest in animals.',
  });
  expect(howPicked('AI recommended')).toEqual({ label: 'AI recommended', sentence: '' });
});
