import type { Page } from '@playwright/test';

/** The menu of the signed-in area: beside the screen, or the screen itself on a phone. */
export const profileMenu = (page: Page) => page.getByRole('navigation', { name: 'Profile' });
export const menuLink = (page: Page, name: string) => profileMenu(page).getByRole('link', { name, exact: true });
/** The arrow in the bar of small screens. */
export const barBack = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Back' });
/** What every line of the menu says, without why it is locked. */
export const menuLines = async (page: Page) =>
  (await profileMenu(page).getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')[0]?.trim());
