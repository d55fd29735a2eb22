import { type Page, expect } from '@playwright/test';
import { signupForm } from '../house/people.ts';
import { login, signInOnScreen } from '../pages/accounts.ts';
import { continueButton, fillStep1, fillStep2, signUpButton } from '../pages/sign-up.ts';
import type { Screen } from './screen.ts';

/** A screen that its address alone opens. */
const at = (path: string, name = path): Screen => ({
  name,
  isPage: true,
  open: async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

async function openStep2(page: Page): Promise<void> {
  await page.goto('/new/student');
  await fillStep1(page, signupForm({ first_name: 'Mika' }), '53703');
  await continueButton(page).click();
  await expect(signUpButton(page)).toBeVisible();
}

/** What a visitor sees who is not signed in. */
export const ENTRY_SCREENS: Screen[] = [
  at('/'),
  at('/signup'),
  at('/signin'),
  at('/new/student'),
  at('/confirm', '/confirm without its token'),
  at(`/confirm?token=${'x'.repeat(43)}`, '/confirm'),
  at('/privacypolicy'),
  at('/terms'),
  {
    name: '/signup with the question of an organization',
    open: async ({ page }) => {
      await page.goto('/signup');
      await page.getByRole('button', { name: 'Talk with us' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: '/new/student with everything missing',
    open: async ({ page }) => {
      await page.goto('/new/student');
      await continueButton(page).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: '/new/student with suggestions',
    open: async ({ page }) => {
      await page.goto('/new/student');
      await page.getByRole('combobox', { name: 'Address' }).pressSequentially('53703');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: '/new/student/2',
    open: ({ page }) => openStep2(page),
  },
  {
    name: '/new/student/2 with passwords that differ',
    open: async ({ page }) => {
      await openStep2(page);
      await page.getByLabel('Password', { exact: true }).fill('three cold spoons');
      await page.getByLabel('Confirm Password').fill('four cold spoons');
      await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription(/Passwords do not match/);
    },
  },
  {
    name: '/new/student/2 after a sign-up',
    open: async ({ page }) => {
      await page.route('**/api/v1/signup/', (route) => route.fulfill({ status: 201, json: { detail: 'Look at your mail.' } }));
      await openStep2(page);
      await fillStep2(page, 'three cold spoons');
      await signUpButton(page).click();
      await expect(page.getByRole('dialog', { name: 'Sign up successful!' })).toBeVisible();
    },
  },
  {
    name: '/new/student/2 after a refused sign-up',
    open: async ({ page, watch }) => {
      watch.allow(/^400 POST \/api\/v1\/signup\/$/);
      await openStep2(page);
      await fillStep2(page, 'short');
      await signUpButton(page).click();
      await expect(page.getByRole('dialog', { name: /Whoops! Our server had a misstep!/ })).toBeVisible();
    },
  },
  {
    name: '/signin with everything missing',
    open: async ({ page }) => {
      await page.goto('/signin');
      await login(page).click();
      await expect(page.getByText('Please input email address')).toBeVisible();
    },
  },
  {
    name: '/signin after a failure',
    open: async ({ page, watch }) => {
      watch.allow(/^401 POST \/api\/v1\/auth\/$/);
      await page.goto('/signin');
      await signInOnScreen(page, { email: 'nobody@example.org', password: 'not this one' });
      await expect(page.getByRole('dialog', { name: 'Login Failed.' })).toBeVisible();
    },
  },
  {
    name: '/confirm when it is done',
    open: async ({ page }) => {
      await page.route('**/api/v1/signup/confirm/', (route) =>
        route.fulfill({ json: { detail: 'Your email is confirmed. You can sign in now.', already_confirmed: false, minor: true } }),
      );
      await page.goto(`/confirm?token=${'x'.repeat(43)}`);
      await page.getByRole('button', { name: 'Confirm my email' }).click();
      await expect(page.getByRole('link', { name: 'Login and start' })).toBeVisible();
    },
  },
  {
    name: '/confirm with a link that does not work',
    open: async ({ page, watch }) => {
      watch.allow(/^400 POST \/api\/v1\/signup\/confirm\/$/);
      await page.goto(`/confirm?token=${'x'.repeat(43)}`);
      await page.getByRole('button', { name: 'Confirm my email' }).click();
      await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    },
  },
  {
    name: '/pricingplan',
    isPage: true,
    open: async ({ page }) => {
      await page.goto('/pricingplan');
      await expect(page.getByRole('button', { pressed: true })).toBeVisible();
    },
  },
  {
    name: '/dev/outbox',
    open: async ({ page }) => {
      await page.goto('/dev/outbox');
      await expect(page.getByText('This is the local stand-in for mail and texts.')).toBeVisible();
    },
  },
  // Everything at once, for us alone: the longest page of all, looked at as a state.
  { ...at('/dev/ui'), isPage: false },
  {
    name: 'an address that nobody knows',
    open: async ({ page, watch }) => {
      watch.allow(/^404 GET \/nowhere$/);
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    },
  },
  {
    name: 'the menu of small screens',
    widths: [320, 390, 768],
    open: async ({ page }) => {
      await page.goto('/');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
