import type { Page } from '@playwright/test';
import explorer from '@careerscoop/contract/first-words/faq-explorer.json' with { type: 'json' };
import partner from '@careerscoop/contract/first-words/faq-partner.json' with { type: 'json' };
import { expect, test } from '../house/test.ts';

const tab = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const questions = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const items = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('details') });
const answers = (page: Page) => items(page).getByRole('paragraph').filter({ visible: true });

test('each tab has an address and a way back, one answer is open at a time, and an address that names a question opens it', async ({
  page,
}) => {
  await page.goto('/faq');
  await expect(answers(page)).toHaveCount(0);
  await questions(page).nth(0).click();
  await expect(answers(page)).toHaveText(explorer[0]?.answer ?? '');
  await questions(page).nth(3).click();
  await expect(answers(page)).toHaveText([explorer[3]?.answer ?? '']);
  await questions(page).nth(3).click();
  await expect(answers(page)).toHaveCount(0);
  await items(page).nth(4).locator('summary').focus();
  await page.keyboard.press('Space');
  await expect(answers(page)).toHaveText([explorer[4]?.answer ?? '']);

  await tab(page, 'Community Partner').click();
  await expect(page).toHaveURL('/faq/communitypartner');
  await expect(tab(page, 'Community Partner')).toBeFocused();
  await expect(questions(page)).toHaveCount(partner.length);
  await expect(answers(page)).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq/careerexplorer');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/faq');

  await page.goto('/faq/communitypartner#question-4');
  await expect(answers(page)).toHaveText([partner[3]?.answer ?? '']);
  await expect(questions(page).nth(3)).toBeInViewport();
});

test('odd ones stand left and even ones right, and one below the other on a phone', async ({ page }) => {
  await page.goto('/faq');
  const lefts = () => items(page).evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().left)));
  const tops = () => items(page).evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
  const [left = 0, right = 0] = await lefts();
  expect(right).toBeGreaterThan(left + 300);
  expect(await lefts()).toEqual(explorer.map(({ id }) => (id % 2 ? left : right)));
  await page.setViewportSize({ width: 390, height: 844 });
  expect(new Set(await lefts()).size).toBe(1);
  expect(await tops()).toEqual([...(await tops())].sort((one, other) => one - other));
});
