import { type Page, expect } from '@playwright/test';
import { address, continueButton, signUpButton } from './sign-up.ts';

interface Person {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
}

export const done = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });
export const failed = (page: Page) => page.getByRole('dialog', { name: 'Sign up Failed.', exact: true });

/** Who they are; all that page 1 of the mentors' form asks for. */
export async function fillPerson(page: Page, person: Person): Promise<void> {
  await page.getByLabel('First Name').fill(person.first_name);
  await page.getByLabel('Last Name').fill(person.last_name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill(person.phone);
}

/** The first suggestion for a ZIP code. */
export async function pickAddress(page: Page, zipcode: string): Promise<void> {
  await address(page).pressSequentially(zipcode, { delay: 20 });
  await page
    .getByRole('option', { name: new RegExp(zipcode) })
    .first()
    .click();
  await expect(page.getByLabel('Zip Code')).toHaveValue(zipcode);
}

export async function fillPasswords(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
}

export const acceptTerms = (page: Page) => page.getByLabel(/^I have read and accept/).check();

/** Leads through page 1 of the older student form. */
export async function openLegacyPage2(page: Page, person: Person): Promise<void> {
  await page.goto('/signup/student');
  await fillPerson(page, person);
  await pickAddress(page, '53703');
  await continueButton(page).click();
  await expect(signUpButton(page)).toBeVisible();
}
