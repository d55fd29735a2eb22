import { describe, expect, it } from 'vitest';
import { HARMLESS } from './harmless-texts.ts';
import { type HeldReason, screenText } from './screen-text.ts';

const HELD: Partial<Record<HeldReason, string[]>> = {
  email: [
    'Write to robin.lake@example.org please',
    'robin @ example . org',
    'robin at gmail dot com',
    'robin (at) example (dot) org',
    'robin[at]school.edu',
    'ｒｏｂｉｎ＠ｅｘａｍｐｌｅ．ｏｒｇ',
    'my email is robinlake with gmail',
    'Mail me: my gmail: robinlake',
  ],
  link: [
    'Look at https://example.org/me',
    'my page is www.example.org',
    'It is all on alexmorgan.com',
    'See my portfolio at alex-morgan.art/work',
    't.me/robinlake',
    'discord.gg/abc123',
    'alexmorgan dot com has it',
    'alexmorgan (dot) com',
    'ex\u200bample.com',
    'javascript://x',
    '10.0.0.12 is my server',
  ],
  phone: [
    '555 010 0123',
    '(555) 010-0123',
    '+1-555-010-0123',
    '5550100123',
    '555.010.0123',
    '555-0123',
    '5 5 5 0 1 0 0 1 2 3',
    '5*5*5*0*1*0*0*1*2*3',
    '+44 20 7946 0958',
    'five five five oh one oh oh one two three',
    'Five five five, zero one zero, zero one two three',
    'it is five-five-five 010 0123',
    'five five five, double oh, one two triple three',
    'five fifty five, ten, twenty three, forty five',
    '５５５ ０１０ ０１２３',
    '5\u200b5\u200b5-010-0123',
  ],
  handle: [
    '@robin_lake',
    'I am robin#1234',
    'my snap is robinlake05',
    'My Instagram is robinlake',
    'insta: robinlake',
    'Discord: robin',
    'my username is robinlake',
    'Find me on Instagram',
    'you can add me on snap',
    'Message me on LinkedIn',
    'hit me up on telegram',
  ],
  address: [
    'I live at 14 Garden Street',
    '14 garden st, Portland',
    'come to 200 West Market Street',
    '5 N. Hill Road',
    '1600 Pennsylvania Ave',
    'P.O. Box 12',
    'Portland, OR 97205',
    'it is apartment 4',
    'my address is easy to find',
  ],
  contact: [
    'text me when you are free',
    'Call me any time',
    'here is my number',
    "what's your number?",
    "Don't tell your parents about this",
    'This is our little secret',
    'Just between you and me',
    'We could meet in person',
    "let's talk off the app, meet me at my house",
  ],
};

describe('free text', () => {
  it.each(Object.entries(HELD).flatMap(([reason, texts]) => texts.map((text) => [reason, text] as const)))(
    'waits for its %s: %s',
    (reason, text) => {
      expect(screenText(text)).toBe(reason);
      expect(screenText(`It was a nice talk.\n${text}\nThank you!`)).not.toBeNull();
    },
  );

  it('passes a hundred harmless sentences', () => {
    expect(HARMLESS.length).toBeGreaterThanOrEqual(100);
    expect(HARMLESS.filter((text) => screenText(text) !== null).map((text) => [screenText(text), text])).toEqual([]);
  });

  it('reads the longest text that the product takes without delay, whatever it is made of', () => {
    for (const piece of ['a', '1 ', '1.', 'a.', 'one ', '@', 'a@', ' at ', '12 a ', '5 north ', '(', 'a-', 'x dot ']) {
      expect(() => screenText(piece.repeat(Math.ceil(10_000 / piece.length)))).not.toThrow();
    }
  });
});
