import type { Page } from '@playwright/test';
import { expectGoodFocus } from '../house/focus.ts';
import { demoVisitor, resultsOf } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { tabTo } from '../pages/by-keyboard.ts';
import { careerPath } from '../pages/career.ts';
import { careerButtons } from '../pages/results.ts';

test('the keyboard goes through the start page, wide and narrow, and always shows where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 720 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGoodFocus(page, '/ at 1440');
  await page.setViewportSize({ width: 320, height: 720 });
  await expectGoodFocus(page, '/ at 320');
});

// Bar and footer are the same everywhere, so one wide page is enough; the forms differ.
test('the keyboard goes through other pages at 320, and always shows where it is', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 720 });
  for (const path of ['/new/student', '/pricingplan', '/stories', '/terms']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGoodFocus(page, `${path} at 320`);
  }
});

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

test('arrow keys and buttons move the row of careers; what opens takes the keyboard, keeps it, and gives it back', async ({ page }) => {
  await page.goto('/');
  await test.step('the row of careers', async () => {
    const row = page.getByRole('group', { name: 'Careers to look at' });
    await row.scrollIntoViewIfNeeded();
    const more = page.getByRole('button', { name: 'More careers' });
    await tabTo(page, more);
    const first = () =>
      row
        .locator('li')
        .first()
        .evaluate((card) => Math.round(card.getBoundingClientRect().left));
    const before = await first();
    await page.keyboard.press('Enter');
    await expect.poll(first).toBeLessThan(before);
    await page.keyboard.press('Tab');
    await expect(row).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(first).toBe(before);
  });

  for (const name of ['Invite a friend', 'Report a bug']) {
    const opener = page.getByRole('button', { name });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expectKeptInside(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  }

  await test.step('the menu of small screens', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const burger = page.getByRole('button', { name: 'Open menu' });
    await tabTo(page, burger);
    await page.keyboard.press('Enter');
    await expectKeptInside(page);
    await page.keyboard.press('Escape');
    await expect(burger).toBeFocused();
  });
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
