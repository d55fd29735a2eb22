import type { Page } from '@playwright/test';
import { ANSWERS, keptAnswers, partOf, submissionOf } from '../house/answers.ts';
import { demo, demoVisitor, resultsOf, scenariosFor, signIn } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { keptInBrowser, logOut, signInOnScreen } from '../pages/accounts.ts';
import {
  cupInPlace,
  cupToPick,
  heading,
  next,
  pageOf,
  previous,
  ratingRow,
  skillInBand,
  skillInTray,
  status,
} from '../pages/assessment.ts';
import { shownTitles, titlesOf } from '../pages/results.ts';
import { home } from '../pages/site.ts';

const SCENARIOS = '**/api/v1/scenarios/';
/** Every answer but the sending: the last screen, with all before it done. */
const LAST = '/scenario/4/1';

function countSubmissions(page: Page): () => unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/scenarios/')) bodies.push(request.postDataJSON());
  });
  return () => bodies;
}

test('what was left out is listed, nothing is sent before it is there, and the list leads to it', async ({
  page,
  novice,
  scenarios,
  enter,
}) => {
  const sent = countSubmissions(page);
  const note = page.getByRole('alert');
  await test.step('jumping to the end with nothing answered', async () => {
    await page.goto(LAST);
    await cupToPick(page, 'None').click();
    await next(page).click();
    await expect(note.getByRole('listitem')).toHaveText([
      'Part 1, Rate the doing: 48 answers missing',
      'Part 2, Stack your skills: 21 answers missing',
      'Part 3, What fits you best: 28 answers missing',
    ]);
    expect(sent()).toEqual([]);
  });

  await test.step('one answer and a whole part missing', async () => {
    const whole = keptAnswers(scenarios, ANSWERS, novice.user.id);
    const missing = pageOf(scenarios, 3)[4] ?? { id: 0, question: '' };
    const { [missing.id]: _, ...answers } = whole.answers;
    await enter(novice, { scenarios: JSON.stringify({ ...whole, answers, cone: {} }) });
    await page.goto(LAST);
    await next(page).click();
    await expect(note).toContainText('Some parts are still open.');
    await expect(note.getByRole('listitem')).toHaveText([
      'Part 1, Rate the doing: 1 answer missing',
      'Part 2, Stack your skills: 21 answers missing',
    ]);
    expect(sent()).toEqual([]);
    await note.getByRole('button', { name: 'Open part 1' }).click();
    await expect(page).toHaveURL('/scenario/1/3');
    await expect(status(page)).toHaveText('1 more on this page');
    await expect(ratingRow(page, missing.question).getByRole('radio', { checked: true })).toHaveCount(0);
  });
});

test('a failed sending keeps the answers; the next one goes through, once', async ({ page, request, student, enter, watch }) => {
  watch.allow(/^500 POST \/api\/v1\/scenarios\/$/);
  const scenarios = await scenariosFor(request, student);
  await enter(student, { scenarios: JSON.stringify(keptAnswers(scenarios, ANSWERS, student.user.id)) });
  const sent = countSubmissions(page);
  await page.route(SCENARIOS, (route) =>
    route.fulfill({ status: 500, json: { detail: 'Something went wrong on our side.', code: 'internal' } }),
  );
  await page.goto(LAST);
  await next(page).click();
  await expect(page.getByRole('alert')).toContainText('Your answers were not sent yet.');
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.');
  await expect(cupInPlace(page, ANSWERS.cups[0] ?? '', 1)).toBeVisible();
  expect(JSON.parse((await keptInBrowser(page))['scenarios'] ?? '{}')).toMatchObject({ cups: ANSWERS.cups });
  await page.unroute(SCENARIOS);

  let letGo = () => undefined as void;
  const gate = new Promise<void>((open) => (letGo = open));
  await page.route(SCENARIOS, async (route) => {
    await gate;
    await route.continue();
  });
  await next(page).click();
  await expect(next(page)).toBeDisabled();
  await next(page).click({ force: true });
  letGo();
  await expect(page).toHaveURL('/results');
  expect(sent()).toEqual(Array.from({ length: 2 }, () => submissionOf(scenarios, ANSWERS)));
  expect(await shownTitles(page)).toEqual(titlesOf(await resultsOf(request, student)));

  await page.unroute(SCENARIOS);
  expect(Object.keys(await keptInBrowser(page))).not.toContain('scenarios');
  await home(page).click();
  await page.getByRole('link', { name: "Let's Start" }).first().click();
  await expect(page).toHaveURL('/scenario/0');
  await next(page).click();
  await expect(page).toHaveURL('/scenario/1/1');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('questions that cannot be loaded can be asked for again', async ({ page, novice: _novice, watch }) => {
  test.slow();
  watch.allow(/^500 GET \/api\/v1\/scenarios\//);
  await page.route(`${SCENARIOS}?page=1`, (route) =>
    route.fulfill({ status: 500, json: { detail: 'Something went wrong on our side.', code: 'internal' } }),
  );
  await page.goto('/scenario/1/1');
  await expect(page.getByText('We could not load the questions.')).toBeVisible();
  await page.unroute(`${SCENARIOS}?page=1`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('radiogroup')).toHaveCount(8);
});

test('mentors have no way in', async ({ page, request, enter }) => {
  await enter(await demoVisitor(request, 'mentor'));
  for (const path of ['/scenario/0', '/scenario/3/1', '/results', '/results/print']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/profile/sessions');
  }
  await page.goto('/profile/recommendations');
  await expect(page.getByRole('heading', { name: "You don't have any recommendations yet" })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Test Now' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See your sessions' })).toHaveAttribute('href', '/profile/sessions');
  await home(page).click();
  await expect(page.getByRole('link', { name: 'Open my profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: "Let's Start" })).toHaveCount(0);
});

test.describe('a shared computer', () => {
  test("logging out clears the answers, and sign-in drops somebody else's", async ({ page, request, scenarios, enter }) => {
    // Logging out ends this session, so it is not the one that other tests share.
    await enter(await signIn(request, demo('new')));
    const [row] = pageOf(scenarios, 1);
    await page.goto('/scenario/1/1');
    await ratingRow(page, row?.question ?? '')
      .getByRole('radio')
      .nth(4)
      .check();
    await page.getByRole('link', { name: 'Save and leave' }).click();
    await expect(page).toHaveURL('/');
    expect(Object.keys(await keptInBrowser(page))).toContain('scenarios');
    await logOut(page);
    await expect(page).toHaveURL('/signin');
    expect(Object.keys(await keptInBrowser(page))).not.toContain('scenarios');

    await page.evaluate(() => localStorage.setItem('scenarios', '{"user_id":4711,"answers":{"101":5},"cone":{},"cups":[]}'));
    await signInOnScreen(page, demo('new'));
    await expect(page).toHaveURL('/profile/recommendations');
    expect(Object.keys(await keptInBrowser(page))).not.toContain('scenarios');
    await page.goto('/scenario/1/1');
    await expect(page.getByRole('radiogroup')).toHaveCount(8);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test("somebody else's answers are never shown, nor kept", async ({ page, novice, scenarios, enter }) => {
    const others = keptAnswers(scenarios, ANSWERS, novice.user.id + 1);
    await enter(novice, { scenarios: JSON.stringify(others) });
    await page.goto(LAST);
    await expect(status(page)).toHaveText('Three cups to place');
    const back = async (path: string) => {
      await previous(page).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('radio', { checked: true }), path).toHaveCount(0);
    };
    await back('/scenario/3/1');
    await expect(heading(page)).toHaveText('First parts 1 and 2');
    await back('/scenario/2/1');
    const [skill] = partOf(scenarios, 2).questions;
    await expect(skillInTray(page, skill?.question ?? '')).toBeVisible();
    await expect(skillInBand(page, skill?.question ?? '', ANSWERS.bands[0] ?? 1)).toHaveCount(0);
    await back('/scenario/2');
    for (const number of [6, 5, 4, 3, 2, 1]) await back(`/scenario/1/${number}`);
    await expect(page.getByRole('radiogroup')).toHaveCount(8);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });
});
