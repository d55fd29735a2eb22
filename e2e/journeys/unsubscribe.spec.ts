import type { APIRequestContext, Page } from '@playwright/test';
import { mailedLink } from '../house/outbox.ts';
import { newEmail } from '../house/people.ts';
import { expect, test } from '../house/test.ts';

const ONE_CLICK = { form: { 'List-Unsubscribe': 'One-Click' } };
const end = (page: Page) => page.getByRole('button', { name: 'End my subscription' });
const gone = (page: Page) => page.getByRole('heading', { name: 'You’re off the list' });

async function linkOfNewReader(request: APIRequestContext): Promise<string> {
  const email = newEmail('reader');
  const answer = await request.post('/api/v1/subscriptions/', { data: { email } });
  expect(answer.status()).toBe(201);
  return mailedLink(request, email);
}

const tampered = (link: string) => link.replace(/token=(.)/, (_, sign: string) => `token=${sign === 'A' ? 'B' : 'A'}`);

test('the link of a letter ends it with one press, and is as kind the second time', async ({ page, request }) => {
  const link = await linkOfNewReader(request);
  for (let time = 0; time < 2; time += 1) {
    await page.goto(link);
    await end(page).click();
    await expect(gone(page)).toBeVisible();
    await expect(gone(page)).toBeFocused();
  }
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/');
});

test('a link that was changed says so and names another way', async ({ page, request, watch }) => {
  watch.allow(/^400 POST \/api\/v1\/subscriptions\/end\/$/);
  for (const link of [tampered(await linkOfNewReader(request)), '/unsubscribe?token=short']) {
    await page.goto(link);
    await end(page).click();
    await expect(page.getByRole('alert')).toContainText('This link does not work.');
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^mailto:/);
  }
  await page.goto('/unsubscribe');
  await expect(page.getByText('The link is not complete.')).toBeVisible();
  await expect(end(page)).toHaveCount(0);
});

test('the button of a mail program ends it too, and looking at the link does not', async ({ page, request }) => {
  const link = await linkOfNewReader(request);
  expect((await request.get(link)).status()).toBe(200);
  for (let time = 0; time < 2; time += 1) expect((await request.post(link, ONE_CLICK)).status()).toBe(200);
  expect((await request.post(tampered(link), ONE_CLICK)).status()).toBe(400);
  await page.goto(link);
  await end(page).click();
  await expect(gone(page)).toBeVisible();
});
