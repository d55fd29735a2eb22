import { type APIRequestContext, expect } from '@playwright/test';
import { mailWith } from '../house/outbox.ts';
import { buy, checkoutBy, newPhone, payAt, paymentLink, SUNDAE, textedLink, tokenOf } from '../house/payments.ts';
import { newEmail, newStudent } from '../house/people.ts';
import { headline, payButton } from '../pages/pay.ts';
import type { Screen, Walk } from './screen.ts';

/** The link that a student had texted to a parent. */
async function textedBy(api: APIRequestContext): Promise<string> {
  const { access } = await newStudent(api);
  const phone = newPhone();
  const answer = await api.post('/api/v1/parent_payment_link/', {
    data: { pricing_plan: SUNDAE, phone },
    headers: { authorization: `Bearer ${access}` },
  });
  expect(answer.status(), await answer.text()).toBe(202);
  return textedLink(api, phone, '/pay#');
}

const says = (name: string, address: string, title: string): Screen => ({
  name,
  open: async ({ page }) => {
    await page.goto(address);
    await expect(headline(page)).toHaveText(title);
  },
});

/** What a parent sees who is asked to pay. */
export const PAY_WALKS: Walk[] = [
  [
    {
      name: '/pay',
      isPage: true,
      open: async ({ page, request }) => {
        await page.goto(await textedBy(request));
        await expect(headline(page)).toHaveText('Robin asks you for the Sundae plan');
      },
    },
    {
      name: '/pay with what is missing',
      open: async ({ page }) => {
        await payButton(page).click();
        await expect(page.getByText('Please confirm that you are an adult and may pay for this.')).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/pay on a phone handed over',
      open: async ({ page, request, enter }) => {
        const student = await newStudent(request);
        await enter(student);
        await page.goto(await paymentLink(request, student));
        await expect(page.getByRole('button', { name: 'I am the adult' })).toBeVisible();
      },
    },
  ],
  [
    says('/pay without a link', '/pay', 'Open the link you were sent'),
    {
      name: '/pay with a link that is none',
      open: async ({ page, watch }) => {
        watch.allow(/^404 POST \/api\/v1\/pay\/open\/$/);
        await page.goto(`/pay#${'x'.repeat(43)}`);
        await expect(headline(page)).toHaveText('This link does not work');
      },
    },
  ],
  [
    {
      name: '/pay/success',
      open: async ({ page, request }) => {
        const link = await textedBy(request);
        await payAt(request, await checkoutBy(request, link, newEmail('parent')));
        await page.goto(`/pay/success#${tokenOf(link)}`);
        await expect(headline(page)).toHaveText('Success !');
      },
    },
    {
      name: '/pay/success with the page to decide on its way',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Text me the page to decide' }).click();
        await expect(page.getByText('We have texted you a link.')).toBeVisible();
      },
    },
    {
      name: '/pay with a link that was paid',
      open: async ({ page, watch }) => {
        watch.allow(/^410 POST \/api\/v1\/pay\/open\/$/);
        await page.goto('/pay');
        await expect(headline(page)).toHaveText('This link has ended');
      },
    },
  ],
  [
    {
      name: '/pay/success while the bank is asked',
      open: async ({ page, request }) => {
        const link = await paymentLink(request, await newStudent(request));
        await checkoutBy(request, link, newEmail('parent'));
        await page.goto(`/pay/success#${tokenOf(link)}`);
        await expect(headline(page)).toHaveText('One moment');
      },
    },
    says('/pay/cancel', '/pay/cancel', 'Nothing was charged'),
  ],
  [
    {
      name: '/pay/disagree',
      open: async ({ page, request }) => {
        const adult = await newStudent(request, { age: 20 });
        await buy(request, adult, SUNDAE, 'Sundae');
        const { links } = await mailWith(request, adult.email, 'did not agree');
        await page.goto(`/pay/disagree#${tokenOf(links[0] ?? '')}`);
        await expect(headline(page)).toHaveText('You did not agree to this?');
      },
    },
    {
      name: '/pay/disagree once it is told',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'I did not agree to this' }).click();
        await expect(headline(page)).toHaveText('Thank you for telling us');
      },
    },
    {
      name: '/pay/disagree with a link that is none',
      open: async ({ page, watch }) => {
        watch.allow(/^404 POST \/api\/v1\/pay\/disagree\/$/);
        await page.goto('/terms');
        await page.goto(`/pay/disagree#${'x'.repeat(43)}`);
        await page.getByRole('button', { name: 'I did not agree to this' }).click();
        await expect(page.getByRole('alert')).toContainText('This link does not work.');
      },
    },
  ],
];
