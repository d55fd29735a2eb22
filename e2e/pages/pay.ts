import type { Page } from '@playwright/test';

/** A button of the test checkout. */
export const atCheckout = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
export const payButton = (page: Page) => page.getByRole('button', { name: 'Pay $89' });
export const payerEmail = (page: Page) => page.getByLabel('Your email');
export const adultTick = (page: Page) => page.getByRole('checkbox', { name: /^I am 18 or older/ });
export const headline = (page: Page) => page.getByRole('heading', { level: 1 });

/** A parent says who they are, and goes on to the test checkout. */
export async function goOnToPay(page: Page, email: string): Promise<void> {
  await payerEmail(page).fill(email);
  await adultTick(page).check();
  await payButton(page).click();
  await page.waitForURL(/\/dev\/checkout\//);
}
