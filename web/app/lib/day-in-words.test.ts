import { expect, it, vi } from 'vitest';
import { dayInWords, lastDayInWords } from './day-in-words.ts';

it('writes a day without a time as the same day, west of Greenwich too', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(dayInWords('2029-11-22')).toBe('November 22, 2029');
  expect(dayInWords('2029-11-22T03:00:00Z')).toBe('November 21, 2029');
  vi.unstubAllEnvs();
});

it('writes a moment by the clock of a zone, wherever the reader is', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(dayInWords('2029-11-22T03:00:00Z', 'America/Los_Angeles')).toBe('November 21, 2029');
  expect(dayInWords('2029-11-22', 'America/Los_Angeles')).toBe('November 22, 2029');
  vi.unstubAllEnvs();
});

it('names the day before a midnight as the last one, the day itself where it ends within one, and a day without a time as it is', () => {
  expect(lastDayInWords('2029-11-22T08:00:00Z', 'America/Los_Angeles')).toBe('November 21, 2029');
  expect(lastDayInWords('2029-11-22T20:00:00Z', 'America/Los_Angeles')).toBe('November 22, 2029');
  expect(lastDayInWords('2029-11-22')).toBe('November 22, 2029');
});
