import type { Page } from '@playwright/test';

export const picker = (page: Page) => page.getByRole('combobox', { name: /^(Add a career|Which career first\?)$/ });
export const row = (page: Page, name: string) => page.getByRole('region', { name });
/** The cells of a row, one a career. */
export const cells = (page: Page, name: string) => row(page, name).locator('.cmp-cell');
export const compareTray = (page: Page) => page.getByRole('complementary', { name: 'Careers to compare' });
export const ownMatch = (page: Page) => page.getByRole('region', { name: 'How it fits you' });
