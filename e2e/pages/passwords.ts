import type { Page } from '@playwright/test';

const field = (name: string) => (page: Page) => page.getByLabel(name, { exact: true });

export const currentPassword = field('Current Password');
export const newPassword = field('New Password');
/** Of the change in the profile. */
export const confirmNewPassword = field('Confirm New Password');
/** Of the page behind the mailed link. */
export const confirmPassword = field('Confirm Password');
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
export const saveNewPassword = (page: Page) => page.getByRole('button', { name: 'Save new password' });
export const sendLink = (page: Page) => page.getByRole('button', { name: 'Send me a link' });
export const resetFailed = (page: Page) => page.getByRole('dialog', { name: 'Reset Password Failed.' });
export const checkEmail = (page: Page) => page.getByRole('dialog', { name: 'Check your email' });

export async function fillPasswordChange(page: Page, current: string, next: string, again = next): Promise<void> {
  await currentPassword(page).fill(current);
  await newPassword(page).fill(next);
  await confirmNewPassword(page).fill(again);
}
