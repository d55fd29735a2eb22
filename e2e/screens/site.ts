import { type Page, expect } from '@playwright/test';
import type { Screen } from './screen.ts';

const page = (path: string): Screen => ({
  name: path,
  isPage: true,
  open: async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** Opens the start page, and by a button there a dialog. */
const withDialog = (name: string, press: (page: Page) => Promise<void>): Screen => ({
  name,
  open: async ({ page }) => {
    await page.goto('/');
    await press(page);
    await expect(page.getByRole('dialog')).toBeVisible();
  },
});

/** The pages about the product, and what opens on them. */
export const SITE_SCREENS: Screen[] = [
  page('/about'),
  page('/stories'),
  page('/stories/parents'),
  page('/faq'),
  page('/faq/communitypartner'),
  page('/careers/compare'),
  page('/unsubscribe?token=none'),
  {
    name: '/ at its end, with the quotes',
    open: async ({ page }) => {
      await page.goto('/');
      await page.getByRole('heading', { name: /making a difference/ }).scrollIntoViewIfNeeded();
      await expect(page.locator('.quote').first()).toBeVisible();
    },
  },
  {
    name: '/faq with an answer open',
    open: async ({ page }) => {
      await page.goto('/faq');
      await page.locator('summary').first().click();
      await expect(page.locator('details[open]')).toHaveCount(1);
    },
  },
  withDialog('the invitation of a friend', (page) => page.getByRole('button', { name: 'Invite a friend' }).click()),
  withDialog('a message to the team', (page) => page.getByRole('button', { name: 'Contact us' }).click()),
];
