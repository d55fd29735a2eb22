import type { Page } from '@playwright/test';

export const card = (page: Page, title: string) => page.getByRole('main').getByRole('button', { name: new RegExp(`^${title}`) });
/** One plan in full. */
export const detail = (page: Page, title: string) => page.getByRole('region', { name: `${title} plan` });
export const choose = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Choose', exact: true });
export const question = (page: Page) => page.getByRole('alertdialog', { name: 'Please confirm' });
