import { expect, it } from 'vitest';
import { durationText, planLines, priceText } from './plan-text.ts';

it('reads the first line as a heading and the others as bullets', () => {
  expect(planLines({ description: 'A first taste\nThe whole assessment\n\n The reasons ' })).toEqual({
    heading: 'A first taste',
    bullets: ['The whole assessment', 'The reasons'],
  });
  expect(planLines({ description: '' })).toEqual({ heading: '', bullets: [] });
});

it.each([
  [0, 'Free'],
  [39, '$39'],
  [8.5, '$8.50'],
])('writes a price of %d as %s', (price, text) => expect(priceText({ price })).toBe(text));

it.each([
  ['6 months', 'for 6 months'],
  ['for as long as you like', 'for as long as you like'],
  ['a month', 'a month'],
])('says how long: %s', (duration, text) => expect(durationText({ duration })).toBe(text));
