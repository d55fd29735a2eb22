import type { Page } from '@playwright/test';
import { mailWith } from '../house/outbox.ts';
import { newEmail } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { openMenu } from '../pages/accounts.ts';
import { home, invitation } from '../pages/site.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'Notices' });
const email = (page: Page, label = "Friend's Email") => invitation(page).getByRole('textbox', { name: label, exact: true });
const message = (page: Page) => invitation(page).getByRole('textbox', { name: 'Message' });
const send = (page: Page) => invitation(page).getByRole('button', { name: 'Send' });

async function openFromHome(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  await expect(invitation(page)).toBeVisible();
}

async function openFromMenu(page: Page): Promise<void> {
  await openMenu(page);
  const name = { name: 'Invite a Friend', exact: true };
  await page.getByRole('menuitem', name).or(page.getByRole('button', name)).click();
  await expect(invitation(page)).toBeVisible();
}

test('from the start page it asks for the Email, and sends the words as they are', async ({ page, request }) => {
  const friend = newEmail('friend');
  await page.goto('/');
  await openFromHome(page);
  await email(page, 'Email').fill(friend);
  await message(page).fill('It took me <b>12</b> minutes.');
  await send(page).click();
  await expect(invitation(page)).toBeHidden();
  await expect(notice(page)).toContainText('Your invitation is on its way.');

  const mail = await mailWith(request, friend, '> It took me <b>12</b> minutes.');
  expect(mail.text).toContain('Somebody who cares about you invites you');
});

test("from anywhere else it asks for the Friend's Email, and comes with the next try where there was no network", async ({
  page,
  context,
  watch,
  novice: _novice,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED$/);
  await test.step('without a network the page stays, and the invitation comes with the next try', async () => {
    await page.goto('/profile/sessions');
    const opener = page.getByRole('navigation', { name: 'Profile' }).getByRole('button', { name: 'Invite a Friend' });
    await expect(opener).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Great Finds' })).toBeAttached();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await opener.click();
    const missing = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(missing).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible();
    await context.setOffline(false);
    await missing.getByRole('button', { name: 'Try again' }).click();
    await expect(invitation(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(invitation(page)).toBeHidden();
  });

  await test.step('from the menu, on the start page and on a phone', async () => {
    await home(page).click();
    await expect(page.getByRole('navigation', { name: 'Profile' })).toHaveCount(0);
    await openFromMenu(page);
    await expect(email(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(invitation(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/profile/sessions');
    await page.setViewportSize({ width: 390, height: 844 });
    await openFromMenu(page);
    await expect(email(page)).toBeVisible();
    await page.keyboard.press('Escape');
  });
});
