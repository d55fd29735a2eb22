import { type Page, expect } from '@playwright/test';
import type { Account } from '../house/people.ts';

/** Not the one at the foot of a page that is being left: the address changes before the page does. */
export const email = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Email', exact: true });
export const password = (page: Page) => page.getByLabel('Password', { exact: true });
export const login = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Login' });

/** Fills the sign-in screen and sends it. */
export async function signInOnScreen(page: Page, account: Account): Promise<void> {
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await login(page).click();
}

/** Logs out by the menu of this width, and says yes. */
export async function logOut(page: Page): Promise<void> {
  await openMenu(page);
  await page
    .getByRole('menuitem', { name: 'Log Out' })
    .or(page.getByRole('button', { name: 'Log Out' }))
    .click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to Log Out?' });
  await question.getByRole('button', { name: 'Yes' }).click();
}

/** The menu of small screens where it stands, else the one under the name. */
export async function openMenu(page: Page): Promise<void> {
  const small = page.getByRole('button', { name: 'Open menu' });
  const underName = page.getByRole('button', { name: /^Account of / });
  await expect(small.or(underName).filter({ visible: true }).first()).toBeVisible();
  await ((await small.isVisible()) ? small : underName).click();
}

/** What the browser keeps, by name. */
export function keptInBrowser(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}
