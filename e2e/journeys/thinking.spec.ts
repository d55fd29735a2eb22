import type { APIRequestContext, Page } from '@playwright/test';
import { RESULTS_NOTICE_MS, RESULTS_POLL_MS, STORIES, STORY_MS } from '@careerscoop/contract/constants';
import type { Result } from '@careerscoop/contract/results';
import { holdClock, pass, stopClock } from '../house/clock.ts';
import { type Visitor, demoVisitor, resultsOf } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { careerButtons } from '../pages/results.ts';

const RESULTS = '**/api/v1/result/';
const thinking = (page: Page) => page.getByRole('heading', { name: 'Mixing your ten', level: 1 });
const story = (page: Page) => page.locator('p[aria-live="polite"]').first();

/** Answers the list of results with whatever `list` gives, and counts how often it was asked for. */
async function answerResults(page: Page, list: () => Partial<Result>[]): Promise<() => number> {
  let asked = 0;
  await page.route(RESULTS, async (route) => {
    asked += 1;
    await route.fulfill({ json: list() });
  });
  return () => asked;
}

/** The answers were handed in, and their careers are not there yet. */
async function handedIn(page: Page, request: APIRequestContext, { access }: Visitor): Promise<void> {
  const answer = await request.get('/api/v1/profile/', { headers: { authorization: `Bearer ${access}` } });
  const json = { ...((await answer.json()) as object), assessment_taken: true };
  await page.route('**/api/v1/profile/', (route) => route.fulfill({ json }));
}

/** One interval goes by; the list is asked for, and its answer is drawn. */
async function nextPoll(page: Page): Promise<void> {
  const answer = page.waitForResponse(RESULTS);
  await pass(page, RESULTS_POLL_MS);
  await answer;
  await pass(page, 50);
}

test('asks every ten seconds until there are ten, and then no more', async ({ page, request, novice }) => {
  const real = await resultsOf(request, await demoVisitor(request, 'student'));
  let list: Result[] = [];
  const asked = await answerResults(page, () => list);
  await handedIn(page, request, novice);
  await holdClock(page);
  await page.goto('/results');
  await expect(thinking(page)).toBeVisible();
  await stopClock(page);

  const before = asked();
  await nextPoll(page);
  await nextPoll(page);
  list = real.slice(0, 9);
  await nextPoll(page);
  await expect(thinking(page)).toBeVisible();
  expect(asked()).toBe(before + 3);

  list = real;
  await nextPoll(page);
  await expect(careerButtons(page)).toHaveCount(10);
  await expect(thinking(page)).toHaveCount(0);
  await pass(page, 3 * RESULTS_POLL_MS);
  expect(asked()).toBe(before + 4);
});

test('who has handed in nothing is told so and can start; nothing is mixed or promised, and careers that come are shown', async ({
  page,
  request,
  novice: _novice,
}) => {
  const real = await resultsOf(request, await demoVisitor(request, 'student'));
  let list: Result[] = [];
  const asked = await answerResults(page, () => list);
  await holdClock(page);
  await page.goto('/results');
  const told = page.getByRole('heading', { name: 'Your ten start with your answers', level: 1 });
  await expect(told).toBeVisible();
  await expect(page.getByRole('main')).toContainText('You have not taken the assessment yet.');
  await expect(page.getByRole('link', { name: 'Start now' })).toHaveAttribute('href', '/scenario/0');
  await stopClock(page);
  const before = asked();
  await pass(page, RESULTS_NOTICE_MS);
  await expect(thinking(page)).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('email');
  expect(asked()).toBeGreaterThan(before);
  // Taken on another device meanwhile.
  list = real;
  await nextPoll(page);
  await expect(careerButtons(page)).toHaveCount(10);
});

test('leaving the screen ends the asking', async ({ page, request, novice }) => {
  const asked = await answerResults(page, () => []);
  await handedIn(page, request, novice);
  await holdClock(page);
  await page.goto('/results');
  await expect(thinking(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await stopClock(page);
  const before = asked();
  await pass(page, 3 * RESULTS_POLL_MS);
  expect(asked()).toBe(before);
});

test('tells six stories in turn, and after ninety seconds says that a mail will come, and goes on asking', async ({
  page,
  request,
  novice,
}) => {
  const asked = await answerResults(page, () => []);
  await handedIn(page, request, novice);
  await holdClock(page);
  await page.goto('/results');
  await expect(thinking(page)).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: 'Almost there!' });
  await stopClock(page);
  const told = [await story(page).innerText()];
  for (let next = 1; next < STORIES; next += 1) {
    await pass(page, STORY_MS);
    // The clock ran while the page was loading, so nobody knows how much is left: a third is not the whole.
    if (next * STORY_MS <= RESULTS_NOTICE_MS / 3) await expect(notice).toHaveCount(0);
    await expect(story(page)).not.toHaveText(told.at(-1) ?? '');
    told.push(await story(page).innerText());
  }
  expect(new Set(told).size).toBe(STORIES);
  await pass(page, RESULTS_NOTICE_MS - (STORIES - 1) * STORY_MS);
  await expect(story(page)).toHaveText(told[0] ?? '');
  await expect(notice).toContainText('We will send you an email when your ten are ready.');
  await expect(notice).toContainText('check your profile later');
  await page.getByRole('button', { name: 'Pause the stories' }).click();
  await pass(page, 2 * STORY_MS);
  await expect(story(page)).toHaveText(told[0] ?? '');

  const before = asked();
  await nextPoll(page);
  expect(asked()).toBe(before + 1);
  await notice.getByRole('link', { name: 'Go to your profile' }).click();
  await pass(page, 1_000);
  await expect(page).toHaveURL('/profile/recommendations');
});
