import { describe, expect, it } from 'vitest';
import { closedMarks } from './closed-marks.ts';
import { dayKey, dayWords, opensAgain, timeWords } from './day-words.ts';
import { plainWords } from './plain-words.ts';
import { trimMessage } from './trim-message.ts';

describe('while a text is typed', () => {
  it.each([
    ['**Nex', '**Nex**'],
    ['**Next:**', '**Next:**'],
    ['a **b** c', 'a **b** c'],
    ['one **two** and **', 'one **two** and '],
    ['see [the ca', 'see the ca'],
    ['see [the card](/car', 'see the card'],
    ['see [the card](/careers).', 'see [the card](/careers).'],
    ['**old\n\nnew', '**old\n\nnew'],
  ])('%j shows no open mark', (text, shown) => expect(closedMarks(text)).toBe(shown));
});

describe('what is heard', () => {
  it.each([
    ['**Next:** see [your *ten*](/results).', 'Next: see your ten.'],
    ['## Pay\n\n- One\n- Two_three', 'Pay\nOne\nTwo_three'],
    ['1. `code` and 2 * 3 * 4', 'code and 2 * 3 * 4'],
  ])('of %j has no marks', (text, words) => expect(plainWords(text)).toBe(words));
});

describe('a message that is too long', () => {
  it('is cut to 5,000 characters, never through a character', () => {
    expect(trimMessage('x'.repeat(5001))).toHaveLength(5000);
    expect(trimMessage(`${'x'.repeat(4999)}🍒`)).toBe('x'.repeat(4999));
    expect(trimMessage('short')).toBe('short');
  });
});

describe('days', () => {
  const now = new Date(2026, 10, 23, 9, 0);
  const at = (day: number, hour = 8, year = 2026) => new Date(year, 10, day, hour, 30).toISOString();

  it('are said as people say them', () => {
    expect([at(23), at(22, 23), at(20), at(20, 8, 2025)].map((each) => dayWords(each, now))).toEqual([
      'Today',
      'Yesterday',
      'Friday, November 20',
      'Thursday, November 20, 2025',
    ]);
    expect([dayKey('never'), timeWords('never')]).toEqual([null, '']);
  });

  it('that come are said with their time', () => {
    expect(opensAgain(at(24, 7), now)).toBe('tomorrow from 7:30 AM');
    expect(opensAgain(at(23, 18), now)).toBe('today from 6:30 PM');
  });
});
