import type { Locator, Page } from '@playwright/test';
import { demoVisitor, resultsOf } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { careerPath } from '../pages/career.ts';

/** As long as a page may be on a phone; much longer, and nobody gets to its end. */
const LONGEST = 8_000;

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ request, enter }) => enter(await demoVisitor(request, 'student')));

/** How long the page is once all of it has been near, to its last part. */
async function lengthOf(page: Page, last: Locator): Promise<number> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(last).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  return page.evaluate(() => document.documentElement.scrollHeight);
}

test('the ten are a page of its length, with the licenses folded at its end', async ({ page }) => {
  await page.goto('/results');
  await expect(page.getByRole('button', { name: /^Why this\?/ })).toHaveCount(10);
  expect(await lengthOf(page, page.getByRole('contentinfo'))).toBeLessThanOrEqual(LONGEST);
  const sources = page.getByRole('region', { name: 'Sources' });
  await expect(sources).toContainText('CC BY 4.0');
  await expect(sources.getByRole('link', { name: 'BLS wages' })).toBeHidden();
  await sources.getByText('Sources and licenses').click();
  await expect(sources.getByRole('link', { name: 'BLS wages' })).toBeVisible();
});

test('a career is a page of its length; rating, saving and booking stand under its title; paper shows what is folded', async ({
  page,
  request,
}) => {
  const [first] = await resultsOf(request, await demoVisitor(request, 'student'));
  await page.goto(careerPath(first?.id ?? 0));
  const panel = page.getByRole('region', { name: 'How does it sound?' });
  for (const control of [
    panel.getByRole('group', { name: /^Rate / }),
    panel.getByRole('button', { name: /^(Saved|Save) / }),
    panel.getByRole('button', { name: /mentor/i }),
  ]) {
    await expect(control).toBeInViewport();
  }
  const school = page.getByRole('region', { name: 'The school it takes' });
  const levels = school.getByRole('listitem');
  await expect(school.getByText(/^Most often: /)).toBeVisible();
  await expect(levels).toHaveCount(0);
  expect(await lengthOf(page, page.getByText('Khan Academy'))).toBeLessThanOrEqual(LONGEST);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(levels.first()).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(levels).toHaveCount(0);
});

test('the bar on top stays one row with the longest name, which is all there to be read out', async ({ page, request }) => {
  const name = 'Metal Grinding and Polishing Machine Operator';
  const [first] = await resultsOf(request, await demoVisitor(request, 'student'));
  await page.route(/\/api\/v1\/result\/\d+\/$/, async (route) => {
    const answer = await route.fetch();
    const career = (await answer.json()) as { unique_title: object };
    await route.fulfill({ json: { ...career, unique_title: { ...career.unique_title, mask_title: name } } });
  });
  const bar = page.getByRole('banner');
  const height = async () => (await bar.boundingBox())?.height ?? 0;
  for (const [path, shown] of [
    [careerPath(first?.id ?? 0), name],
    ['/profile/changePhoto', /./],
  ] as const) {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(path);
    for (const width of [320, 390, 768, 1024]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(bar.locator('b').first()).toHaveText(shown);
      await expect(bar.getByRole('button', { name: 'Open menu' })).toBeInViewport();
      expect(await height(), `${path} at ${width}`).toBeLessThanOrEqual(72);
    }
  }
});

test('the words beside a stretch pick say what picked it, and the ten say nothing that the order does not hold', async ({
  page,
  request,
}) => {
  await page.goto('/results');
  await expect(page.getByText('by a formula over the public data, not a chatbot')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Three to stretch you' })).toContainText('in no order of fit');
  const stretch = (await resultsOf(request, await demoVisitor(request, 'student'))).find(({ rank }) => rank === 9);
  await page.goto(careerPath(stretch?.id ?? 0));
  await expect(page.getByText('by a formula over the public data, not a chatbot')).toBeVisible();
});
