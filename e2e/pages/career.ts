import type { Page } from '@playwright/test';

export const careerPath = (id: number) => `/profile/recommendations/career/${id}`;
export const scoopTab = (page: Page, name: string) => page.getByRole('tab', { name });
export const scoop = (page: Page) => page.getByRole('tabpanel');
export const typed = (page: Page) => page.locator('.typed');
/** Beside the description. */
export const learnMore = (page: Page) => page.getByRole('button', { name: 'Learn More', exact: true });
/** A button of the panel beside the career. */
export const panelButton = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'How does it sound?' }).getByRole('button', { name, exact: true });
