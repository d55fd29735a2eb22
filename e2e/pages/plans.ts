import type { Page } from '@playwright/test';

export const card = (page: Page, title: string) => page.getByRole('main').getByRole('button', { name: new RegExp(`^${title}`) });
/** One plan in full. */
export const detail = (page: Page, title: string) => page.getByRole('region', { name: `${title} plan` });
export const choose = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Choose', exact: true });
/** How who is under 18 takes the plan that costs nothing. */
export const takeFree = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Take the free plan' });
export const question = (page: Page) => page.getByRole('alertdialog', { name: 'Please confirm' });
/** Who is signed in, and what they have, in the bar. */
export const account = (page: Page) => page.getByRole('button', { name: /^Account of / });
/** What was paid for this account, on My Plan. */
export const receipts = (page: Page) => page.getByRole('region', { name: 'Receipts' }).getByRole('listitem');
/** How a minor gets a plan that costs something. */
export const askParent = (page: Page) => page.getByRole('region', { name: 'Ask a parent' });
export const codeField = (page: Page) => page.getByLabel('Code from your school or sponsor');

/** Looks at a plan and says yes to what it costs; the test checkout opens. */
export async function goToCheckout(page: Page, title: string): Promise<void> {
  await card(page, title).click();
  await choose(page).click();
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await page.waitForURL(/\/dev\/checkout\//);
}
