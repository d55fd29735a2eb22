import { expect } from '@playwright/test';
import { buy, SUNDAE } from '../house/payments.ts';
import { AFFILIATE_CODE, demoVisitor, newStudent } from '../house/people.ts';
import { askParent, card, choose, codeField, question, receipts } from '../pages/plans.ts';
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
  [
    {
      name: '/pricingplan and what a plan costs',
      open: async ({ page, request, enter }) => {
        await enter(await demoVisitor(request, 'new'));
        await page.goto('/pricingplan');
        await card(page, 'Sundae').click();
        await choose(page).click();
        await expect(question(page)).toContainText('Nothing renews.');
      },
    },
  ],
  [
    {
      name: '/pricingplan of a minor with a link to share',
      open: async ({ page, request, enter }) => {
        await enter(await newStudent(request));
        await page.goto('/pricingplan');
        await card(page, 'Sundae').click();
        await askParent(page).getByRole('button', { name: 'Share', exact: true }).click();
        await expect(askParent(page).getByLabel('The link')).toBeVisible();
      },
    },
    {
      name: '/pricingplan of a minor and the text to a parent',
      open: async ({ page }) => {
        await askParent(page).getByRole('button', { name: 'Text to Parent' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
        await expect(page.getByText('Phone is required.')).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/profile/myPlan with a term and a receipt',
      open: async ({ page, request, enter }) => {
        const adult = await newStudent(request, { age: 20 });
        await buy(request, adult, SUNDAE, 'Sundae');
        await enter(adult);
        await page.goto('/profile/myPlan');
        await expect(receipts(page)).toHaveCount(1);
      },
    },
    {
      name: '/profile/myPlan and what a code opens',
      open: async ({ page }) => {
        await codeField(page).fill(AFFILIATE_CODE);
        await page.getByRole('button', { name: 'Use the code' }).click();
        await expect(page.getByRole('alertdialog', { name: `The code ${AFFILIATE_CODE}` })).toBeVisible();
      },
    },
    {
      name: '/profile/myPlan and a code that is none',
      open: async ({ page, watch }) => {
        watch.allow(/^400 POST \/api\/v1\/plan\/code\/check\/$/);
        await page.getByRole('button', { name: 'Not now' }).click();
        await codeField(page).fill('NO-SUCH-CODE');
        await page.getByRole('button', { name: 'Use the code' }).click();
        await expect(page.getByText('This code is not known.')).toBeVisible();
      },
    },
  ],
];
