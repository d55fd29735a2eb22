import type { Page } from '@playwright/test';

export const slider = (page: Page, name: 'Picks For You' | 'Great Finds') => page.getByRole('region', { name });
/** What stands side by side now; the rest is out of reach. */
export const slides = (page: Page, name: 'Picks For You' | 'Great Finds') =>
  slider(page, name).locator('li:not([inert])').getByRole('button');
