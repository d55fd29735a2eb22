import { expect } from '@playwright/test';
import { signupForm } from '../house/people.ts';
import { login, signInOnScreen } from '../pages/accounts.ts';
import { address, continueButton, fillStep1, fillStep2, signUpButton } from '../pages/sign-up.ts';
import type { Screen, Walk } from './screen.ts';

/** A screen that its address alone opens. */
const at = (path: string, name = path): Screen => ({
  name,
  isPage: true,
  open: async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** What a visitor sees who is not signed in. */
export const ENTRY_WALKS: Walk[] = [
  [
    at('/signup'),
    {
      name: '/signup with the question of an organization',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'I’m from an Organization' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  ],
  [
    at('/signin'),
    {
      name: '/signin with everything missing',
      open: async ({ page }) => {
        await login(page).click();
        await expect(page.getByText('Please input email address')).toBeVisible();
      },
    },
    {
      name: '/signin after a failure',
      open: async ({ page, watch }) => {
        watch.allow(/^401 POST \/api\/v1\/auth\/$/);
        await signInOnScreen(page, { email: 'nobody@example.org', password: 'not this one' });
        await expect(page.getByRole('dialog', { name: 'Login Failed.' })).toBeVisible();
      },
    },
  ],
  [
    at('/new/student'),
    {
      name: '/new/student with suggestions',
      open: async ({ page }) => {
        await address(page).pressSequentially('53703');
        await expect(page.getByRole('option').first()).toBeVisible();
      },
    },
    {
      name: '/new/student with everything missing',
      open: async ({ page }) => {
        await address(page).press('Escape');
        await address(page).fill('');
        await continueButton(page).click();
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/new/student/2',
      open: async ({ page }) => {
        await page.goto('/new/student');
        await fillStep1(page, signupForm({ first_name: 'Mika' }), '53703');
        await continueButton(page).click();
        await expect(signUpButton(page)).toBeVisible();
      },
    },
    {
      name: '/new/student/2 with passwords that differ',
      open: async ({ page }) => {
        await page.getByLabel('Password', { exact: true }).fill('three cold spoons');
        await page.getByLabel('Confirm Password').fill('four cold spoons');
        await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription(/Passwords do not match/);
      },
    },
    {
      name: '/new/student/2 after a refused sign-up',
      open: async ({ page, watch }) => {
        watch.allow(/^400 POST \/api\/v1\/signup\/$/);
        await fillStep2(page, 'short');
        await signUpButton(page).click();
        await expect(page.getByRole('dialog', { name: /Whoops! Our server had a misstep!/ })).toBeVisible();
      },
    },
    {
      name: '/new/student/2 after a sign-up',
      open: async ({ page }) => {
        await page.keyboard.press('Escape');
        await page.route('**/api/v1/signup/', (route) => route.fulfill({ status: 201, json: { detail: 'Look at your mail.' } }));
        await fillStep2(page, 'three cold spoons');
        await signUpButton(page).click();
        await expect(page.getByRole('dialog', { name: 'Sign up successful!' })).toBeVisible();
      },
    },
  ],
  [at('/confirm', '/confirm without its token')],
  [at('/confirm-code')],
  [
    at(`/confirm?token=${'x'.repeat(43)}`, '/confirm'),
    {
      name: '/confirm with a link that does not work',
      open: async ({ page, watch }) => {
        watch.allow(/^400 POST \/api\/v1\/signup\/confirm\/$/);
        await page.getByRole('button', { name: 'Confirm my email' }).click();
        await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/confirm when it is done',
      open: async ({ page }) => {
        await page.route('**/api/v1/signup/confirm/', (route) =>
          route.fulfill({
            json: { detail: 'Your email is confirmed. You can sign in now.', already_confirmed: false, minor: true, session: null },
          }),
        );
        await page.goto(`/confirm?token=${'x'.repeat(43)}`);
        await page.getByRole('button', { name: 'Confirm my email' }).click();
        await expect(page.getByRole('link', { name: 'Login and start' })).toBeVisible();
      },
    },
  ],
  [at('/privacypolicy')],
  [at('/terms')],
  [
    {
      name: '/pricingplan',
      isPage: true,
      open: async ({ page }) => {
        await page.goto('/pricingplan');
        await expect(page.getByRole('button', { pressed: true })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/dev/outbox',
      open: async ({ page }) => {
        await page.goto('/dev/outbox');
        await expect(page.getByText('This is the local stand-in for mail and texts.')).toBeVisible();
      },
    },
  ],
  // Everything at once, for us alone: the longest page of all, looked at as a state.
  [{ ...at('/dev/ui'), isPage: false }],
  [
    {
      name: 'an address that nobody knows',
      open: async ({ page, watch }) => {
        watch.allow(/^404 GET \/nowhere$/);
        await page.goto('/nowhere');
        await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
      },
    },
  ],
];
