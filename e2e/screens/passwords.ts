import { type Page, expect } from '@playwright/test';
import { demoVisitor, newStudent } from '../house/people.ts';
import { email, signInOnScreen } from '../pages/accounts.ts';
import { checkEmail, confirmPassword, newPassword, resetFailed, save, saveNewPassword, sendLink } from '../pages/passwords.ts';
import { code, setUpApp } from '../pages/second-factor.ts';
import type { Tools, Walk } from './screen.ts';

const TOKEN = 'x'.repeat(43);

async function setNew(page: Page): Promise<void> {
  await newPassword(page).fill('four warm ladles');
  await confirmPassword(page).fill('four warm ladles');
  await saveNewPassword(page).click();
}

async function confirmEmail({ page }: Tools): Promise<void> {
  await page.goto(`/confirm-email?token=${TOKEN}`);
  await expect(page.getByRole('button', { name: 'Use this email' })).toBeVisible();
}

/** Passwords, sessions and the email, forgotten and changed. */
export const PASSWORD_WALKS: Walk[] = [
  [
    {
      name: '/forgotpassword',
      open: async ({ page }) => {
        await page.goto('/forgotpassword');
        await sendLink(page).click();
        await expect(page.getByText('Please input email address')).toBeVisible();
      },
    },
    {
      name: '/forgotpassword when the mail is on its way',
      open: async ({ page }) => {
        await page.route('**/api/v1/password_reset/', (route) => route.fulfill({ status: 202, json: { detail: 'Look.' } }));
        await email(page).fill('nobody@example.org');
        await sendLink(page).click();
        await expect(checkEmail(page)).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/forgotpassword by its link',
      open: async ({ page }) => {
        await page.goto(`/forgotpassword?token=${TOKEN}`);
        await expect(saveNewPassword(page)).toBeVisible();
      },
    },
    {
      name: '/forgotpassword with a link that does not work',
      open: async ({ page, watch }) => {
        watch.allow(/^400 POST \/api\/v1\/password_reset\/confirm\/$/);
        await setNew(page);
        await expect(resetFailed(page)).toBeVisible();
      },
    },
    {
      name: '/forgotpassword when it is done',
      open: async ({ page }) => {
        await page.keyboard.press('Escape');
        await page.route('**/api/v1/password_reset/confirm/', (route) => route.fulfill({ json: { detail: 'Changed.' } }));
        await setNew(page);
        await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/profile/editPassword',
      open: async ({ page, request, enter }) => {
        await enter(await demoVisitor(request, 'new'));
        await page.goto('/profile/editPassword');
        await expect(save(page)).toBeVisible();
      },
    },
    {
      name: '/profile/editPassword with everything missing',
      open: async ({ page }) => {
        await save(page).click();
        await expect(page.getByText('Please enter password.')).toBeVisible();
      },
    },
    {
      name: '/profile/editPassword asking about every device',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Sign out everywhere' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/profile/second-factor',
      open: async ({ page, request, enter }) => {
        await enter(await newStudent(request));
        await page.goto('/profile/second-factor');
        await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible();
      },
    },
    {
      name: '/profile/second-factor with its key',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Set up an app' }).click();
        await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
      },
    },
    {
      name: '/profile/second-factor with a wrong code',
      open: async ({ page, watch }) => {
        watch.allow(/^400 PUT \/api\/v1\/auth\/second-factor\/$/);
        await code(page).fill('000');
        await page.getByRole('button', { name: 'Turn it on' }).click();
        await expect(page.getByText(/This code is not right/)).toBeVisible();
      },
    },
    {
      name: '/profile/second-factor with the recovery codes',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Begin again' }).click();
        await setUpApp(page);
      },
    },
    {
      name: '/profile/second-factor once it is on',
      open: async ({ page }) => {
        await page.getByRole('checkbox', { name: 'I have kept them' }).check();
        await page.getByRole('link', { name: 'Back to your profile' }).click();
        await page.getByRole('link', { name: 'Code at Sign-in' }).click();
        await expect(page.getByRole('button', { name: 'Turn it off' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/signin with a code to enter',
      open: async ({ page, watch }) => {
        watch.allow(/^401 POST \/api\/v1\/auth\/$/);
        const json = { detail: 'Enter the code.', code: 'code_needed' };
        await page.route('**/api/v1/auth/', (route) => route.fulfill({ status: 401, json }));
        await page.goto('/signin');
        await signInOnScreen(page, { email: 'robin@example.org', password: 'three cold spoons' });
        await expect(code(page)).toBeVisible();
      },
    },
  ],
  [
    { name: '/confirm-email', open: confirmEmail },
    {
      name: '/confirm-email with a link that does not work',
      open: async ({ page, watch }) => {
        watch.allow(/^400 POST \/api\/v1\/profile\/email\/confirm\/$/);
        await page.getByRole('button', { name: 'Use this email' }).click();
        await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/confirm-email when it is done',
      open: async (tools) => {
        await tools.page.route('**/api/v1/profile/email/confirm/', (route) =>
          route.fulfill({ json: { detail: 'Your new email counts from now on.', already_confirmed: false } }),
        );
        await confirmEmail(tools);
        await tools.page.getByRole('button', { name: 'Use this email' }).click();
        await expect(tools.page.getByRole('heading', { name: 'Your email is changed' })).toBeVisible();
      },
    },
  ],
];
