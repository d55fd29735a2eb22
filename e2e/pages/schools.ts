import type { Page } from '@playwright/test';

/** "7 schools within 100 miles". */
export const schoolCount = (page: Page) => page.getByRole('heading', { level: 2, name: /\bschools?\b/ });
/** A school in a list, by its name. */
export const school = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(`^\\d+\\. ${name}$`) }) });
export const map = (page: Page) => page.getByRole('img', { name: /^Map of / });
export const schoolTray = (page: Page) => page.getByRole('complementary', { name: 'Schools to compare' });
export const whereToStudy = (page: Page) => page.getByRole('region', { name: 'Where to study it' });
export const schoolFilters = (page: Page) => page.getByRole('dialog', { name: 'Narrow it down' });
export const compareTable = (page: Page) => page.getByRole('table', { name: 'Schools side by side' });

export const PARK_NATURALIST = '/schools?career=park-naturalists&zip=97401&miles=100';
