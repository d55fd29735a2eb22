import type { Page } from '@playwright/test';
import { demo, scenariosFor, signIn } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { signInOnScreen } from '../pages/accounts.ts';
import { pageOf, ratingRow, status } from '../pages/assessment.ts';

const card = (page: Page, place: number) => page.getByRole('group', { name: new RegExp(`^Card ${place} of 12`) });
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('scenarios') ?? '{}') as { answers?: object });

test('the first card stands in the start page, its script comes at the first touch, and twelve answers give three careers', async ({
  page,
}) => {
  const scripts: string[] = [];
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const atFirst = scripts.length;
  const first = card(page, 1);
  await expect(first).toBeVisible();
  expect(scripts).toHaveLength(atFirst);
  await first.getByRole('button', { name: '5, Extremely likely' }).click();
  await expect(card(page, 2)).toBeFocused();
  expect(scripts.length).toBeGreaterThan(atFirst);
  await expect(page).toHaveURL('/');

  for (let place = 2; place <= 12; place += 1) {
    await card(page, place)
      .getByRole('button', { name: place % 3 === 0 ? '5, Extremely likely' : '2, Not very likely' })
      .click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Three to look at first' })).toBeVisible();
  await expect(page).toHaveURL('/taste');
  expect(posts.filter((path) => path === '/api/v1/taste/')).toHaveLength(3);
  expect(Object.keys((await kept(page)).answers ?? {})).toHaveLength(12);

  // The three are there again after a reload, and each leads to its page.
  await page.reload();
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(3);
  const title = await links.first().textContent();
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
});

test('by keyboard alone, with a reload in the middle: each card takes the focus, and nothing is asked again', async ({ page }) => {
  await page.goto('/taste');
  for (let place = 1; place <= 12; place += 1) {
    if (place === 1 || place === 8) await card(page, place).focus();
    else await expect(card(page, place)).toBeFocused();
    const rating = place % 2 ? 4 : 1;
    for (let step = 0; step < rating; step += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    if (place !== 7) continue;
    await expect(card(page, 8)).toBeFocused();
    await page.reload();
    await expect(card(page, 8)).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Three to look at first' })).toBeFocused();
});

test('without a network in the middle nothing is lost, and it goes on once it is back', async ({ page, watch }) => {
  watch.allow(/^failed POST \/api\/v1\/taste\//);
  await page.goto('/taste');
  await page.route('**/api/v1/taste/', (route) => route.abort('internetdisconnected'));
  for (let place = 1; place <= 6; place += 1) await card(page, place).getByRole('button', { name: /^4/ }).click();
  await expect(page.getByRole('alert')).toContainText('Your answers are safe');
  expect(Object.keys((await kept(page)).answers ?? {})).toHaveLength(6);
  await page.unroute('**/api/v1/taste/');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 7)).toBeVisible();
});

test('twelve equal answers are no ground for three careers: it says so and starts over', async ({ page, watch }) => {
  watch.allow(/^400 POST \/api\/v1\/taste\//);
  await page.goto('/taste');
  for (let place = 1; place <= 12; place += 1) await card(page, place).getByRole('button', { name: /^3/ }).click();
  await expect(page.getByRole('alert')).toContainText('You gave every card the same number');
  await page.getByRole('button', { name: 'Start the cards over' }).click();
  await expect(card(page, 1)).toBeVisible();
  expect((await kept(page)).answers).toEqual({});
});

test('what was said to the cards is not asked again in the assessment after signing in', async ({ page, request }) => {
  const scenarios = await scenariosFor(request, await signIn(request, demo('new')));
  await page.goto('/taste');
  for (let place = 1; place <= 6; place += 1) await card(page, place).getByRole('button', { name: /^4/ }).click();
  await expect(card(page, 7)).toBeVisible();
  const said = Object.keys((await kept(page)).answers ?? {}).map(Number);
  await page.goto('/signin?redirect=/scenario/1/1');
  await signInOnScreen(page, demo('new'));
  await expect(page).toHaveURL('/scenario/1/1');
  const first = pageOf(scenarios, 1);
  const known = first.filter(({ id }) => said.includes(id));
  expect(known.length).toBeGreaterThan(0);
  for (const { question } of known) await expect(ratingRow(page, question).getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(status(page)).toHaveText(`${first.length - known.length} more on this page`);
});
