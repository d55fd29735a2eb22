import type { Career } from '@careerscoop/catalogue/career';

import { loadCatalogue } from '@careerscoop/catalogue/load';
import { SHARED_MARK } from '@careerscoop/contract/shared-figures';
import type { CardOf } from '@careerscoop/contract/chat-cards';
import { z } from 'zod';
import { careerFacts } from '../ledger/career-facts.ts';
import { payDifference } from '../ledger/difference-facts.ts';
import type { Fact, Ledger } from '../ledger/facts.ts';
import { careerCode, careerOf, refOf } from './career-ref.ts';
import { schooling } from './find-careers.ts';
import { defineTool } from './tool.ts';

const input = z.strictObject({ careers: z.array(careerCode).min(2).max(4) });

type Row = CardOf<'comparison'>['rows'][number];
const NOT_PUBLISHED = { text: 'Not published', value: null };
const AI = { H: 3, M: 2, L: 1 };
const AI_WORDS = { H: 'A large part of it', M: 'Some of it', L: 'A small part of it' };
const REASONS = 3;

/** Two to four careers beside each other, with what sets them apart. */
export const compareCareers = defineTool({
  name: 'compare_careers',
  about: 'Puts two to four careers beside each other: pay, schooling, growth, openings, AI; differences are computed.',
  input,
  run: async ({ own: list, ledger }, { careers: codes }: z.output<typeof input>) => {
    const careers = [...new Set(codes)].map(careerOf);
    const own = await list();
    const facts = careers.flatMap((career) => [
      ...ledger.addAll(careerFacts(career, 'pay')),
      ...ledger.addAll(careerFacts(career, 'study').filter(({ key }) => key === 'typical_education')),
      ...ledger.addAll(careerFacts(career, 'outlook')),
      ...ledger.addAll(careerFacts(career, 'ai')),
    ]);
    const [best, other] = careers.toSorted((a, b) => (b.wage?.median ?? 0) - (a.wage?.median ?? 0));
    if (best && other)
      facts.push(...ledger.addAll(payDifference(best, careers.length === 2 ? other : (careers.findLast((one) => one !== best) ?? other))));
    const reasons = careers.map(({ onet_code }) =>
      (own.find((one) => one.onet_code === onet_code)?.reasons ?? [])
        .filter(({ kind }) => kind === 'for')
        .slice(0, REASONS)
        .map(({ text }) => text),
    );
    const card: CardOf<'comparison'> = {
      kind: 'comparison',
      careers: careers.map(refOf),
      rows: markMain(rowsOf(careers, ledger)),
      reasons,
      sources: sourcesOf(facts),
    };
    return { facts, card, careers: careers.map(refOf), reasons };
  },
});

function rowsOf(careers: readonly Career[], ledger: Ledger): Row[] {
  const told =
    (key: string, fit: (fact: Fact) => string = ({ text }) => text) =>
    (career: Career) => {
      const fact = ledger.find(career.onet_code, key);
      return fact ? { text: fact.wider ? `${fit(fact)}, ${SHARED_MARK}` : fit(fact), value: fact.value } : NOT_PUBLISHED;
    };
  const pay = (career: Career) => {
    const hourly = told('hourly_median', ({ text }) => `${text} an hour`)(career);
    return career.wage?.median === null && hourly.value !== null
      ? { ...hourly, value: null }
      : told('median_wage', ({ text }) => `${text} a year`)(career);
  };
  const row = (key: string, label: string, value: (career: Career) => Row['values'][number]): Row => ({
    key,
    label,
    values: careers.map(value),
    main: false,
  });
  return [
    row('median_wage', 'Middle pay', pay),
    row('typical_education', 'Usual schooling', (career) => ({
      ...told('typical_education')(career),
      value: career.outlook ? schooling(career) : null,
    })),
    row(
      'growth_percent',
      'Change in jobs by 2034',
      told('growth_percent', ({ value, text }) =>
        (value ?? 0) < 0 ? `${text} fewer` : (value ?? 0) === 0 ? 'About the same' : `${text} more`,
      ),
    ),
    row('openings', 'Openings a year', told('openings')),
    row('ai', 'What AI tools could speed up', ({ impact }) => (impact ? { text: AI_WORDS[impact], value: AI[impact] } : NOT_PUBLISHED)),
  ];
}

/** The two rows in which the careers are furthest apart, each by its own measure. */
function markMain(rows: readonly Row[]): Row[] {
  const apart = (row: Row) => {
    const values = row.values.flatMap(({ value }) => value ?? []);
    if (values.length < 2) return 0;
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const weight: Record<string, number> = { median_wage: 50_000, typical_education: 2, growth_percent: 12, ai: 2.5, openings: Infinity };
    return (high - low) / (weight[row.key] ?? 1);
  };
  const main = rows.toSorted((a, b) => apart(b) - apart(a)).slice(0, 2);
  return rows.map((row) => ({ ...row, main: main.includes(row) && apart(row) > 0 }));
}

/** The publishers behind some facts, each once. */
function sourcesOf(facts: readonly Fact[]): { source: string; year: string; href: string | null }[] {
  const groups = Object.values(loadCatalogue().provenance);
  const seen = new Map(facts.map(({ source, year }) => [`${source} ${year}`, { source, year }]));
  return [...seen.values()].map((one) => ({ ...one, href: groups.find(({ source }) => source === one.source)?.url ?? null }));
}
