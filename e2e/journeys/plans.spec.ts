import type { Page } from '@playwright/test';
import { expect, test } from '../house/test.ts';
import { account, card, choose, detail, question, takeFree } from '../pages/plans.ts';

const TITLES = ['Single Scoop', 'Double Scoop', 'Sundae', 'Milkshake'];
const CHOSEN =
  "You've chosen the Single Scoop. Enjoy the enhanced features and benefits that come with your upgraded account. Thank you for choosing us!";
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** The way back from a payment page says how it went, grants nothing, and closes to the plans. */
async function comeBackFromPaying(page: Page): Promise<void> {
  await page.goto('/pricingplan/cancel');
  const dialog = page.getByRole('dialog', { name: 'Transaction Failed.' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/pricingplan');
  await expect(dialog).toHaveCount(0);
  await expect(account(page)).toHaveAccessibleName('Account of Robin Lake, Free Member');
}

/** Opens every plan, the free one last. */
async function lookThrough(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeVisible();
  await expect(card(page, 'Single Scoop')).toHaveAttribute('aria-pressed', 'true');
  for (const title of TITLES.toReversed()) {
    await card(page, title).click();
    await expect(card(page, title)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(detail(page, title).getByText('COMING SOON')).toHaveCount(1);
    await expect(card(page, title)).toBeInViewport({ ratio: 1 });
    await expect(detail(page, title).getByRole('heading', { name: title })).toBeInViewport();
  }
}

/** Is asked twice, and says no first. */
async function choosesAndSaysYes(page: Page): Promise<void> {
  await takeFree(page).click();
  await question(page).getByRole('button', { name: 'No' }).click();
  await expect(question(page)).toBeHidden();
  await expect(takeFree(page)).toBeFocused();
  await takeFree(page).click();
  await question(page).getByRole('button', { name: 'Yes' }).click();
}

async function hasTheFreeOne(page: Page): Promise<void> {
  const popup = page.getByRole('dialog');
  await expect(popup.getByText(CHOSEN, { exact: true })).toBeVisible();
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(detail(page, 'Single Scoop').getByText('This plan is yours.')).toBeVisible();
  await expect(takeFree(page).or(choose(page))).toHaveCount(0);
  await expect(card(page, 'Single Scoop').getByText('Your plan')).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}') as Record<string, unknown>);
  expect(kept).toMatchObject({ pricing_plan: 1, plan_title: 'Single Scoop' });
}

test('back from a payment that failed, a free student looks through the plans, on a phone too, and takes the free one, which the bar names at once', async ({
  page,
  student: _student,
}) => {
  await comeBackFromPaying(page);
  await lookThrough(page);
  await page.setViewportSize(PHONE);
  await page.reload();
  await lookThrough(page);
  await page.setViewportSize(DESKTOP);
  await card(page, 'Single Scoop').click();
  await choosesAndSaysYes(page);
  await hasTheFreeOne(page);
  await expect(account(page)).toHaveAccessibleName('Account of Robin Lake, Single Scoop');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing Plan' })).toHaveCount(0);
  await page.reload();
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expect(card(page, 'Single Scoop').getByText('Your plan')).toBeVisible();
  }
});
