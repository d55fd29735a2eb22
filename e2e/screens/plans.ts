import { expect } from '@playwright/test';
import { demoVisitor } from '../house/people.ts';
import { choose, question } from '../pages/plans.ts';
import type { Walk } from './screen.ts';

/** The plans for somebody who is signed in. */
export const PLAN_WALKS: Walk[] = [
  [
    {
      name: '/pricingplan with a plan',
      open: async ({ page, request, enter }) => {
        await enter(await demoVisitor(request, 'student'));
        await page.goto('/pricingplan');
        await expect(page.getByText('Your plan', { exact: true })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/pricingplan/cancel',
      open: async ({ page, request, enter }) => {
        await enter(await demoVisitor(request, 'new'));
        await page.goto('/pricingplan/cancel');
        await expect(page.getByRole('dialog', { name: 'Transaction Failed.' })).toBeVisible();
        await expect(page.getByText('Single Scoop').first()).toBeAttached();
      },
    },
    {
      name: '/pricingplan and its question',
      open: async ({ page }) => {
        await page.keyboard.press('Escape');
        await choose(page).click();
        await expect(question(page)).toBeVisible();
      },
    },
  ],
];
