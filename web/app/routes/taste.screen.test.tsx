import { askTaste, type TasteCard, type TasteCareer } from '@careerscoop/contract/taste';
import { OPENING } from '@careerscoop/contract/taste-opening';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeAnswer, fakeNoNetwork, fakeRefusal } from '../../test/fake-api.ts';
import { gate, press } from '../../test/hands.ts';
import { enter } from '../../test/people.ts';
import { show } from '../../test/show.tsx';
import TastePage from './taste.tsx';

const SECOND: TasteCard[] = [
  { id: 901, text: 'Grow mushrooms', area: 'grow' },
  { id: 902, text: 'Steer a boat', area: 'vehicles' },
  { id: 903, text: 'Sing in a choir', area: 'perform' },
];
const THIRD: TasteCard[] = [
  { id: 904, text: 'Bind a book', area: 'craft' },
  { id: 905, text: 'Keep bees', area: 'animals' },
  { id: 906, text: 'Wire a lamp', area: 'wiring' },
];
const career = (title: string, more: Partial<TasteCareer> = {}): TasteCareer => ({
  onet_code: '19-1031.03',
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  description: 'They lead the walks.',
  resource: '/art/careers/19-1031.03.svg',
  reasons: [{ kind: 'for', text: 'You would be outside.', answer: 'You gave “Keep bees” a 5.' }],
  hard_part: 'Weekends are the busiest days.',
  ...more,
});
const CAREERS = [
  career('Park Naturalist'),
  career('Wind Technician', { onet_code: '49-9081.00' }),
  career('Veterinarian', { onet_code: '29-1131.00' }),
];

const FOURS = Object.fromEntries(OPENING.map(({ id }) => [id, 4]));
const next = (cards: TasteCard[]) => fakeAnswer(askTaste, { done: false, cards, careers: [] });
const card = (text: string) => screen.findByRole('group', { name: new RegExp(text) });
const kept = () => JSON.parse(localStorage.getItem('scenarios') ?? '{}') as { answers?: Record<string, number>; user_id?: number };

async function answer(cards: readonly { text: string }[], step: string): Promise<void> {
  for (const { text } of cards) press(step, await card(text));
}

/** Answers the first nine cards. */
async function answerNine(): Promise<unknown[]> {
  const sent = next(SECOND);
  await answer(OPENING, '4, Very likely');
  await card('Grow mushrooms');
  next(THIRD);
  await answer(SECOND, '2, Not very likely');
  await card('Bind a book');
  return sent;
}

// The next file in this process has its own screen again.
afterEach(() => void vi.unstubAllGlobals());

// Nothing slides: a card lies there at once.
beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('scrollTo', () => undefined);
});

it('asks twelve cards, three of them at a time by the answers before, and shows three careers with their reasons', async () => {
  show(<TastePage />, '/taste');
  await card('^Card 1 of 12');
  const sent = await answerNine();
  expect(sent[0]).toEqual({ answers: OPENING.map(({ id }) => ({ id, answer: 4 })) });
  fakeAnswer(askTaste, { done: true, cards: [], careers: CAREERS });
  await answer(THIRD, '5, Extremely likely');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Three to look at first' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  const [first] = screen.getAllByRole('listitem');
  within(first!).getByRole('link', { name: 'Park Naturalist' });
  within(first!).getByText(/You gave “Keep bees” a 5/);
  within(first!).getByText('Weekends are the busiest days.');
  expect(screen.getByRole('link', { name: 'Find all ten' }).getAttribute('href')).toBe('/new/student');
});

it('keeps the answers where the assessment keeps its own, without a name, and leaves what else is there', async () => {
  localStorage.setItem('scenarios', JSON.stringify({ user_id: 7, answers: { 301: 3013 }, cone: { 201: 2 }, cups: [null, null, null] }));
  next(SECOND);
  show(<TastePage />, '/taste');
  await answer(OPENING, '3, Maybe');
  await card('Grow mushrooms');
  expect(kept()).toMatchObject({ user_id: 7, answers: { 301: 3013, [OPENING[0].id]: 3 }, cone: { 201: 2 } });
  expect(kept()).not.toHaveProperty('tasted_at');
});

it('notes beside the answers of nobody known when they were given', async () => {
  next(SECOND);
  show(<TastePage />, '/taste');
  const before = Date.now();
  await answer(OPENING, '3, Maybe');
  await card('Grow mushrooms');
  expect(kept()).toMatchObject({ tasted_at: expect.any(Number) as number });
  expect((kept() as { tasted_at: number }).tasted_at).toBeGreaterThanOrEqual(before);
});

it('asks nothing again after a reload, and goes on where it was left', async () => {
  localStorage.setItem('scenarios', JSON.stringify({ tasted_at: Date.now(), answers: FOURS }));
  next(SECOND);
  show(<TastePage />, '/taste');
  await card('Card 7 of 12.*Grow mushrooms');
});

it('shows nobody what a stranger said two hours ago, and begins a new record', async () => {
  localStorage.setItem('scenarios', JSON.stringify({ tasted_at: Date.now() - 2 * 3_600_000, answers: FOURS }));
  show(<TastePage />, '/taste');
  press('3, Maybe', await card('^Card 1 of 12'));
  await card('^Card 2 of 12');
  expect(kept().answers).toEqual({ [OPENING[0].id]: 3 });
});

it('keeps the answers of a signed-in student in their name, with what they had said as a stranger just before', async () => {
  enter();
  const { unmount } = show(<TastePage />, '/taste');
  press('3, Maybe', await card('^Card 1 of 12'));
  await card('^Card 2 of 12');
  expect(kept()).toEqual({ user_id: 7, answers: { [OPENING[0].id]: 3 } });
  unmount();
  localStorage.setItem('scenarios', JSON.stringify({ tasted_at: Date.now(), answers: { [OPENING[0].id]: 3 } }));
  show(<TastePage />, '/taste');
  press('3, Maybe', await card('^Card 2 of 12'));
  await card('^Card 3 of 12');
  expect(kept()).toEqual({ user_id: 7, answers: { [OPENING[0].id]: 3, [OPENING[1].id]: 3 }, tasted: [OPENING[0].id] });
});

it('goes back one card and on again, with the answer changed', async () => {
  next(SECOND);
  show(<TastePage />, '/taste');
  await answer(OPENING.slice(0, 2), '4, Very likely');
  await card(OPENING[2].text);
  press('Back one card');
  const second = await card(OPENING[1].text);
  expect(within(second).getByRole('button', { name: '4, Very likely' }).getAttribute('aria-pressed')).toBe('true');
  press('1, Not at all likely', second);
  await card(OPENING[2].text);
  expect(kept().answers).toEqual({ [OPENING[0].id]: 4, [OPENING[1].id]: 1 });
});

it('waits with the shape of a card while the next ones are on their way', async () => {
  const { opened, open } = gate();
  fakeAnswer(askTaste, { done: false, cards: SECOND, careers: [] }, opened);
  show(<TastePage />, '/taste');
  await answer(OPENING, '4, Very likely');
  await screen.findByText('One moment…');
  await act(async () => open());
  await card('Grow mushrooms');
});

it('says so without a network, keeps the answers, and goes on when it is back', async () => {
  fakeNoNetwork(askTaste);
  show(<TastePage />, '/taste');
  await answer(OPENING, '4, Very likely');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Your answers are safe.');
  expect(Object.keys(kept().answers ?? {})).toHaveLength(6);
  next(SECOND);
  press('Try again');
  await card('Grow mushrooms');
});

it('says what is wrong with twelve equal answers, and starts over without them', async () => {
  show(<TastePage />, '/taste');
  await answerNine();
  fakeRefusal(askTaste, { status: 400, body: { answers: ['You gave every card the same number, so we cannot tell what you like.'] } });
  await answer(THIRD, '4, Very likely');
  expect((await screen.findByRole('alert')).textContent).toContain('You gave every card the same number');
  press('Start the cards over');
  await card('Card 1 of 12');
  expect(kept().answers).toEqual({});
});

it('says how sure it is, and starts over from the three', async () => {
  show(<TastePage />, '/taste');
  await answerNine();
  fakeAnswer(askTaste, { done: true, cards: [], careers: CAREERS });
  await answer(THIRD, '5, Extremely likely');
  const sure = await screen.findByRole('heading', { name: 'How sure is this?' });
  expect(sure.parentElement?.textContent).toMatch(/Not very, yet\..*made-up students/);
  press('Start the cards over');
  await card('Card 1 of 12');
});
