import type { Page } from '@playwright/test';
import { newStudent, signIn } from '../house/people.ts';
import { takeDown } from '../house/take-down.ts';
import { expect, test } from '../house/test.ts';
import { signInOnScreen } from '../pages/accounts.ts';
import { compareTable, map, PARK_NATURALIST, school, schoolCount, schoolFilters, schoolTray, whereToStudy } from '../pages/schools.ts';

const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
const OREGON = 'University of Oregon';
const COAST = 'Oregon Coast Community College';

/** Filters stand over the list, and in a sheet on a phone. */
async function chooseDegree(page: Page, degree: string): Promise<void> {
  const filters = page.getByRole('button', { name: 'Filters' });
  if (!(await filters.isVisible())) {
    await page.getByRole('radio', { name: degree }).click();
    return;
  }
  await filters.click();
  const pill = schoolFilters(page).getByRole('radio', { name: degree });
  await pill.click();
  await expect(pill).toBeChecked();
  await schoolFilters(page)
    .getByRole('button', { name: /^Show \d+ schools?$/ })
    .click();
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(name, () => {
    test.use({ viewport });

    test('a career and a ZIP code lead to the nearest schools, a filter, two side by side, and back to where it was', async ({ page }) => {
      await page.goto('/schools');
      await page.getByRole('combobox', { name: 'Career' }).fill('park natur');
      await page.getByRole('option', { name: 'Park Naturalist' }).click();
      await page.getByLabel('ZIP code').fill('97401');
      await page.getByRole('button', { name: 'Show schools' }).click();
      await expect(page).toHaveURL(PARK_NATURALIST);
      await expect(schoolCount(page)).toHaveText('7 schools within 100 miles');
      await expect(school(page, OREGON)).toContainText('17 people finished in 2023-24.');
      await expect(map(page)).toBeVisible();

      await chooseDegree(page, 'Associate');
      await expect(page).toHaveURL(`${PARK_NATURALIST}&level=associate`);
      await expect(school(page, OREGON)).toHaveCount(0);
      await page.goBack();
      await expect(school(page, OREGON)).toBeVisible();

      await school(page, OREGON)
        .getByRole('button', { name: `Compare ${OREGON}` })
        .click();
      await school(page, COAST)
        .getByRole('button', { name: `Compare ${COAST}` })
        .click();
      await schoolTray(page).getByRole('link', { name: 'Compare 2' }).click();
      await expect(compareTable(page).getByRole('columnheader')).toHaveText([OREGON, COAST]);
      await expect(compareTable(page).getByRole('row', { name: /^Price/ })).toContainText('$18,699');
      await page.reload();
      await expect(compareTable(page).getByRole('columnheader')).toHaveCount(2);
      await page.getByRole('link', { name: 'Add a school' }).click();
      await expect(school(page, OREGON).getByRole('button', { name: `Comparing ${OREGON}` })).toHaveAttribute('aria-pressed', 'true');
    });

    test('a number of the map leads to its school in the list', async ({ page }) => {
      await page.goto(PARK_NATURALIST);
      await map(page).locator('[data-number="7"]').click();
      await expect(school(page, 'Southwestern Oregon Community College')).toBeFocused();
      await expect(school(page, 'Southwestern Oregon Community College')).toBeInViewport();
    });
  });
}

test('a visitor signs in to save a school, and it is saved where they were', async ({ page, request }) => {
  const student = await newStudent(request);
  await page.goto(PARK_NATURALIST);
  await school(page, OREGON)
    .getByRole('button', { name: `Save ${OREGON}` })
    .click();
  await expect(page).toHaveURL(/^[^?]*\/signin\?redirect=/);
  await signInOnScreen(page, student);
  await expect(page).toHaveURL(PARK_NATURALIST);
  await expect(page.getByText('Saved. It is with your careers in your profile.').first()).toBeVisible();
  await expect(school(page, OREGON).getByRole('button', { name: `Save ${OREGON}` })).toHaveAttribute('aria-pressed', 'true');
  const { access } = await signIn(request, student);
  const answer = await request.get('/api/v1/saved-schools/', { headers: { authorization: `Bearer ${access}` } });
  expect(((await answer.json()) as { results: { name: string }[] }).results.map((one) => one.name)).toEqual([OREGON]);
});

test('a student’s own ZIP code stands in the field, and the block of a career shows the five nearest by itself', async ({
  page,
  student: _student,
}) => {
  await page.goto('/careers/registered-nurses');
  await whereToStudy(page).scrollIntoViewIfNeeded();
  await expect(whereToStudy(page).getByLabel('ZIP code')).toHaveValue('53703');
  await expect(whereToStudy(page).getByRole('heading', { level: 3 })).toHaveCount(5);
  await whereToStudy(page)
    .getByRole('link', { name: /^All schools for / })
    .click();
  await expect(page).toHaveURL('/schools?career=registered-nurses&zip=53703');
  await expect(page.getByLabel('ZIP code')).toHaveValue('53703');
});

test('a ZIP code that nobody knows is answered at its field; a failure can be tried again; a career without programs says why', async ({
  page,
  watch,
}) => {
  watch.allow(/^400 GET \/api\/v1\/schools\//);
  await page.goto('/schools?zip=00000');
  await expect(page.getByText('We don’t know that ZIP. Check the five digits.')).toBeVisible();
  await expect(page.getByLabel('ZIP code')).toHaveAttribute('aria-invalid', 'true');

  watch.allow(/^500 GET \/api\/v1\/schools\//);
  const bringBack = await takeDown(page, '**/api/v1/schools/?**');
  await page.goto(PARK_NATURALIST);
  await expect(page.getByText('Something went wrong on our side.')).toBeVisible();
  await bringBack(() => page.getByRole('button', { name: 'Try again' }).click());
  await expect(school(page, OREGON)).toBeVisible();

  await page.goto('/careers/cashiers');
  await expect(whereToStudy(page)).toContainText('No program of study is named for this work');
});

test('what leads to a school is in the HTML, and an address that is none of ours is not found', async ({ page, request }) => {
  const html = await (await request.get('/careers/park-naturalists')).text();
  expect(html).toContain('Where to study it');
  expect(html).toContain('href="/schools?career=park-naturalists"');
  expect(await (await request.get('/schools')).text()).toContain('Where can you study it?');
  await page.goto('/schools/12');
  await expect(page.getByRole('main')).toContainText('404');
});
