import { expect } from '@playwright/test';
import { paymentLink } from '../house/payments.ts';
import { newStudent } from '../house/people.ts';
import type { Screen, Walk } from './screen.ts';

const open: Screen = {
  name: '/dev/checkout',
  open: async ({ page, request }) => {
    await page.goto(await paymentLink(request, await newStudent(request, { age: 20 })));
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  },
};

/** The stand-in for Stripe's page. */
export const TEST_CHECKOUT_WALKS: Walk[] = [
  [
    open,
    {
      name: '/dev/checkout with a declined card',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Declined card' }).click();
        await expect(page.getByText('Your card was declined.')).toBeVisible();
      },
    },
    {
      name: '/dev/checkout that is paid in a closed tab',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Pay and close the tab' }).click();
        await expect(page.getByRole('heading', { name: /is paid$/ })).toBeVisible();
      },
    },
  ],
  [
    { ...open, name: '/dev/checkout before it expires' },
    {
      name: '/dev/checkout that has expired',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Let it expire' }).click();
        await expect(page.getByRole('link', { name: 'Go back' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/dev/checkout that is none',
      open: async ({ page, watch }) => {
        watch.allow(/^404 GET \/dev\/checkouts\/cs_test_none$/);
        await page.goto('/dev/checkout/cs_test_none');
        await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
      },
    },
  ],
];
