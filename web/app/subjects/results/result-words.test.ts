import { readFileSync } from 'node:fs';
import { STORIES } from '@careerscoop/contract/constants';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTIONS } from './attributions.ts';
import { listTitle, resultWords } from './result-words.ts';

const textsOf = (value: unknown): string[] => (typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf));
const everything = textsOf(resultWords);
const wordsOf = (text: string) => text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];

describe('the words of the results screens', () => {
  it('keep every sentence within 22 words', () => {
    const sentences = everything.flatMap((text) => text.split(/(?<=[.!?])\s+/));
    for (const sentence of sentences) expect(wordsOf(sentence).length, sentence).toBeLessThanOrEqual(22);
  });

  it('never say what a student dislikes, is good at or will become, and give no percentage', () => {
    const never = /dislike|\bhate\b|you are (great|good|bad|not)\b|you will be|\bperfect\b|\bmust\b|\d ?%/i;
    for (const text of everything) expect(text).not.toMatch(never);
  });

  it('fill the thinking screen with six stories of 25 to 40 words', () => {
    expect(resultWords.stories).toHaveLength(STORIES);
    for (const story of resultWords.stories) {
      expect(wordsOf(story).length, story).toBeGreaterThanOrEqual(25);
      expect(wordsOf(story).length, story).toBeLessThanOrEqual(40);
    }
    expect(resultWords.notice.title).toBe('Almost there!');
  });

  it('name the word of clarity inside its sentence, so that it can be set in bold', () => {
    for (const { title, word } of Object.values(resultWords.clarity)) expect(title).toContain(word);
  });

  it('greet by first name, and do without one', () => {
    expect(listTitle('Noor')).toBe('Here are your ten, Noor');
    expect(listTitle(undefined)).toBe('Here are your ten');
  });
});

describe('the attributions', () => {
  it('stand word for word as the catalogue has them', () => {
    const url = new URL('../../../../catalogue/data/attributions.json', import.meta.url);
    const published = JSON.parse(readFileSync(url, 'utf8')) as unknown[];
    for (const attribution of ATTRIBUTIONS) expect(published).toContainEqual(attribution);
  });
});
