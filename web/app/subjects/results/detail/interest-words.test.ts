import { expect, it } from 'vitest';
import { areaRows, kindRows, leadWords, muchWord } from './interest-words.ts';

const type = (name: string, student: number, career: number) => ({ type: `${name}-type`, name, student, career });
const source = { source: 'O*NET', year: '2025-08' };

it('draws and says each amount on its own scale, in the same words, with its figure and the scale of it', () => {
  expect(kindRows([type('curious', 5, 7), type('bold', 1, 1), type('caring', 3, 4)])).toEqual([
    {
      name: 'Curious',
      formal: 'curious-type',
      student: { share: 1, text: 'very much', figure: '5.0 of 5' },
      career: { share: 1, text: 'very much', figure: '7.0 of 7' },
    },
    {
      name: 'Bold',
      formal: 'bold-type',
      student: { share: 0, text: 'very little', figure: '1.0 of 5' },
      career: { share: 0, text: 'very little', figure: '1.0 of 7' },
    },
    {
      name: 'Caring',
      formal: 'caring-type',
      student: { share: 0.5, text: 'some', figure: '3.0 of 5' },
      career: { share: 0.5, text: 'some', figure: '4.0 of 7' },
    },
  ]);
  expect(areaRows([{ key: 'cook', name: 'cooking', student: 2, career: 9 }])).toEqual([
    { name: 'Cooking', student: { share: 0.25, text: 'a little', figure: '2 of 5' }, career: { share: 1, text: 'a great deal' } },
  ]);
});

it('says a standard score in words', () => {
  expect([2.4, 1, 0.5, 0, -1].map(muchWord)).toEqual(['a great deal', 'a lot', 'more than most', 'about average', 'little']);
});

it('names the kind that the work is most of, and where it stands among the own ratings', () => {
  const chart = (student: number) => ({
    types: [type('curious', student, 6), type('bold', 4, 1), type('caring', 3, 2)],
    areas: [],
    source,
  });
  const words = (place: string) =>
    `Most of all, this work is for people of the curious kind. In your ratings that kind is ${place} of the six.`;
  expect(leadWords(chart(5))).toBe(words('your highest'));
  // Equal ratings share the better place.
  expect(leadWords(chart(4))).toBe(words('your highest'));
  expect(leadWords(chart(1.5))).toBe(words('your third'));
});
