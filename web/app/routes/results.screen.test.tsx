import { RESULTS_NOTICE_MS, RESULTS_POLL_MS, STORIES, STORY_MS } from '@careerscoop/contract/constants';
import { getProfile } from '@careerscoop/contract/profile';
import { listResults, updateResult } from '@careerscoop/contract/results';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAnswer } from '../../test/fake-api.ts';
import { press } from '../../test/hands.ts';
import { enter, PROFILE } from '../../test/people.ts';
import { tenCareers } from '../../test/careers.ts';
import { showPages } from '../../test/show.tsx';
import Results from './results.tsx';

const open = () => showPages({ '/results': <Results /> }, '/results');
const thinking = () => screen.queryByRole('heading', { name: 'Mixing your ten', level: 1 });
const careers = () => screen.queryAllByRole('button', { name: /^Open / });

/** So much time goes by, and what comes of it is drawn. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  enter();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('while the ten are being made', () => {
  beforeEach(() => void fakeAnswer(getProfile, { ...PROFILE, assessment_taken: true }));

  it('asks every ten seconds until there are ten, and then no more', async () => {
    const none = fakeAnswer(listResults, []);
    open();
    await pass(100);
    expect(thinking()).toBeTruthy();
    expect(none).toHaveLength(1);
    await pass(RESULTS_POLL_MS);
    expect(none).toHaveLength(2);
    const nine = fakeAnswer(listResults, tenCareers().slice(0, 9));
    await pass(RESULTS_POLL_MS);
    expect(nine).toHaveLength(1);
    expect(thinking()).toBeTruthy();
    const ten = fakeAnswer(listResults, tenCareers());
    await pass(RESULTS_POLL_MS);
    expect(careers()).toHaveLength(10);
    expect(thinking()).toBeNull();
    await pass(3 * RESULTS_POLL_MS);
    expect(ten).toHaveLength(1);
  });

  it('asks no more once the screen is left', async () => {
    const asked = fakeAnswer(listResults, []);
    const { router } = open();
    await pass(100);
    expect(thinking()).toBeTruthy();
    await act(() => router.navigate('/about'));
    await pass(3 * RESULTS_POLL_MS);
    expect(asked).toHaveLength(1);
  });

  it('tells six stories in turn, and after ninety seconds says that a mail will come, and goes on asking', async () => {
    const asked = fakeAnswer(listResults, []);
    open();
    await pass(100);
    const story = () => document.querySelector('p[aria-live="polite"]')?.textContent ?? '';
    const notice = () => screen.queryByRole('status')?.textContent ?? '';
    const told = [story()];
    for (let next = 1; next < STORIES; next += 1) {
      await pass(STORY_MS);
      expect(notice()).not.toContain('Almost there!');
      told.push(story());
    }
    expect(new Set(told).size).toBe(STORIES);
    await pass(RESULTS_NOTICE_MS - (STORIES - 1) * STORY_MS);
    expect(story()).toBe(told[0]);
    expect(notice()).toContain('Almost there!');
    expect(notice()).toContain('We will send you an email when your ten are ready.');
    expect(notice()).toContain('check your profile later');
    expect(screen.getByRole('link', { name: 'Go to your profile' }).getAttribute('href')).toBe('/profile/recommendations');
    press('Pause the stories');
    await pass(2 * STORY_MS);
    expect(story()).toBe(told[0]);
    const before = asked.length;
    await pass(RESULTS_POLL_MS);
    expect(asked).toHaveLength(before + 1);
  });
});

it('who has handed in nothing is told so and can start; nothing is promised, and careers that come are shown', async () => {
  fakeAnswer(getProfile, PROFILE);
  const asked = fakeAnswer(listResults, []);
  open();
  await pass(100);
  expect(screen.getByRole('heading', { name: 'Your ten start with your answers', level: 1 })).toBeTruthy();
  const main = screen.getByRole('main');
  expect(main.textContent).toContain('You have not taken the assessment yet.');
  expect(screen.getByRole('link', { name: 'Start now' }).getAttribute('href')).toBe('/scenario/0');
  await pass(RESULTS_NOTICE_MS);
  expect(thinking()).toBeNull();
  expect(main.textContent).not.toContain('email');
  expect(asked.length).toBeGreaterThan(1);
  // Taken on another device meanwhile.
  fakeAnswer(listResults, tenCareers());
  await pass(RESULTS_POLL_MS);
  expect(careers()).toHaveLength(10);
});

it('a career that is opened and closed keeps its stars: nothing is sent until one is pressed, and then what the server says counts', async () => {
  const [first, ...others] = tenCareers();
  const rated = (score: number | null) => [{ ...first!, score }, ...others];
  fakeAnswer(listResults, rated(5));
  const sent = fakeAnswer(updateResult, { ...first!, score: 2 });
  open();
  await pass(100);
  press(/^Open Boat Builders/);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '5 of 5' }).checked).toBe(true);
  press('Back');
  await pass(1000);
  expect(sent).toEqual([]);
  press(/^Open Boat Builders/);
  fireEvent.click(screen.getByRole('radio', { name: '2 of 5' }));
  // Taken back on another device as soon as it was sent.
  fakeAnswer(listResults, rated(null));
  press('Back');
  await pass(1000);
  expect(sent).toEqual([{ score: 2, booked: false }]);
  press(/^Open Boat Builders/);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});
