import type { Page } from '@playwright/test';
import { mailedLink, mailsTo } from '../house/outbox.ts';
import { newEmail } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { footer } from '../pages/site.ts';

const field = (page: Page) => footer(page).getByRole('textbox', { name: 'Email for the newsletter' });
const thanks = (page: Page) => page.getByRole('dialog', { name: 'You’re on the list!' });

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
  const welcome = 'Welcome to the CareerScoop newsletter';
  expect(await mailedLink(request, email, new RegExp(`^${welcome}$`))).toContain('/unsubscribe?token=');
  // The newsletter of another journey may come as well.
  expect((await mailsTo(request, email)).filter(({ subject }) => subject === welcome)).toHaveLength(1);
});
