import { expect, it, vi } from 'vitest';
import { dayInWords } from './day-in-words.ts';

it('writes a day without a time as the same day, west of Greenwich too', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(dayInWords('2029-11-22')).toBe('November 22, 2029');
  expect(dayInWords('2029-11-22T03:00:00Z')).toBe('November 21, 2029');
  vi.unstubAllEnvs();
});
