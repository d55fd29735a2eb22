import { expect } from '@playwright/test';
import { newEmail } from '../house/people.ts';
import { acceptTerms, failed, fillPasswords, fillPerson, pickAddress } from '../pages/older-sign-up.ts';
import { continueButton, signUpButton } from '../pages/sign-up.ts';
import type { Walk } from './screen.ts';

const person = () => ({ first_name: 'Kim', last_name: 'Osei', email: newEmail('kim'), phone: '(555) 010-0177' });

/** The sign-up of Community Partners, and the older one of students. */
export const OLDER_SIGN_UP_WALKS: Walk[] = [
  [
    {
      name: '/signup/mentor with everything missing',
      open: async ({ page }) => {
        await page.goto('/signup/mentor');
        await page.getByRole('checkbox', { name: 'Internships' }).check();
        await continueButton(page).click();
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: '/signup/mentor/2 after a refused sign-up',
      open: async ({ page, watch }) => {
        watch.allow(/^400 POST \/api\/v1\/signup\/$/);
        await fillPerson(page, person());
        await continueButton(page).click();
        await fillPasswords(page, 'short');
        await acceptTerms(page);
        await signUpButton(page).click();
        await expect(failed(page)).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/signup/student with everything missing',
      open: async ({ page }) => {
        await page.goto('/signup/student');
        await continueButton(page).click();
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: '/signup/student/2',
      open: async ({ page }) => {
        await fillPerson(page, person());
        await pickAddress(page, '53703');
        await continueButton(page).click();
        await acceptTerms(page);
        await signUpButton(page).click();
        await expect(page.getByText('Please enter password')).toHaveCount(2);
      },
    },
  ],
];
