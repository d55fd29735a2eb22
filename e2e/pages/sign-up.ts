import type { StudentSignup } from '@careerscoop/contract/signup';
import { type Page, expect } from '@playwright/test';

export const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' });
export const signUpButton = (page: Page) => page.getByRole('button', { name: 'Sign Up' });
export const address = (page: Page) => page.getByRole('combobox', { name: 'Address' });

/** What step 1 says when nothing was filled in. The age is suggested, so it is not missing. */
export const STEP_1_MISSING = [
  'First Name is required.',
  'Last Name is required.',
  'Email is required.',
  'Phone is required.',
  'Address is required.',
  'Zip Code is required.',
  'City is required.',
  'State is required.',
  'Grade is required.',
];

type Step1 = Pick<StudentSignup, 'first_name' | 'last_name' | 'email' | 'phone' | 'age'>;

/** Fills step 1; the address comes from the first suggestion for a ZIP code. */
export async function fillStep1(page: Page, form: Step1, zipcode: string): Promise<void> {
  await page.getByLabel('First Name').fill(form.first_name);
  await page.getByLabel('Last Name').fill(form.last_name);
  await page.getByLabel('Email').fill(form.email);
  await page.getByLabel('Phone').fill(form.phone);
  await address(page).pressSequentially(zipcode, { delay: 20 });
  await page
    .getByRole('option', { name: new RegExp(zipcode) })
    .first()
    .click();
  await expect(page.getByLabel('Zip Code')).toHaveValue(zipcode);
  await page.getByLabel('Age', { exact: true }).selectOption(String(form.age));
  await page.getByRole('radio', { name: 'Junior' }).check();
}

const moreFields = (page: Page) => page.getByRole('group').filter({ has: page.getByText('A few more, if you like') });

/** Unfolds what nobody has to fill in. */
export async function openMore(page: Page): Promise<void> {
  if (!(await page.getByLabel('Favorite Ice Cream Flavor').isVisible()))
    await moreFields(page).getByText('A few more, if you like').click();
}

export async function fillStep2(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByLabel('Education').selectOption({ label: "Bachelor's Degree" });
  await openMore(page);
  await page.getByLabel('Favorite Ice Cream Flavor').fill('Mint');
  await page.getByLabel(/^I have read and accept/).check();
}
