import type { Page } from '@playwright/test';
import { takeDown } from '../house/take-down.ts';
import { expect, test } from '../house/test.ts';
import { menuLink } from '../pages/profile.ts';

const STRENGTHS = '/profile/strengths';
const API = '**/api/v1/my-strength-profile/';
const TITLES = ['Where You Shine', 'Things You Do Well', 'Activities You Enjoy'] as const;
const card = (page: Page, title: string) =>
  page.getByRole('group', { name: /^\d of 3$/ }).filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('strengths are three cards, one at a time, by arrows, dots and keys; long ones are cut, and nobody without a name stays without a greeting', async ({
  page,
  graduate,
}) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Strengths' }).click();
  await expect(page).toHaveURL(STRENGTHS);
  await expect(page.getByRole('heading', { level: 1, name: 'Strengths', exact: true })).toBeVisible();
  await expect(page.getByText(`Hi, ${graduate.user.first_name}!`)).toBeVisible();
  await expect(page.getByText("Lean on your strengths — they'll guide you forward")).toBeVisible();
  const [shine, skills, activities] = TITLES;
  await expect(card(page, shine)).toBeInViewport();
  await expect(card(page, skills)).not.toBeInViewport({ ratio: 0.01 });
  await page.getByRole('button', { name: 'Next card' }).click();
  await expect(card(page, skills)).toBeInViewport();
  await expect(card(page, shine)).not.toBeInViewport({ ratio: 0.01 });
  await page.getByRole('button', { name: activities, exact: true }).click();
  await expect(card(page, activities)).toBeInViewport();
  await page.getByRole('group', { name: 'Cards' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(card(page, skills)).toBeInViewport();
  await page.getByRole('button', { name: /^See More about Things/ }).click();
  await expect(page.getByRole('button', { name: /^See Less/ })).toHaveAttribute('aria-expanded', 'true');

  const long = 'Speaking in front of very many people';
  await page.route(API, async (route) => {
    const profile = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...profile, first_name: '', top_traits: [long] } });
  });
  await menuLink(page, 'Recommendations').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recommendations' })).toBeVisible();
  await menuLink(page, 'Strengths').click();
  await expect(page.getByText('Hi, User!')).toBeVisible();
  await page.getByRole('button', { name: 'Speaking in front of very…' }).click();
  await expect(page.getByRole('button', { name: long })).toBeVisible();
});

test('before the assessment they are still loading, and a failure can be tried again', async ({ page, novice: _novice, watch }) => {
  watch.allow(/^500 GET \/api\/v1\/my-strength-profile\//);
  const bringBack = await takeDown(page, API);
  await page.goto(STRENGTHS);
  await expect(page.getByRole('alert')).toBeVisible();
  await bringBack(() => page.getByRole('button', { name: 'Try again' }).click());
  await expect(page.getByText('Still loading your greatness… Come back soon!')).toBeVisible();
  await menuLink(page, 'Recommendations').click();
  await expect(page.getByText('Still loading your greatness… Come back soon!')).toHaveCount(0);
  await menuLink(page, 'Strengths').click();
  await expect(page.getByText('Still loading your greatness… Come back soon!')).toBeVisible();
});
