import { type APIRequestContext, expect } from '@playwright/test';
import { newStudent } from '../house/people.ts';
import type { Screen, Walk } from './screen.ts';

const SUNDAE = 3;

/** The address of a checkout that somebody of age has begun. */
async function newCheckout(api: APIRequestContext): Promise<string> {
  const { access } = await newStudent(api, { age: 20 });
  const answer = await api.post('/api/v1/payment_link/', {
    data: { pricing_plan: SUNDAE },
    headers: { authorization: `Bearer ${access}` },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { payment_link: string }).payment_link;
}

const open: Screen = {
  name: '/dev/checkout',
  open: async ({ page, request }) => {
    await page.goto(await newCheckout(request));
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
