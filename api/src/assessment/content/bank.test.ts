import { AREAS } from '@careerscoop/engine/constructs';
import { describe, expect, it } from 'vitest';
import { bank } from './bank.ts';
import { minutesFor } from './reading-time.ts';
import { content } from './scenarios.ts';

const wordsOf = (text: string) => text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
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
