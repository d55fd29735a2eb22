import type { Page } from '@playwright/test';
import { mailWith, mailsTo } from '../house/outbox.ts';
import { type Visitor, newEmail, newStudent } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { openMenu } from '../pages/accounts.ts';
import { home, invitation } from '../pages/site.ts';

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

test("from anywhere else it asks for the Friend's Email, comes with the next try, and keeps what does not go through", async ({
  page,
  context,
  watch,
  novice: _novice,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED$/, /^500 POST \/api\/v1\/invitations\/$/);
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

  await test.step('it closes when it does not go through as well, and keeps the words', async () => {
    await page.route(INVITE, (route) => route.fulfill({ status: 500, json: { detail: 'Broken.', code: 'internal' } }));
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
});

test('what is wrong is said at its field, spaces alone are no message, and the day has room for ten', async ({
  page,
  request,
  watch,
  student,
}) => {
  watch.allow(/^429 POST \/api\/v1\/invitations\/$/);
  const friend = newEmail('friend');
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

  // One has been sent.
  await sendNine(student);
  await openFromMenu(page);
  await email(page).fill(newEmail('friend'));
  await send(page).click();
  await expect(invitation(page)).toBeHidden();
  await expect(notice(page)).toContainText('That is all the invitations for today, thank you!');

  async function sendNine({ access }: Visitor): Promise<void> {
    const headers = { authorization: `Bearer ${access}` };
    const ask = () => request.post('/api/v1/invitations/', { headers, data: { email: newEmail('friend') } });
    const answers = await Promise.all(Array.from({ length: 9 }, ask));
    expect(answers.map((answer) => answer.status())).toEqual(Array(9).fill(201));
  }
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
