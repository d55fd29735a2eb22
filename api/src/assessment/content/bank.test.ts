import { AREAS } from '@careerscoop/engine/constructs';
import { describe, expect, it } from 'vitest';
import { bank } from './bank.ts';
import { minutesFor } from './reading-time.ts';
import { content } from './scenarios.ts';
import rules from './writing-rules.json' with { type: 'json' };

const wordsOf = (text: string) => text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
const oneOf = (words: string[]) => new RegExp(`\\b(${words.join('|')})s?\\b`, 'i');
const verbs = new Set(rules.first_words.map((word) => word.toLowerCase()));
const firsts = new Map(
  content.scenarios.flatMap(({ questions }) =>
    questions.flatMap(({ construct, question }) => (construct.kind === 'area' ? [[construct.area, question] as const] : [])),
  ),
);

describe.each(bank.areas)('the bank on $area', ({ area, second, options }) => {
  const texts = [second, ...options].map(({ text }) => text);

  it.each(texts)('%s: an activity without a job title, pay, rank or gender', (text) => {
    const [first = '', ...rest] = wordsOf(text);
    expect(rules.first_words).toContain(first);
    for (const banned of [rules.job_titles, rules.status, rules.gender]) expect(text).not.toMatch(oneOf(banned));
    if (area !== 'money') expect(text).not.toMatch(oneOf(rules.money));
    expect(text).not.toMatch(/[.!?;:$%]/);
    for (const word of rest) expect(word.length).toBeLessThanOrEqual(11);
  });

  it.each(texts)('%s: one thing to do, not two joined', (text) => {
    const joined = [...text.matchAll(/\b(?:and|or) (\p{L}+)/gu)].map(([, word = '']) => word.toLowerCase());
    expect(joined.filter((word) => verbs.has(word))).toEqual([]);
  });

  it('has options of five to eight words, so that any six are of a length, and a second rating of six to eleven', () => {
    for (const { text } of options) {
      expect(wordsOf(text).length, text).toBeGreaterThanOrEqual(5);
      expect(wordsOf(text).length, text).toBeLessThanOrEqual(8);
    }
    expect(wordsOf(second.text).length).toBeGreaterThanOrEqual(6);
    expect(wordsOf(second.text).length).toBeLessThanOrEqual(11);
  });

  it('says in the second rating what the first says in other words', () => {
    const long = (text = '') => wordsOf(text.toLowerCase()).filter((word) => word.length > 3);
    const first = long(firsts.get(area));
    expect(long(second.text).filter((word) => first.includes(word)).length).toBeLessThanOrEqual(2);
  });
});

describe('the bank', () => {
  it('is of the edition of the items, with every area in the order of the engine', () => {
    expect(bank.version).toBe(content.version);
    expect(bank.areas.map(({ area }) => area)).toEqual(AREAS.map(({ key }) => key));
  });

  it('gives ids by area and wording, none of which another item has, and says nothing twice', () => {
    const questions = content.scenarios.flatMap((scenario) => scenario.questions);
    const others = questions.flatMap(({ id, options = [] }) => [id, ...options.map((option) => option.id)]);
    bank.areas.forEach(({ second, options }, at) => {
      expect(second.id).toBe(501 + at);
      expect(options.map(({ id }) => id)).toEqual(options.map((_, wording) => second.id * 10 + wording + 1));
    });
    const items = bank.areas.flatMap(({ second, options }) => [second, ...options]);
    expect(items.filter(({ id }) => others.includes(id))).toEqual([]);
    expect(new Set(items.map(({ text }) => text.toLowerCase())).size).toBe(items.length);
  });

  it('is read by somebody of 13: at most 4.8 letters a word', () => {
    const words = bank.areas.flatMap(({ second, options }) => [second, ...options].flatMap(({ text }) => wordsOf(text)));
    expect(words.join('').length / words.length).toBeLessThan(4.8);
  });
});

describe('the time that the assessment takes, by the stated model', () => {
  it('is at most 13 minutes, in stages and fixed', () => {
    expect(minutesFor('adaptive')).toBeLessThanOrEqual(13);
    expect(minutesFor('fixed')).toBeLessThanOrEqual(13);
  });
});
