import { appCode } from '../house/app-code.ts';
import { openAccount } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { logOut, signInOnScreen } from '../pages/accounts.ts';
import { code, setUpApp } from '../pages/second-factor.ts';

test('an app is set up, asked for at the next sign-in, and a recovery code opens the account once when the phone is gone', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/^401 POST \/api\/v1\/auth\/$/);
  const account = await openAccount(request);
  await page.goto('/signin?redirect=/profile/profile-info');
  await signInOnScreen(page, account);
  await page.getByRole('link', { name: 'Code at Sign-in' }).click();
  await expect(page).toHaveURL('/profile/second-factor');
  const key = await setUpApp(page);
  const recovery = await page.getByRole('main').getByRole('listitem').allTextContents();
  expect(recovery).toHaveLength(10);
  await page.getByRole('checkbox', { name: 'I have kept them' }).check();
  await page.getByRole('link', { name: 'Back to your profile' }).click();
  await expect(page).toHaveURL('/profile/profile-info');

  await logOut(page);
  await page.goto('/signin');
  await signInOnScreen(page, account);
  await expect(code(page)).toBeFocused();
  await code(page).fill('not this');
  await code(page).press('Enter');
  await expect(page.getByText(/This code is not right/)).toBeVisible();
  // The code of the half minute of setting up is used; the next one is good already.
  await code(page).fill(appCode(key, 1));
  await code(page).press('Enter');
  await expect(page).toHaveURL('/profile/recommendations');

  await logOut(page);
  for (const outcome of ['in', 'used'] as const) {
    await page.goto('/signin');
    await signInOnScreen(page, account);
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(recovery[0] ?? '');
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    if (outcome === 'used') await expect(page.getByText(/or was used before/)).toBeVisible();
    else {
      await expect(page).toHaveURL('/profile/recommendations');
      await logOut(page);
    }
  }
});
