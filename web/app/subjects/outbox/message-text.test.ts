import { expect, it } from 'vitest';
import { partsOf } from './message-text.ts';

const A = 'http://localhost/confirm?token=1';
const B = 'http://localhost/confirm?token=12';

it('cuts a text at its links', () => {
  expect(partsOf(`Hello\n${A}\nBye`, [A])).toEqual([
    { text: 'Hello\n', link: false },
    { text: A, link: true },
    { text: '\nBye', link: false },
  ]);
});

it('tells two links apart that begin alike, and adds those that the text leaves out', () => {
  expect(partsOf(`${B} ${A}`, [A, B, 'http://other'])).toEqual([
    { text: B, link: true },
    { text: ' ', link: false },
    { text: A, link: true },
    { text: '\n', link: false },
    { text: 'http://other', link: true },
  ]);
});

it('leaves a text without links alone', () => {
  expect(partsOf('Your code is 7.', [])).toEqual([{ text: 'Your code is 7.', link: false }]);
});
