import { expect, it } from 'vitest';
import { seal, unseal } from './sealed.ts';

const secret = new TextEncoder().encode('a secret for tests only, 32 signs');
const other = new TextEncoder().encode('another secret, 32 signs or more.');
const sealed = seal(secret, 'second factor', 7, 'ABCDEFGH');

it('gives a text back to whoever it was sealed for, and seals the same text differently each time', () => {
  expect(unseal(secret, 'second factor', 7, sealed)).toBe('ABCDEFGH');
  expect(seal(secret, 'second factor', 7, 'ABCDEFGH')).not.toBe(sealed);
});

it.each([
  ['with another secret', () => unseal(other, 'second factor', 7, sealed)],
  ['for somebody else', () => unseal(secret, 'second factor', 8, sealed)],
  [
    'with one sign altered',
    () => unseal(secret, 'second factor', 7, `${sealed.slice(0, 30)}${sealed[30] === 'A' ? 'B' : 'A'}${sealed.slice(31)}`),
  ],
  ['cut short', () => unseal(secret, 'second factor', 7, sealed.slice(0, 20))],
  ['of nothing', () => unseal(secret, 'second factor', 7, '')],
])('gives nothing %s', (_, open) => {
  expect(open()).toBeUndefined();
});
