import type { Page } from '@playwright/test';
import { mailWith, mailsTo } from '../house/outbox.ts';
import { newEmail } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { footer } from '../pages/site.ts';

const SUBSCRIBE = '**/api/v1/subscriptions/';
const field = (page: Page) => footer(page).getByRole('textbox', { name: 'Email for the newsletter' });
const send = (page: Page) => footer(page).getByRole('button', { name: 'Send it to me' });
const thanks = (page: Page) => page.getByRole('dialog', { name: 'You’re on the list!' });

test('what is no address is refused at the field and sends nothing, and typing clears it', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto('/about');
  for (const typed of ['', 'abc', 'abc@example', 'a b@example.org']) {
    await field(page).fill(typed);
    await send(page).click();
    await expect(field(page)).toHaveAccessibleDescription('Please enter a valid email address.');
    await expect(field(page)).toBeFocused();
  }
  await page.keyboard.type('x');
  await expect(field(page)).toHaveAccessibleDescription('');
  await expect(field(page)).not.toHaveAttribute('aria-invalid');
  expect(sent).toEqual([]);
});

test('an address gets one letter of welcome, however often it is typed', async ({ page, request }) => {
  const email = newEmail('reader');
  await page.goto('/');
  for (const typed of [email, `  ${email.toUpperCase()} `]) {
    await field(page).fill(typed);
    await page.keyboard.press('Enter');
    await expect(thanks(page)).toBeVisible();
    await thanks(page).getByRole('button', { name: 'Okay' }).click();
    await expect(thanks(page)).toBeHidden();
    await expect(field(page)).toHaveValue('');
  }
  const { subject } = await mailWith(request, email, '/unsubscribe?token=');
  expect(subject).toBe('Welcome to the CareerScoop newsletter');
  expect(await mailsTo(request, email)).toHaveLength(1);
});

test('what does not go through says nothing and keeps what was typed', async ({ page, watch }) => {
  watch.allow(/^500 POST \/api\/v1\/subscriptions\/$/);
  await page.route(SUBSCRIBE, (route) => route.fulfill({ status: 500, json: { detail: 'Broken.', code: 'internal' } }));
  await page.goto('/faq');
  await field(page).fill('reader@example.org');
  const answered = page.waitForResponse(SUBSCRIBE);
  await send(page).click();
  await answered;
  await expect(send(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(field(page)).toHaveValue('reader@example.org');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.unroute(SUBSCRIBE);
  await page.route(SUBSCRIBE, (route) => route.fulfill({ status: 201, json: { detail: 'Done.' } }));
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
});
