import type { Page } from '@playwright/test';
import { expectGoodFocus } from '../house/focus.ts';
import { demoVisitor, resultsOf } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { tabTo } from '../pages/by-keyboard.ts';
import { careerPath } from '../pages/career.ts';
import { careerButtons } from '../pages/results.ts';

// Bar and footer are the same everywhere, so one wide page is enough; the forms differ.
const PAGES = [
  ['/', 1440],
  ['/', 320],
  ['/new/student', 320],
  ['/pricingplan', 320],
  ['/stories', 320],
  ['/terms', 320],
] as const;

for (const [path, width] of PAGES) {
  test(`the keyboard goes through ${path} at ${width}, and always shows where it is`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGoodFocus(page, `${path} at ${width}`);
  });
}

test('the keyboard goes through the ten careers and a part of the assessment', async ({ page, request, enter }) => {
  await enter(await demoVisitor(request, 'student'));
  await page.goto('/results');
  await expect(careerButtons(page)).toHaveCount(10);
  await expectGoodFocus(page, '/results');
  await enter(await demoVisitor(request, 'new'));
  await page.goto('/scenario/1/1');
  await expect(page.getByRole('radiogroup').first()).toBeVisible();
  await expectGoodFocus(page, '/scenario/1/1');
});

test('the keyboard goes through a career, the profile and its finds', async ({ page, request, enter }) => {
  const student = await demoVisitor(request, 'student');
  const [first] = await resultsOf(request, student);
  await enter(student);
  await page.goto(careerPath(first?.id ?? 0));
  await expect(page.getByRole('region', { name: 'The school it takes' })).toBeVisible();
  await expectGoodFocus(page, 'a career');
  await page.goto('/profile/strengths');
  await expect(page.getByRole('button', { name: 'Next card' })).toBeVisible();
  await page.locator('.below-profile').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'More of Great Finds' })).toBeVisible();
  await expectGoodFocus(page, '/profile/strengths');
});

test('the first stop leads past the bar to the content', async ({ page }) => {
  await page.goto('/faq');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /Skip/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
});

test('what opens takes the keyboard, keeps it, and gives it back', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Invite a friend', 'Report a bug']) {
    const opener = page.getByRole('button', { name });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expectKeptInside(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('the menu of small screens takes the keyboard, keeps it, and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const burger = page.getByRole('button', { name: 'Open menu' });
  await tabTo(page, burger);
  await page.keyboard.press('Enter');
  await expectKeptInside(page);
  await page.keyboard.press('Escape');
  await expect(burger).toBeFocused();
});

test('the menu under the name is walked by arrows, and Escape gives the keyboard back', async ({ page, request, enter }) => {
  await enter(await demoVisitor(request, 'student'));
  await page.goto('/about');
  const account = page.getByRole('button', { name: /^Account of / });
  await tabTo(page, account);
  await page.keyboard.press('Enter');
  const items = page.getByRole('menu').locator('[role^=menuitem]');
  await expect(items.first()).toBeFocused();
  for (let step = 1; step < (await items.count()); step += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(step)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
});

test('the row of careers is moved by arrow keys and by its buttons', async ({ page }) => {
  await page.goto('/');
  const row = page.getByRole('group', { name: 'Careers to look at' });
  await row.scrollIntoViewIfNeeded();
  const more = page.getByRole('button', { name: 'More careers' });
  await tabTo(page, more);
  const first = () => row.locator('li').first().evaluate((card) => Math.round(card.getBoundingClientRect().left));
  const before = await first();
  await page.keyboard.press('Enter');
  await expect.poll(first).toBeLessThan(before);
  await page.keyboard.press('Tab');
  await expect(row).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(first).toBe(before);
});

/** The focus is in the open dialog, and stays there over a whole round of Tab. */
async function expectKeptInside(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(inside).toBe(true);
  const stops = await dialog.locator('a[href], button, input, textarea').count();
  for (let step = 0; step <= stops; step += 1) {
    await page.keyboard.press('Tab');
    // The dialog's own guards pass the focus on at the next moment.
    await expect.poll(inside).toBe(true);
  }
}
