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
  [
    {
      name: '/pricingplan with what a plan stopped',
      open: async ({ page, request, enter }) => {
        await enter(await demoVisitor(request, 'new'));
        await page.goto('/profile/ai-companions');
        await page.getByRole('main').getByRole('link', { name: 'See the plans' }).click();
        await expect(page.getByRole('region', { name: 'You wanted to meet the AI Companions.' })).toBeVisible();
      },
    },
    {
      name: '/pricingplan with what a free plan opens',
      open: async ({ page }) => {
        await page.evaluate(() => {
          const wish = JSON.parse(sessionStorage.getItem('wish') ?? '{}') as object;
          sessionStorage.setItem('wish', JSON.stringify({ ...wish, kind: 'save', title: 'Tour Guide', result_id: 1 }));
        });
        await page.reload();
        await expect(page.getByRole('button', { name: 'Take the Single Scoop and save it' })).toBeVisible();
      },
    },
  ],
];
