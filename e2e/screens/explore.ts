import { expect } from '@playwright/test';
import { careerLink, count, filtersButton, filtersSheet, nothingFound } from '../pages/explore.ts';
import type { Screen } from './screen.ts';

/** The catalogue, which is there for everybody. */
export const EXPLORE_SCREENS: Screen[] = [
  {
    name: '/careers with filters in use',
    open: async ({ page }) => {
      await page.goto('/careers?q=doctor&growth=growing&job_zone=5');
      await expect(count(page)).toContainText('doctor');
    },
  },
  {
    name: '/careers with nothing found',
    open: async ({ page }) => {
      await page.goto('/careers?q=zzzzqqq');
      await expect(nothingFound(page)).toBeVisible();
    },
  },
  {
    name: '/careers with its filters open',
    widths: [768, 390, 320],
    open: async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto('/careers');
      await filtersButton(page).click();
      await expect(filtersSheet(page)).toBeVisible();
    },
  },
  {
    name: '/careers/veterinarians',
    open: async ({ page }) => {
      await page.goto('/careers/veterinarians');
      await expect(careerLink(page, 'Find your ten').first()).toBeVisible();
    },
  },
];
