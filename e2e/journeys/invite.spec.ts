import type { Page } from '@playwright/test';
import { mailWith, mailsTo } from '../house/outbox.ts';
import { type Visitor, newEmail, newStudent } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { openMenu } from '../pages/accounts.ts';
import { invitation } from '../pages/site.ts';

const INVITE = '**/api/v1/invitations/';
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

test('from the start page it asks for the Email, forgets on Cancel, and sends the words as they are', async ({ page, request }) => {
  const friend = newEmail('friend');
  await page.goto('/');
  await openFromHome(page);
  await email(page, 'Email').fill('someone@example.org');
  await message(page).fill('Have a look');
  await invitation(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(invitation(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Invite a friend' })).toBeFocused();

  await openFromHome(page);
  await expect(email(page, 'Email')).toHaveValue('');
  await expect(message(page)).toHaveValue('');
  await email(page, 'Email').fill(friend);
  await message(page).fill('It took me <b>12</b> minutes.');
  await send(page).click();
  await expect(invitation(page)).toBeHidden();
  await expect(notice(page)).toContainText('Your invitation is on its way.');
  await openFromHome(page);
  await expect(email(page, 'Email')).toHaveValue('');
  await expect(message(page)).toHaveValue('');

  const mail = await mailWith(request, friend, '> It took me <b>12</b> minutes.');
  expect(mail.text).toContain('Somebody who cares about you invites you');
});

test("from anywhere else it asks for the Friend's Email, also in the menu of a phone", async ({ page, novice: _novice }) => {
  await page.goto('/');
  await openFromMenu(page);
  await expect(email(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(invitation(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/profile/recommendations');
  await openFromMenu(page);
  await expect(email(page)).toBeVisible();
});

test('what is wrong is said at its field, and spaces alone are no message', async ({ page, request, enter }) => {
  const sender = await newStudent(request, { first_name: 'Robin' });
  const friend = newEmail('friend');
  await enter(sender);
  await page.goto('/about');
  await openFromMenu(page);
  await send(page).click();
  await expect(email(page)).toHaveAccessibleDescription('Email is required.');
  await email(page).fill('abc');
  await expect(email(page)).toHaveAccessibleDescription('Email is invalid.');
  await email(page).fill(friend);
  await message(page).fill('x'.repeat(601));
  await send(page).click();
  await expect(message(page)).toHaveAccessibleDescription('Message can have at most 600 characters.');
  await message(page).fill('   \n ');
  await send(page).click();
  await expect(notice(page)).toContainText('Your invitation is on its way.');
  const mail = await mailWith(request, friend, 'Robin invites you');
  expect(mail.text).not.toContain('wrote:');
});

test('a name that mail programs would make a link of is left out', async ({ page, request, enter }) => {
  const friend = newEmail('friend');
  await enter(await newStudent(request, { first_name: 'www.evil.com' }));
  await page.goto('/about');
  await openFromMenu(page);
  await email(page).fill(friend);
  await send(page).click();
  await expect(invitation(page)).toBeHidden();
  const mail = await mailWith(request, friend, 'Somebody who cares about you invites you');
  expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain('evil');
  expect(await mailsTo(request, friend)).toHaveLength(1);
});

test('it closes when it does not go through as well, and keeps the words', async ({ page, watch, novice: _novice }) => {
  watch.allow(/^500 POST \/api\/v1\/invitations\/$/);
  await page.route(INVITE, (route) => route.fulfill({ status: 500, json: { detail: 'Broken.', code: 'internal' } }));
  await page.goto('/about');
  await openFromMenu(page);
  await email(page).fill('friend@example.org');
  await message(page).fill('Look at this');
  await send(page).click();
  await expect(invitation(page)).toBeHidden();
  await expect(notice(page)).toContainText('could not be sent');
  await openFromMenu(page);
  await expect(email(page)).toHaveValue('friend@example.org');
  await expect(message(page)).toHaveValue('Look at this');
});

test('without a network the page stays, and the invitation comes with the next try', async ({ page, context, watch, novice: _novice }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED$/);
  await page.goto('/profile/sessions');
  const menu = page.getByRole('navigation', { name: 'Profile' });
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await menu.getByRole('button', { name: 'Invite a Friend' }).click();
  const missing = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(missing).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible();
  await context.setOffline(false);
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(invitation(page)).toBeVisible();
});

test('the day has room for ten, and says so kindly', async ({ page, request, watch, student }) => {
  watch.allow(/^429 POST \/api\/v1\/invitations\/$/);
  await useUp(student);
  await page.goto('/about');
  await openFromMenu(page);
  await email(page).fill(newEmail('friend'));
  await send(page).click();
  await expect(invitation(page)).toBeHidden();
  await expect(notice(page)).toContainText('That is all the invitations for today, thank you!');

  async function useUp({ access }: Visitor): Promise<void> {
    const headers = { authorization: `Bearer ${access}` };
    const ask = () => request.post('/api/v1/invitations/', { headers, data: { email: newEmail('friend') } });
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    expect(answers.map((answer) => answer.status())).toEqual(Array(10).fill(201));
  }
});
