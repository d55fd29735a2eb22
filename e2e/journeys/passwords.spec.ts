import { mailedLink } from '../house/outbox.ts';
import { PASSWORD, enterAs, openAccount, signIn } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { email, login, signInOnScreen } from '../pages/accounts.ts';
import { menuLink } from '../pages/profile.ts';
import {
  checkEmail,
  confirmPassword,
  fillPasswordChange,
  newPassword,
  resetFailed,
  save,
  saveNewPassword,
  sendLink,
} from '../pages/passwords.ts';

const NEW = 'four warm ladles';
const EDIT = '/profile/editPassword';

test('a forgotten password is replaced by the mailed link, which opening does not use up', async ({ page, request, watch }) => {
  watch.allow(/^401 POST \/api\/v1\/auth\/$/, /^400 POST \/api\/v1\/password_reset\/confirm\/$/);
  const account = await openAccount(request);
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page).toHaveURL('/forgotpassword');
  await email(page).fill(account.email);
  await email(page).press('Enter');
  await checkEmail(page).getByRole('button', { name: 'OK' }).click();

  const link = await mailedLink(request, account.email, /new password/);
  await page.goto(link);
  await page.reload();
  await newPassword(page).fill(NEW);
  await confirmPassword(page).fill(NEW);
  await saveNewPassword(page).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/signin');
  await signInOnScreen(page, account);
  const failure = page.getByRole('dialog', { name: 'Login Failed.' });
  await failure.getByRole('button', { name: 'Try again' }).click();
  await signInOnScreen(page, { ...account, password: NEW });
  await expect(page).toHaveURL('/profile/recommendations');

  await page.goto(link);
  await newPassword(page).fill('five cold forks');
  await confirmPassword(page).fill('five cold forks');
  await saveNewPassword(page).click();
  await resetFailed(page).getByRole('link', { name: 'Get a new link' }).click();
  await expect(page).toHaveURL('/forgotpassword');
  await expect(sendLink(page)).toBeVisible();
  expect((await signIn(request, { ...account, password: NEW })).user.email).toBe(account.email);
});

test('a change of password says so, goes to the profile, and signs the other devices out; signing out everywhere ends this one too', async ({
  page,
  request,
  browser,
  origin,
  student,
  watch,
}) => {
  watch.allow(/^401 /);
  const before = await signIn(request, student);
  await page.goto(EDIT);
  await fillPasswordChange(page, PASSWORD, NEW);
  await save(page).click();
  await expect(page.getByText('Your password has been changed successfully.')).toBeVisible();
  await expect(page).toHaveURL('/profile/profile-info');
  const old = await request.post('/api/v1/auth/refresh/', { data: { refresh: before.refresh } });
  expect(old.status()).toBe(401);
  await menuLink(page, 'Recommendations').click();
  await expect(page.getByRole('heading', { name: "You don't have any recommendations yet" })).toBeVisible();

  const phone = await browser.newContext({ baseURL: origin });
  await enterAs(phone, origin, await signIn(request, { ...student, password: NEW }));
  await menuLink(page, 'Profile Info').click();
  await page.getByRole('link', { name: 'Change Password' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/signin');
  await expect(login(page)).toBeVisible();
  const onPhone = await phone.newPage();
  await onPhone.goto('/results');
  await expect(onPhone).toHaveURL('/signin?redirect=/results');
  await phone.close();
});
