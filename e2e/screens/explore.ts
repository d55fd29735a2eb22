import { expect } from '@playwright/test';
import { careerLink, count, filtersButton, filtersSheet, nothingFound } from '../pages/explore.ts';
import { cells, compareTray, ownMatch } from '../pages/compare.ts';
import { slides } from '../pages/finds.ts';
import { demoVisitor } from '../house/people.ts';
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
  {
    name: '/careers with the tray',
    open: async ({ page }) => {
      await page.goto('/careers');
      await page.getByRole('button', { name: 'Compare Actor' }).click();
      await expect(compareTray(page)).toBeVisible();
    },
  },
  {
    name: '/careers/compare with four',
    open: async ({ page, request, enter }) => {
      await enter(await demoVisitor(request, 'student'));
      await page.goto('/careers/compare?careers=veterinarians,registered-nurses,actors,software-developers');
      await expect(cells(page, 'Pay')).toHaveCount(4);
      await expect(cells(page, 'How it fits you').first()).toContainText('For:');
    },
  },
  {
    name: '/careers/compare with two',
    open: async ({ page }) => {
      await page.goto('/careers/compare?careers=veterinarians,registered-nurses');
      await expect(cells(page, 'Pay')).toHaveCount(2);
    },
  },
  {
    name: '/careers/veterinarians with the own match',
    open: async ({ page, request, enter }) => {
      await enter(await demoVisitor(request, 'student'));
      await page.goto('/careers/veterinarians');
      await expect(ownMatch(page)).toContainText('It fits because');
    },
  },
  {
    name: 'a find of Picks For You',
    open: async ({ page, request, enter }) => {
      await enter(await demoVisitor(request, 'student'));
      await page.goto('/profile/recommendations');
      await page.locator('.below-profile').scrollIntoViewIfNeeded();
      await slides(page, 'Picks For You').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
