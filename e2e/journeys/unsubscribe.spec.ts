import type { APIRequestContext, Page } from '@playwright/test';
import { mailedLink } from '../house/outbox.ts';
import { newEmail } from '../house/people.ts';
import { expect, test } from '../house/test.ts';

const end = (page: Page) => page.getByRole('button', { name: 'End my subscription' });
const gone = (page: Page) => page.getByRole('heading', { name: 'You’re off the list' });

async function linkOfNewReader(request: APIRequestContext): Promise<string> {
  const email = newEmail('reader');
  const answer = await request.post('/api/v1/subscriptions/', { data: { email } });
  expect(answer.status()).toBe(201);
  return mailedLink(request, email, /^Welcome/);
}

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
