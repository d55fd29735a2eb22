import { expect, it } from 'vitest';
import { durationText, includedLines, planLines, priceText } from './plan-text.ts';

const marked = (id: number, description: string, companionsOpen = true) =>
  planLines({ id, description }, companionsOpen).bullets.map(
    ({ text, soon, after }) => `${text}${soon ? ' (soon)' : ''}${after ? ` | ${after}` : ''}`,
  );

it('reads the first line as a heading and the others as bullets', () => {
  const { heading, bullets } = planLines({ id: 1, description: 'A first taste\nThe whole assessment\n\n The reasons ' }, true);
  expect(heading).toBe('A first taste');
  expect(bullets.map(({ text }) => text)).toEqual(['The whole assessment', 'The reasons']);
  expect(planLines({ id: 1, description: '' }, true)).toEqual({ heading: '', bullets: [] });
  expect(planLines({ id: 4, description: '' }, true)).toEqual({ heading: '', bullets: [] });
});

it('takes the line after the third bullet to it, as coming soon', () => {
  expect(marked(2, 'H\none\ntwo\nthree\nwhen it opens\nfour')).toEqual(['one', 'two', 'three (soon) | when it opens', 'four']);
});

it('knows of nothing to come where no line follows the third bullet', () => {
  expect(marked(2, 'H\none\ntwo\nthree')).toEqual(['one', 'two', 'three']);
  expect(marked(1, 'H\none')).toEqual(['one']);
});

it('marks exactly one bullet of the Milkshake', () => {
  expect(marked(4, 'H\none\ntwo\nthree\nfour')).toEqual(['one', 'two', 'three', 'four (soon)']);
  expect(marked(4, 'H\none\ntwo\n100% yours\nthree')).toEqual(['one', 'two (soon) | 100% yours', 'three']);
});

it('lists the whole description from its first line on, and marks what comes before a promise', () => {
  const shown = (description: string, companionsOpen = true) =>
    includedLines({ description }, companionsOpen).map(({ text, ...marks }) => [
      text,
      ...Object.entries(marks).flatMap(([mark, on]) => (on ? [mark] : [])),
    ]);
  expect(shown('Heading\none\n two \n100% when it opens\n\nthree')).toEqual([
    ['Heading', 'first'],
    ['one'],
    ['two', 'soon'],
    ['100% when it opens', 'after'],
    ['three'],
  ]);
  expect(shown('Heading\n100% yours')).toEqual([['Heading', 'first'], ['100% yours']]);
  expect(shown('')).toEqual([]);
  expect(shown('Heading\nThe AI Companions for a year', false)).toEqual([
    ['Heading', 'first'],
    ['The AI Companions for a year', 'soon'],
  ]);
});

it('marks what names the companions where they are closed, and takes no line to it', () => {
  const sundae = 'H\none\ntwo\nthe helper\n100% when it opens\nThe AI Companions for a whole year';
  expect(marked(3, sundae)).toEqual(['one', 'two', 'the helper (soon) | 100% when it opens', 'The AI Companions for a whole year']);
  expect(marked(3, sundae, false).at(-1)).toBe('The AI Companions for a whole year (soon)');
  expect(marked(4, 'H\nThe AI Companions\ntwo\n100% yours', false)).toEqual(['The AI Companions (soon)', 'two (soon) | 100% yours']);
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
