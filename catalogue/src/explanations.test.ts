import { describe, expect, it } from 'vitest';
import { readingGrade } from './check/reading-level.ts';
import { rules } from './check/rules.ts';
import { sentencesOf, wordsOf } from './check/text.ts';
import { loadExplanations, parseExplanations } from './explanations.ts';
import { loadCatalogue } from './load.ts';

const explanations = loadExplanations();
const all = Object.entries(explanations).flatMap(([group, texts]) => {
  return Object.entries(texts).map(([name, text]) => ({ group, name, text }));
});

describe('loadExplanations', () => {
  it.each(['skills', 'knowledge', 'activities', 'values', 'styles'] as const)('explains all %s of the data and nothing else', (group) => {
    const names = loadCatalogue().elements[group].map(({ name }) => name);
    expect(Object.keys(explanations[group])).toEqual(names);
  });

  it.each(all)('says $group "$name" in one plain sentence of its own', ({ name, text }) => {
    expect(sentencesOf(text)).toEqual([text]);
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(wordsOf(text).length).toBeGreaterThanOrEqual(8);
    expect(wordsOf(text).length).toBeLessThanOrEqual(20);
    expect(all.filter((one) => one.text === text)).toHaveLength(1);
    for (const { words, pattern, fields } of rules.phrases) {
      if (fields === undefined) expect(words?.exec(text) ?? pattern?.exec(text) ?? name).toBe(name);
    }
  });

  it('reads like a book of grade 6 or below', () => {
    for (const group of Object.values(explanations)) {
      expect(readingGrade(Object.values(group), new Set())).toBeLessThan(6.5);
    }
  });
});

describe('parseExplanations', () => {
  it.each([
    ['an unknown group', { ...explanations, hobbies: {} }, /explanations\.json: .*hobbies/],
    ['an empty text', { ...explanations, styles: { Persistence: ' ' } }, /styles\.Persistence/],
    ['a missing zone', { ...explanations, job_zones: { '1': 'Easy.' } }, /job_zones\.2/],
  ])('refuses %s', (_, data, message) => {
    expect(() => parseExplanations(data)).toThrow(message);
  });
});
