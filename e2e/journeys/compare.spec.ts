import type { Page } from '@playwright/test';
import { expect, test } from '../house/test.ts';
import { cells, compareTray, picker, row } from '../pages/compare.ts';
import { careerLink, searchBox } from '../pages/explore.ts';
import { expectNoSideways } from '../house/room.ts';

test('from the list to careers side by side, on a phone and on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/careers?q=nurse');
  await fromTheList(page);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.setViewportSize({ width: 1440, height: 844 });
  await searchBox(page).fill('nurse');
  await fromTheList(page);
});

/** From the found nurses through the tray to the comparison, and into the list again. */
async function fromTheList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Compare Registered Nurse', exact: true }).click();
  await expect(compareTray(page)).toContainText('Add one more.');
  await searchBox(page).fill('veterinarian');
  await careerLink(page, 'Veterinarian').click();
  await page.getByRole('button', { name: 'Add to compare Veterinarian' }).click();
  await compareTray(page).getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL('/careers/compare?careers=registered-nurses,veterinarians');
  await expect(page.getByRole('heading', { level: 1, name: 'Compare careers' })).toBeFocused();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(cells(page, 'Pay')).toHaveText([/Registered Nurse.*\$[\d,]+ a year/, /Veterinarian.*\$[\d,]+ a year/]);
  await expect(row(page, 'Pay')).toContainText('Source: U.S. Bureau of Labor Statistics');
  await expect(row(page, 'Outlook')).toContainText(
    'The bar shows openings a year, not growth: it is full for the career with the most of them.',
  );

  await picker(page).fill('actor');
  await page.getByRole('option', { name: 'Actor', exact: true }).click();
  await expect(page).toHaveURL('/careers/compare?careers=registered-nurses,veterinarians,actors');
  await expect(cells(page, 'Pay').nth(2)).toContainText('Pay by the year is not published.');
  await expectNoSideways(page, 'compare');
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 844 };
  await page.setViewportSize({ width: 2560, height });
  await expectNoSideways(page, 'compare at 2560');
  await page.setViewportSize({ width, height });
  await page.getByRole('button', { name: 'Take out Veterinarian' }).click();
  await expect(page).toHaveURL('/careers/compare?careers=registered-nurses,actors');
  await page.goBack();
  await expect(cells(page, 'Outlook')).toHaveCount(3);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click();
}

test('an address with careers that do not exist is answered kindly', async ({ page, watch }) => {
  watch.allow(/^404 GET \/api\/v1\/careers\/astronut\//);
  await page.goto('/careers/compare?careers=actors,astronut,%3Cb%3E,actors');
  await expect(page.getByText('We could not find “astronut” and “<b>”.')).toBeVisible();
  await expect(page.getByText('Add one more')).toBeVisible();
  await page.getByRole('button', { name: 'Take out Actor' }).click();
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Vet or zoologist?' }).click();
  await expect(cells(page, 'Pay')).toHaveCount(2);
});
