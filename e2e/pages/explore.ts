import type { Page } from '@playwright/test';

export const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'What would you like to do?' });
/** "923 careers", or "12 careers for …". */
export const count = (page: Page) => page.getByRole('heading', { level: 2, name: /^[\d,]+ careers?\b/ });
export const careerLink = (page: Page, title: string) => page.getByRole('main').getByRole('link', { name: title, exact: true });
export const nothingFound = (page: Page) => page.getByRole('heading', { name: /^Nothing found/ });
export const filtersButton = (page: Page) => page.getByRole('button', { name: /^Filters/ });
export const filtersSheet = (page: Page) => page.getByRole('dialog', { name: 'Narrow it down' });
