import { expect } from '@playwright/test';
import { COHORTS, HOUSE } from '../house/numbers.ts';
import { demoVisitor } from '../house/people.ts';
import type { Screen, Walk } from './screen.ts';

const byAddress = (name: string, path: string, heading: string | RegExp): Screen => ({
  name,
  open: async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  },
});

/** Numbers, and what a coordinator has at the desk. */
export const DESK_ORGANIZATION_WALKS: Walk[] = [
  [
    {
      name: '/desk/numbers',
      open: async ({ page, request, enter }) => {
        await page.route('**/api/v1/desk/numbers/', (route) => route.fulfill({ json: { house: HOUSE, cohorts: null } }));
        await enter(await demoVisitor(request, 'staff'));
        await page.goto('/desk/numbers');
        await expect(page.getByRole('heading', { name: 'Half of the students have a mentor within 36 hours' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/desk of a coordinator',
      open: async ({ page, request, enter }) => {
        await enter(await demoVisitor(request, 'coordinator'));
        await page.goto('/desk');
        await expect(page.getByRole('heading', { name: 'Ask for a class code' })).toBeVisible();
      },
    },
    byAddress('/desk/class-sheet', '/desk/class-sheet', 'Sheet for the wall'),
    byAddress('/desk/confirming', '/desk/confirming', 'Codes to confirm'),
    {
      name: '/desk/confirming with a list to print',
      open: async ({ page }) => {
        await page.getByLabel('How many').fill('6');
        await page.getByRole('button', { name: 'Make the codes' }).click();
        await expect(page.getByRole('heading', { name: '6 codes for SCOOP-DEMO' })).toBeVisible();
      },
    },
    byAddress('/desk/numbers of the school of the demo', '/desk/numbers', 'Numbers'),
    {
      name: '/desk/numbers of a school',
      open: async ({ page }) => {
        await page.route('**/api/v1/desk/numbers/', (route) => route.fulfill({ json: { house: null, cohorts: COHORTS } }));
        await page.goto('/desk/numbers');
        await expect(page.getByText('Figures stand here once ten students')).toBeVisible();
      },
    },
  ],
];
