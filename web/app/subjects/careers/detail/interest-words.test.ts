import { expect, it } from 'vitest';
import { areaRows, kindRows, leadWords, muchWord } from './interest-words.ts';

const type = (name: string, student: number, career: number) => ({ type: `${name}-type`, name, student, career });
const source = { source: 'O*NET', year: '2025-08' };

it('draws each amount on its own scale and says it as a figure', () => {
  expect(kindRows([type('curious', 5, 7), type('bold', 1, 1), type('caring', 3, 4)])).toEqual([
    { name: 'Curious', formal: 'curious-type', student: { share: 1, text: '5.0' }, career: { share: 1, text: '7.0' } },
    { name: 'Bold', formal: 'bold-type', student: { share: 0, text: '1.0' }, career: { share: 0, text: '1.0' } },
    { name: 'Caring', formal: 'caring-type', student: { share: 0.5, text: '3.0' }, career: { share: 0.5, text: '4.0' } },
  ]);
  expect(areaRows([{ key: 'cook', name: 'cooking', student: 2, career: 9 }])).toEqual([
    { name: 'Cooking', student: { share: 0.25, text: '2 of 5' }, career: { share: 1, text: 'a great deal' } },
  ]);
});

it('says a standard score in words', () => {
  expect([2.4, 1, 0.5, 0, -1].map(muchWord)).toEqual(['a great deal', 'a lot', 'more than most', 'about average', 'little']);
});

it('names the kind that the work is most of, and where it stands among the own ratings', () => {
  const low = { types: [type('curious', 1.5, 6), type('bold', 4, 1), type('caring', 3, 2), type('creative', 2, 2)], areas: [], source };
  expect(leadWords(low)).toBe(
    'This work is most of all for curious people. You gave that kind of thing 1.5 of 5 on average: in the lower half of your six.',
  );
  expect(leadWords({ ...low, types: [type('curious', 5, 6), type('bold', 4, 1)] })).toContain('your highest of the six');
});
