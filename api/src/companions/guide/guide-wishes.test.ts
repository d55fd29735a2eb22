import { careerByCode } from '@careerscoop/catalogue/load';
import { expect, it } from 'vitest';
import { type Answered, askGuide } from '../../../evaluate/companions/ask.ts';

const CAREER = { agent: 'career-buddy', page: null } as const;
const ask = (text: string) => askGuide(text, CAREER);
const found = ({ cards }: Answered) =>
  cards.flatMap((card) => (card.kind === 'careers' ? card.careers.flatMap(({ onet_code }) => careerByCode(onet_code) ?? []) : []));

it.each([
  ['jobs that pay 25 an hour', 52_000],
  ['pay over 6 figures', 100_000],
  ['jobs with animals that pay $70,000', 70_000],
  ['2 year degree jobs that pay good', 60_000],
])('the pay asked for is said itself, with its source: %s', async (text, least) => {
  const answered = await ask(text);
  const amount = `$${least.toLocaleString('en-US')}`;
  expect(answered.content).toContain(`a middle pay of at least ${amount} a year`);
  expect(answered.cites.find((cite) => cite.text === amount)?.source).toMatch(/\S/);
  expect(found(answered).length).toBeGreaterThan(0);
  for (const { wage, mask_title } of found(answered)) expect(wage?.median, mask_title).toBeGreaterThanOrEqual(least);
  expect(answered.content).toMatch(/Next: /);
});

it('an age is no pay', async () => {
  const answered = await ask('jobs for people over 50');
  expect(answered.content).not.toContain('$');
});

it('no degree is not a degree of two years', async () => {
  const none = await ask('job with no degree that pays 80k');
  expect(none.content).toContain('usually take no degree');
  expect(found(none).length).toBeGreaterThan(3);
  expect(found(none).map(({ outlook }) => outlook?.typical_education)).not.toContain("Associate's degree");
  for (const text of ['2 year degree jobs that pay 80k', 'jobs without a bachelors degree that pay 80k']) {
    const two = await ask(text);
    expect(two.content).toContain('less than four years of college');
    expect(found(two).map(({ outlook }) => outlook?.typical_education)).toContain("Associate's degree");
  }
});

it('what stands behind the college that is left out is the wish', async () => {
  const answered = await ask('jobs that pay well without college with animals');
  expect(answered.content).toContain('These go with what you said');
});

it.each([
  ['whats the highest paying job without college', /usually take no degree, these come first by middle pay/],
  ['fastest growing jobs', /these come first by how many more jobs are expected/],
])('a search is not taken for a question about one career: %s', async (text, has) => {
  const answered = await ask(text);
  expect(answered.turn.understood.intent).toBe('find');
  expect(answered.content).toMatch(has);
});
