import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someFacts } from '../../../test/some-facts.ts';
import type { Piece } from '../chat/answerer.ts';
import { figuresIn } from './figures.ts';
import { HoldBack } from './hold-back.ts';

const facts = someFacts();

/** What is shown after each piece, and what came of it. */
function play(parts: readonly string[]) {
  const gate = new HoldBack(() => facts);
  const pieces: Piece[] = [];
  const shown = [''];
  const take = (given: Iterable<Piece>) => {
    for (const piece of given) {
      pieces.push(piece);
      const last = shown.at(-1) ?? '';
      if (piece.event === 'delta') shown.push(last + piece.data.text);
      if (piece.event === 'replace') shown.push(last.slice(0, piece.data.from ?? 0) + piece.data.text);
    }
  };
  for (const part of parts) take(gate.add(part));
  take(gate.end());
  return { gate, pieces, shown, text: shown.at(-1) ?? '' };
}
const byLetter = (text: string) => [...text];

describe('what a model writes', () => {
  it('flows word by word, the last word of a sentence with its check, a figure with its sentence', () => {
    const { shown, pieces, text } = play(byLetter('Nurses look after people. They earn [F1] a year. Good.'));
    expect(text).toBe('Nurses look after people. They earn $93,600 a year. Good.');
    expect(shown).toContain('Nurses look after');
    expect(shown).toContain('Nurses look after people. They earn');
    expect(shown.some((each) => each.endsWith('$93,600'))).toBe(false);
    expect(pieces.filter(({ event }) => event === 'cite')).toEqual([
      { event: 'cite', data: expect.objectContaining({ id: 'F1', from: 36, to: 43, text: '$93,600' }) },
    ]);
  });

  it('takes a sentence back that fails at its end, and goes on behind it', () => {
    const { shown, pieces, text, gate } = play(['Nurses help people. ', 'Nurses earn sixty ', 'thousand dollars. ', 'Ask one.']);
    expect(text).toBe('Nurses help people. Ask one.');
    expect(pieces).toContainEqual({ event: 'replace', data: { from: 19, text: '' } });
    expect(shown.join(' ')).not.toMatch(/sixty/);
    expect(gate).toMatchObject({ sentences: 3, faults: ['a number that was not given'], failed: false });
  });

  it('keeps paragraphs and lists apart, also where the first of them went', () => {
    expect(play(['Two ways:\n\n- Ask a nurse.\n- Call 555-0188.\n- Read on.\n\nUCLA is near.\n\nGood luck.']).text).toBe(
      'Two ways:\n\n- Ask a nurse.\n- Read on.\n\nGood luck.',
    );
  });

  it('has failed where more than a third went, and where nothing is left', () => {
    expect(play(['One. Two is 7. Good. Fine.']).gate.failed).toBe(false);
    expect(play(['Good. It is 7. Fine. It is 8.']).gate.failed).toBe(true);
    expect(play(['It is 7.']).gate.failed).toBe(true);
    expect(play(['']).gate.failed).toBe(true);
  });

  it('drops signs that nobody sees, so that they cut nothing in two', () => {
    expect(play(['They earn 6\u200b0\u00ad,000 dollars. I lo\u200bve you. Fine 🙂.']).text).toBe('Fine .');
  });

  it('shows nothing of a sentence without an end', () => {
    expect(play(byLetter(`Nurses ${'7 '.repeat(1_500)}`)).text).not.toMatch(/7/);
  });
});

const number = fc.oneof(
  fc.integer({ min: 2, max: 200_000 }).map(String),
  fc.integer({ min: 1_000, max: 200_000 }).map((value) => `$${value.toLocaleString('en-US')}`),
  fc.constantFrom(
    'sixty thousand',
    'twelve',
    'ninety-three thousand',
    '93.6k',
    '$93,601',
    '4.9',
    'fifty percent',
    '９０',
    '93,600',
    '46,800',
    'a million',
  ),
);
const SCHOOLS = ['Riverside Institute of Technology', 'Harvard', 'Lakeside Community College', 'University of Springfield', 'Ohio State'];
const LINKS = ['https://example.com/pay', 'www.pay.example.org', 'jobs.com', 'help@example.com', '312-555-0188'];
const FORBIDDEN = [
  'I love you',
  'our little secret',
  'do not tell your parents',
  'nobody understands you',
  'text me',
  'you only need me',
  'we belong together',
];
const word = fc.constantFrom(
  ...'Nurses Registered nurses veterinary technicians They earn a year about and people in the work of with jobs grow dollars percent than more at study'.split(
    ' ',
  ),
  '[F1]',
  '[F2]',
  '[F4]',
  '[F7]',
  '[F9]',
  '[F',
  'Prairie State College',
  '.',
  '. ',
  '!',
  '\n',
  '\n\n',
  ', ',
  '-',
  '**',
  '…',
  'é',
  '🙂',
);
const part = fc.oneof(
  { weight: 6, arbitrary: word },
  { weight: 2, arbitrary: number },
  { weight: 1, arbitrary: fc.constantFrom(...SCHOOLS, ...LINKS, ...FORBIDDEN) },
);
const models = fc.tuple(
  fc.array(part, { minLength: 1, maxLength: 40 }).map((parts) => parts.join(' ')),
  fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 30 }),
);

/** The same text in writes of these lengths, over and over. */
function cut(text: string, lengths: readonly number[]): string[] {
  const parts: string[] = [];
  for (let at = 0, next = 0; at < text.length; next += 1) {
    const length = lengths[next % lengths.length] ?? 1;
    parts.push(text.slice(at, at + length));
    at += length;
  }
  return parts;
}

const GIVEN = facts.flatMap(({ value }) => (value === null ? [] : [value]));

describe('whatever a model writes, however it is cut,', () => {
  it('no figure gets out that the ledger does not hold, nor a name, link or forbidden phrase, at any moment', () => {
    fc.assert(
      fc.property(models, ([text, lengths]) => {
        for (const shown of play(cut(text, lengths)).shown) {
          for (const { value } of figuresIn(shown)) expect([...GIVEN, 2024], shown).toContain(value);
          for (const each of [...SCHOOLS, ...LINKS, ...FORBIDDEN]) expect(shown.toLowerCase()).not.toContain(each.toLowerCase());
        }
      }),
      { numRuns: 800 },
    );
  });

  it('what is shown at the end is the same, and its cites stand where their figures are', () => {
    fc.assert(
      fc.property(models, ([text, lengths]) => {
        const { pieces, text: shown } = play(cut(text, lengths));
        expect(shown).toBe(play([text]).text);
        for (const piece of pieces) if (piece.event === 'cite') expect(shown.slice(piece.data.from, piece.data.to)).toBe(piece.data.text);
      }),
      { numRuns: 500 },
    );
  });

  it('a ledgered figure is only said of its own career', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('nurses', 'veterinary technicians'),
        fc.constantFrom('[F1]', '[F4]', '$93,600', '$46,800'),
        (who, figure) => {
          const { text } = play([`Look: ${who} earn ${figure} a year.`]);
          expect(text !== '').toBe((who === 'nurses') === /F1|93/.test(figure));
        },
      ),
    );
  });
});
