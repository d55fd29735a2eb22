import { expect, it } from 'vitest';
import { gradeInWords, nameInWords, valueInWords } from './in-words.ts';

it.each([
  ['grade', 'SM', 'Sophomore'],
  ['education', 6, "Bachelor's Degree"],
  ['allow_data_sharing', false, 'No'],
  ['tags', ['One', 'Two'], 'One · Two'],
  ['tags', [], undefined],
  ['phone', '', undefined],
  ['age', null, undefined],
  ['age', 16, '16'],
  ['adult_on', '2029-11-22', 'November 22, 2029'],
  ['detail', { fields: ['age'] }, '{"fields":["age"]}'],
])('writes %s %j as %j', (name, value, text) => expect(valueInWords(name, value)).toBe(text));

it('writes names as headings, and what it does not know as it is', () => {
  expect(nameInWords('allow_data_sharing')).toBe('Allow data sharing');
  expect(gradeInWords('XX')).toBeUndefined();
  expect(valueInWords('grade', 'XX')).toBe('XX');
});
