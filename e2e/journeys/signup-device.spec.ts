import type { Page } from '@playwright/test';
import { mailedLink } from '../house/outbox.ts';
import { demo, signupForm } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { email, keptInBrowser, logOut, password, signInOnScreen } from '../pages/accounts.ts';
import { continueButton, fillStep1, fillStep2, signUpButton } from '../pages/sign-up.ts';

const SECRET = 'signup_device';

async function signUpHere(page: Page) {
  const form = signupForm({ first_name: 'Mika' });
  await page.goto('/new/student');
  await fillStep1(page, form, '53703');
  await continueButton(page).click();
  await fillStep2(page, form.password);
  await signUpButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Sign up successful!' })).toBeVisible();
  return form;
}

const button = (page: Page) => page.getByRole('button', { name: 'Confirm my email' });

test('the mailed link signs in on the device of the sign-up, once, and on no other', async ({ page, request, browser, origin }) => {
  const one = await signUpHere(page);
  const secret = (await keptInBrowser(page))[SECRET];
  expect(secret).toBeTruthy();

  await test.step('another device asks first, and signs nobody in', async () => {
    const other = await browser.newContext({ baseURL: origin });
    const elsewhere = await other.newPage();
    await elsewhere.goto(await mailedLink(request, one.email));
    await button(elsewhere).click();
    await expect(elsewhere.getByRole('link', { name: 'Login and start' })).toBeVisible();
    expect(Object.keys(await keptInBrowser(elsewhere))).not.toContain('access_token');
    await other.close();
  });

  await test.step('the next sign-up here takes its place', async () => {
    const two = await signUpHere(page);
    expect((await keptInBrowser(page))[SECRET]).not.toBe(secret);
    await page.goto(await mailedLink(request, two.email));
    await expect(page).toHaveURL('/scenario/0');
    expect(JSON.parse((await keptInBrowser(page))['user'] ?? '{}')).toMatchObject({ email: two.email });
    expect(Object.keys(await keptInBrowser(page))).not.toContain(SECRET);
  });
});

test('signing out here ends it: the link then asks, and leads to the sign-in', async ({ page, request }) => {
  const form = await signUpHere(page);
  await page.goto('/signin');
  await signInOnScreen(page, demo('new'));
  await expect(page).toHaveURL('/profile/recommendations');
  await logOut(page);
  await expect(page).toHaveURL('/signin');
  expect(Object.keys(await keptInBrowser(page))).not.toContain(SECRET);
  await page.goto(await mailedLink(request, form.email));
  await button(page).click();
  await page.getByRole('link', { name: 'Login and start' }).click();
  // The page before has a field for an email too, that of the newsletter.
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await email(page).fill(form.email);
  await password(page).fill(form.password);
  await password(page).press('Enter');
  await expect(page).toHaveURL('/scenario/0');
});
