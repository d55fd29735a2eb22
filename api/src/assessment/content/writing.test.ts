import { AREAS, EDUCATION_STEPS } from '@careerscoop/engine/constructs';
import { EDUCATION } from '@careerscoop/contract/schooling';
import { describe, expect, it } from 'vitest';
import phrasesJson from './phrases.json' with { type: 'json' };
import scenariosJson from './scenarios.json' with { type: 'json' };
import rules from './writing-rules.json' with { type: 'json' };
import { readItemsPage, withItems } from './items-page.ts';
import { phrasesFile, scenariosFile } from './schema.ts';

const { scenarios, version } = scenariosFile.parse(scenariosJson);
const phrases = phrasesFile.parse(phrasesJson);
const questions = scenarios.flatMap((scenario) => scenario.questions);
const situations = questions.filter(({ construct }) => construct.kind === 'situation');

/** Everything a student may read, as [where, text]. */
function textsOf(value: unknown, where: string): [string, string][] {
  if (typeof value === 'string') return [[where, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !['construct', 'image', 'image_1_url', 'question_id', 'version'].includes(key))
    .flatMap(([key, inner]) => textsOf(inner, `${where}.${key}`));
}
const everything = [...textsOf(scenarios, 'scenarios'), ...textsOf(phrases, 'phrases')];

const wordsOf = (text: string) => text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).filter((part) => wordsOf(part).length > 0);
const oneOf = (words: string[]) => new RegExp(`\\b(${words.join('|')})\\b`, 'i');
const jobTitle = oneOf(rules.job_titles.flatMap((title) => [title, `${title}s`]));
const money = oneOf(rules.money);
const status = oneOf(rules.status);
const gender = oneOf(rules.gender);

describe('the words round the items', () => {
  it('give nothing a gender', () => {
    for (const [where, text] of everything) expect(text, where).not.toMatch(gender);
  });

  it('set no scene in terms of pay, rank or job titles', () => {
    for (const { description } of situations) {
      for (const banned of [money, status, jobTitle]) expect(description).not.toMatch(banned);
    }
  });
});

describe('what is said about a result', () => {
  it('names each area inside its sentences, so that the name can be set in bold', () => {
    for (const phrase of Object.values(phrases.areas)) {
      expect(phrase.for).toContain(phrase.name);
      expect(phrase.against).toContain(phrase.name);
      expect(wordsOf(phrase.name).length).toBeGreaterThanOrEqual(2);
      expect(wordsOf(phrase.name).length).toBeLessThanOrEqual(4);
    }
  });

  it('calls each skill what its tag calls it', () => {
    for (const { construct, question } of questions) {
      if (construct.kind !== 'skill') continue;
      expect(phrases.skills[construct.skill].name).toBe(question.toLowerCase());
    }
  });

  it('knows every education goal by its id on the wire', () => {
    const values = EDUCATION_STEPS.map((step) => phrases.education[step].value);
    expect(values).toEqual(EDUCATION.map(({ value }) => value));
  });

  it('never says what a student dislikes, is good at or will become, and gives no percentage', () => {
    const never = /dislike|\bhate\b|you are (great|good|bad|not)\b|you will be|\bperfect\b|\bmust\b|\d ?%/i;
    for (const [where, text] of everything) expect(text, where).not.toMatch(never);
  });

  it('speaks of the same edition as the items', () => {
    expect(phrases.version).toBe(version);
  });
});

describe('reading level', () => {
  it('keeps every sentence within 22 words, and the average within 9', () => {
    const lengths = everything.flatMap(([where, text]) =>
      sentencesOf(text).map((sentence) => ({ where, length: wordsOf(sentence).length })),
    );
    for (const { where, length } of lengths) expect(length, where).toBeLessThanOrEqual(22);
    expect(lengths.reduce((sum, { length }) => sum + length, 0) / lengths.length).toBeLessThan(9);
  });

  it('keeps words short: at most 11 letters but for a few known ones, and 4.5 on average', () => {
    const words = everything.flatMap(([, text]) => wordsOf(text.replace(/\{\w+\}/g, '')));
    const long = words.filter((word) => word.length > 11 && !rules.long_words.includes(word.toLowerCase()));
    expect([...new Set(long)]).toEqual([]);
    expect(words.join('').length / words.length).toBeLessThan(4.5);
  });
});

describe('docs/assessment-items.md', () => {
  it('holds every item as it is now, and at least six rows an area', () => {
    const page = readItemsPage();
    expect(withItems(page) === page, 'run npm run assessment:items').toBe(true);
    for (const { key } of AREAS) expect(page.split(`| \`${key}\` |`).length - 1, key).toBeGreaterThanOrEqual(6);
  });
});
