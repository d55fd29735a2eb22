import type { Result } from '@careerscoop/contract/results';
import { type Page, expect } from '@playwright/test';

/** The buttons that open the careers, the best first. */
export const careerButtons = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Open / });
export const openCareer = (page: Page, title: string) => page.getByRole('main').getByRole('button', { name: `Open ${title}`, exact: true });
export const careerDialog = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });
export const star = (page: Page, title: string, stars: number) => careerDialog(page, title).getByRole('radio', { name: `${stars} of 5` });

/** Presses a star. Its radio button lies under the drawing, and the label takes the press. */
export async function rate(page: Page, title: string, stars: number): Promise<void> {
  await careerDialog(page, title)
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: `${stars} of 5` }) })
    .click();
  await expect(star(page, title, stars)).toBeChecked();
}

export const titlesOf = (results: Result[]) => results.map(({ unique_title }) => unique_title.mask_title);

/** The ten titles as they stand on the page. */
export async function shownTitles(page: Page): Promise<string[]> {
  await expect(careerButtons(page)).toHaveCount(10);
  const names = await careerButtons(page).allInnerTexts();
  return names.map((name) => name.replace(/^Open\s+/, '').trim());
}
