import type { Page } from '@playwright/test';

export const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
/** The sign in the bar that leads to the start page. */
export const home = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'CareerScoop' });
export const footer = (page: Page) => page.getByRole('contentinfo');
/** The links in the menu of small screens. */
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
export const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
export const invitation = (page: Page) => page.getByRole('dialog', { name: 'Help our Mission: Invite a Friend' });

/** Whether the keyboard's focus is somewhere in what is open over the page. */
export function focusIsInDialog(page: Page): Promise<boolean> {
  return page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')));
}

/** Goes to another address of ours within the page, as a link there leads to it: the page is not loaded again. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
