import { readFileSync } from 'node:fs';
import { loadExplanations } from '@careerscoop/catalogue/explanations';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import { sharedSentence } from '@careerscoop/contract/shared-figures';
import { expect, it } from 'vitest';
import { phrases } from '../assessment/content/phrases.ts';
import { measureSameness } from './sameness.ts';
import { scoopQuestions } from './scoop-answers.ts';

const table = readFileSync(new URL('../../../docs/scoop-sentences.md', import.meta.url), 'utf8').split('## Sentences')[1] ?? '';
const rows = table.split('\n');
const sentences = [...table.matchAll(/^\| (.+?) \| .+ \|$/gm)]
  .map(([, text = '']) => text.replaceAll('\\*', '*'))
  .filter((text) => /[.]$/.test(text));
const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
// The longer first: one sentence may begin as another does.
const patterns = sentences
  .toSorted((a, b) => b.length - a.length)
  .map((text) => ({ text, pattern: new RegExp(escaped(text).replaceAll(/\{[^}]+\}/g, '.+?') + '(?= |$)') }));
const explanations = loadExplanations();
const whole = [
  ...[explanations.skills, explanations.knowledge, explanations.activities].flatMap((list) => Object.values(list)),
  ...Object.values(phrases.job_zones),
  ...Object.values(phrases.impact),
].toSorted((a, b) => b.length - a.length);
const careers = loadCatalogue().careers;

it(
  'each sentence of every answer stands in the table of docs/scoop-sentences.md, and each of the table is said',
  { timeout: 120_000 },
  () => {
    const said = new Set<string>();
    const over: string[] = [];
    for (const career of careers) {
      const own = [career.words?.try_this ?? '', sharedSentence(Math.max(career.wage?.shared_with ?? 0, career.outlook?.shared_with ?? 0))];
      for (const answer of scoopQuestions(career).flatMap(({ answers }) => answers)) {
        let left = answer;
        for (const text of [...own, ...whole]) if (text) left = left.replace(text, '');
        left = left.replaceAll(/ +/g, ' ').trim();
        while (left !== '') {
          const found = patterns.find(({ pattern }) => left.search(pattern) === 0);
          if (!found) break;
          said.add(found.text);
          left = left.replace(found.pattern, '').trim();
        }
        if (left !== '') over.push(`${career.mask_title}: ${left}`);
      }
    }
    expect(over.slice(0, 20)).toEqual([]);
    const unsaid = sentences.filter((text) => !said.has(text));
    expect(
      unsaid.filter((text) => !rows.some((row) => row.includes(text.replace('*', '\\*')) && row.includes('no career needs it now'))),
    ).toEqual([]);
  },
);

it('says of nothing how much of the day it takes, and of nobody who is paid least', () => {
  const texts = careers.flatMap((career) => scoopQuestions(career).flatMap(({ answers }) => answers));
  expect(texts.filter((text) => /fills? most days|stays with people|room to grow|often newcomers/i.test(text))).toEqual([]);
});

it('shares at most 15 % of the answers between careers', () => {
  const { answers, shared } = measureSameness();
  expect(shared / answers).toBeLessThanOrEqual(0.15);
});
