import { takeDown } from '../house/take-down.ts';
import { expect, test } from '../house/test.ts';
import { careerLink, count, filtersButton, filtersSheet, nothingFound, searchBox } from '../pages/explore.ts';

const LIST = '**/api/v1/careers/?**';

test('a search with a slip, a filter, and each step back; then the next page, a career, and back again', async ({ page }) => {
  await page.goto('/careers');
  await expect(count(page)).toHaveText(/^\d{3} careers$/);
  await searchBox(page).fill('doctr');
  await expect(page).toHaveURL('/careers?q=doctr');
  await expect(count(page)).toContainText('for “doctr”');
  await page.getByLabel('Outlook', { exact: true }).selectOption('Growing fast');
  await expect(page).toHaveURL('/careers?q=doctr&growth=fast');
  const chip = page.getByRole('button', { name: 'Remove Outlook: Growing fast' });
  await expect(chip).toBeVisible();
  await page.reload();
  await expect(searchBox(page)).toHaveValue('doctr');
  await expect(page.getByLabel('Outlook', { exact: true })).toHaveValue('fast');
  await page.goBack();
  await expect(chip).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/careers');
  await expect(searchBox(page)).toHaveValue('');
  await expect(count(page)).toHaveText(/^\d{3} careers$/);

  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/careers?page=2');
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(careerLink(page, 'Actor')).toBeHidden();
  await page.goBack();
  await careerLink(page, 'Actor').click();
  await expect(page).toHaveURL('/careers/actors');
  await expect(page).toHaveTitle('Actor · CareerScoop');
  await expect(page.getByRole('heading', { level: 1, name: 'Actor' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Pay by the year is not published.');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
});

test('a failure says so and can be tried again; nothing found offers words that find something; on a phone the filters lie in a sheet', async ({
  page,
  watch,
}) => {
  await test.step('a failure', async () => {
    watch.allow(/^500 GET \/api\/v1\/careers\//);
    const bringBack = await takeDown(page, LIST);
    await page.goto('/careers?q=nurse');
    await expect(page.getByText('Something went wrong on our side.')).toBeVisible();
    await bringBack(() => page.getByRole('button', { name: 'Try again' }).click());
    await expect(count(page)).toContainText('for “nurse”');
  });

  await test.step('nothing found', async () => {
    await searchBox(page).fill('zzzzqqq');
    await expect(nothingFound(page)).toHaveText('Nothing found for “zzzzqqq”');
    await page.getByRole('button', { name: 'Music' }).click();
    await expect(count(page)).toContainText('for “music”');
  });

  await test.step('the sheet', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click();
    await expect(page).toHaveURL('/careers');
    await page.setViewportSize({ width: 390, height: 844 });
    await filtersButton(page).click();
    await filtersSheet(page).getByLabel('What you like').selectOption('Working with animals');
    await filtersSheet(page)
      .getByRole('button', { name: /^Show \d+ careers$/ })
      .click();
    await expect(page).toHaveURL('/careers?interest=animals');
    await expect(filtersButton(page)).toHaveText('Filters (1)');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/careers');
  });
});

test('a career that does not exist is not found', async ({ page, watch }) => {
  watch.allow(/^404 GET \/careers\/nobody/);
  expect((await page.goto('/careers/nobody'))?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('404');
  await expect(page).toHaveTitle('Not found · CareerScoop');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list leads to a career that can be read', async ({ page, watch }) => {
    watch.allow(/^failed GET \/assets\/\S+\.js: csp$/);
    await page.goto('/careers');
    await careerLink(page, 'Actor').click();
    await expect(page.getByRole('main')).toContainText('You may like this if');
  });
});
