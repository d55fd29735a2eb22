import { expect } from '@playwright/test';
import { careerLink, count, filtersButton, filtersSheet, nothingFound, searchBox } from '../pages/explore.ts';
import { cells, compareTray, ownMatch } from '../pages/compare.ts';
import { demoVisitor } from '../house/people.ts';
import type { Walk } from './screen.ts';

/** The catalogue, which is there for everybody. */
export const EXPLORE_WALKS: Walk[] = [
  [
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
        await searchBox(page).fill('zzzzqqq');
        await expect(nothingFound(page)).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/careers with the tray',
      open: async ({ page }) => {
        await page.goto('/careers');
        await page.getByRole('button', { name: 'Compare Actor' }).click();
        await expect(compareTray(page)).toBeVisible();
      },
    },
    {
      name: '/careers with its filters open',
      widths: [768, 390, 320],
      open: async ({ page }) => {
        await filtersButton(page).click();
        await expect(filtersSheet(page)).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/careers/veterinarians',
      open: async ({ page }) => {
        await page.goto('/careers/veterinarians');
        await expect(careerLink(page, 'Find your ten').first()).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/careers/compare with two',
      open: async ({ page }) => {
        await page.goto('/careers/compare?careers=veterinarians,registered-nurses');
        await expect(cells(page, 'Pay')).toHaveCount(2);
      },
    },
  ],
  [
    {
      name: '/careers/compare with four',
      open: async ({ page, request, enter }) => {
        await enter(await demoVisitor(request, 'student'));
        await page.goto('/careers/compare?careers=veterinarians,registered-nurses,actors,software-developers');
        await expect(cells(page, 'Pay')).toHaveCount(4);
        await expect(cells(page, 'How it fits you').first()).toContainText('For:');
      },
    },
  ],
  [
    {
      name: '/careers/veterinarians with the own match',
      open: async ({ page, request, enter }) => {
        await enter(await demoVisitor(request, 'student'));
        await page.goto('/careers/veterinarians');
        await expect(ownMatch(page)).toContainText('It fits because');
      },
    },
  ],
];
