import { demo, signupForm } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { continueButton, fillStep1, signUpButton } from '../pages/sign-up.ts';

test('step 1 says when its checks cannot be fetched and when the email has an account, and its draft is there after a reload', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  const form = signupForm({ first_name: 'Mika' });
  await page.goto('/new/student', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByLabel('First Name').fill('Mika');
  await continueButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Your answers could not be checked.');
  await expect(page.getByLabel('First Name')).toHaveValue('Mika');
  await context.setOffline(false);
  await fillStep1(page, { ...form, email: demo('student').email }, '53703');
  await continueButton(page).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/An account with this email already exists\.$/);
  await page.getByLabel('Email').fill(form.email);
  await continueButton(page).click();
  await expect(signUpButton(page)).toBeVisible();
  await page.reload();
  await expect(signUpButton(page)).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/new/student');
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(form.email);
});
