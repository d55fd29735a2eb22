import { expect } from '@playwright/test';
import { menuButton } from '../pages/site.ts';
import type { Screen, Walk } from './screen.ts';

/** A page as it comes. */
export const page = (path: string): Screen => ({
  name: path,
  isPage: true,
  open: async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** A dialog that a button of the start page opens, in place of the one before. */
const dialog = (name: string, button: string): Screen => ({
  name,
  open: async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
});

/** The pages about the product, and what opens on them. */
export const SITE_WALKS: Walk[] = [
  [
    page('/'),
    {
      name: '/ at its end, with the quotes',
      open: async ({ page }) => {
        await page.getByRole('heading', { name: /making a difference/ }).scrollIntoViewIfNeeded();
        await expect(page.locator('.quote').first()).toBeVisible();
      },
    },
    dialog('the invitation of a friend', 'Invite a friend'),
    dialog('a message to the team', 'Contact us'),
    {
      name: 'the menu of small screens',
      widths: [320, 390, 768],
      open: async ({ page }) => {
        await page.keyboard.press('Escape');
        await menuButton(page).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  ],
  [
    page('/faq'),
    {
      name: '/faq with an answer open',
      open: async ({ page }) => {
        await page.locator('summary').first().click();
        await expect(page.locator('details[open]')).toHaveCount(1);
      },
    },
  ],
  [
    page('/taste'),
    {
      name: '/taste with its three',
      open: async ({ page }) => {
        for (let place = 1; place <= 12; place += 1) {
          const card = page.getByRole('group', { name: new RegExp(`^Card ${place} of 12`) });
          await card.getByRole('button', { name: place % 3 === 0 ? /^5/ : /^2/ }).click();
        }
        await expect(page.getByRole('heading', { level: 1, name: 'Three to look at first' })).toBeVisible();
      },
    },
  ],
  [page('/careers/compare')],
  [page('/unsubscribe?token=none')],
];
