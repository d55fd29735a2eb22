import { mailedLink } from '../house/outbox.ts';
import { PASSWORD, enterAs, openAccount, signIn } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { email, login, signInOnScreen } from '../pages/accounts.ts';
import { menuLink } from '../pages/profile.ts';
import {
  checkEmail,
  confirmNewPassword,
  confirmPassword,
  currentPassword,
  fillPasswordChange,
  newPassword,
  resetFailed,
  save,
  saveNewPassword,
  sendLink,
} from '../pages/passwords.ts';

const NEW = 'four warm ladles';
const EDIT = '/profile/editPassword';

test.describe('a forgotten password', () => {
  test('is asked about with a right email; it says the same for one that nobody has, and what the server says when it refuses', async ({
    page,
    watch,
  }) => {
    await page.goto('/signin');
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await expect(page).toHaveURL('/forgotpassword');
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();
    await sendLink(page).click();
    await expect(email(page)).toHaveAccessibleDescription('Please input email address');
    await email(page).fill('abc');
    await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address.');
    await email(page).fill('nobody.at.all@example.org');
    await sendLink(page).click();
    await expect(checkEmail(page)).toBeVisible();
    await checkEmail(page).getByRole('button', { name: 'OK' }).click();

    watch.allow(/^400 POST \/api\/v1\/password_reset\/$/);
    await page.route('**/api/v1/password_reset/', (route) =>
      route.fulfill({ status: 400, json: { status: 'error', msg: 'No such user' } }),
    );
    await email(page).fill('robin@example.org');
    await sendLink(page).click();
    await expect(resetFailed(page)).toContainText('No such user');
    await resetFailed(page).getByRole('button', { name: 'Try again' }).click();
    await expect(email(page)).toHaveValue('robin@example.org');
  });

  test('is replaced by the mailed link, which opening does not use up, and not by a password that everybody uses', async ({
    page,
    request,
    watch,
  }) => {
    watch.allow(/^401 POST \/api\/v1\/auth\/$/, /^400 POST \/api\/v1\/password_reset\/confirm\/$/);
    const account = await openAccount(request);
    await page.goto('/forgotpassword');
    await email(page).fill(account.email);
    await email(page).press('Enter');
    await expect(checkEmail(page)).toContainText("Check both your spam folder if it's not in your inbox.");
    await checkEmail(page).getByRole('button', { name: 'OK' }).click();
    await expect(email(page)).toHaveValue('');

    const link = await mailedLink(request, account.email, /new password/);
    await page.goto(link);
    await page.reload();
    await newPassword(page).fill('Password1');
    await confirmPassword(page).fill('Password1');
    await saveNewPassword(page).click();
    await expect(newPassword(page)).toHaveAccessibleDescription(/most used/);
    await expect(newPassword(page)).toBeFocused();
    await newPassword(page).fill(NEW);
    await confirmPassword(page).fill('four warm ladle');
    await saveNewPassword(page).click();
    await expect(confirmPassword(page)).toHaveAccessibleDescription(/check Confirmation password/);
    await confirmPassword(page).fill(NEW);
    await expect(confirmPassword(page)).not.toHaveAccessibleDescription(/check Confirmation password/);
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
    await expect(resetFailed(page)).toContainText('This link was used before.');
    await resetFailed(page).getByRole('link', { name: 'Get a new link' }).click();
    await expect(page).toHaveURL('/forgotpassword');
    await expect(sendLink(page)).toBeVisible();
    expect((await signIn(request, { ...account, password: NEW })).user.email).toBe(account.email);
  });
});

test.describe('a change of password', () => {
  test('is checked at its fields, and Save waits while one is wrong; before what was typed is lost it asks', async ({
    page,
    student: _student,
    watch,
  }) => {
    watch.allow(/^400 POST \/api\/v1\/set-password\/$/);
    await page.goto(EDIT);
    await save(page).click();
    await expect(newPassword(page)).toHaveAccessibleDescription(/Please enter password\.$/);
    await expect(confirmNewPassword(page)).toHaveAccessibleDescription(/Please enter confirm new password\.$/);
    await expect(save(page)).toBeDisabled();

    await fillPasswordChange(page, PASSWORD, 'abc1234');
    await expect(newPassword(page)).toHaveAccessibleDescription(/Password must be at least 8 characters long\.$/);
    await newPassword(page).fill('abc12345');
    await expect(newPassword(page)).not.toHaveAccessibleDescription(/at least 8 characters long/);
    await expect(confirmNewPassword(page)).toHaveAccessibleDescription(/password mismatch\.$/);
    await expect(save(page)).toBeDisabled();
    await confirmNewPassword(page).fill('abc12345');
    await expect(confirmNewPassword(page)).not.toHaveAccessibleDescription(/password mismatch/);
    await expect(save(page)).toBeEnabled();

    await fillPasswordChange(page, 'not this one', NEW);
    await save(page).click();
    await expect(currentPassword(page)).toHaveAccessibleDescription(/not your current password/);
    await expect(currentPassword(page)).toBeFocused();
    await expect(save(page)).toBeDisabled();

    await test.step('the first message of the server', async () => {
      await page.route('**/api/v1/set-password/', (route) => route.fulfill({ status: 400, json: { new_password: ['Too common', 'x'] } }));
      await fillPasswordChange(page, PASSWORD, NEW);
      await save(page).click();
      await expect(newPassword(page)).toHaveAccessibleDescription(/Too common$/);
    });

    await currentPassword(page).fill('something');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await page.getByRole('link', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(currentPassword(page)).toHaveValue('something');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/profile/profile-info');
  });

  test('says so, goes to the profile, and signs the other devices out; signing out everywhere ends this one too', async ({
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
});
