import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { demoVisitor, resultsOf } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { logOut, signInOnScreen } from '../pages/accounts.ts';
import { panelButton } from '../pages/career.ts';
import { titlesOf } from '../pages/results.ts';
import { goInside } from '../pages/site.ts';

const RECOMMENDATIONS = '/profile/recommendations';
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const saved = (page: Page) => group(page, 'Your Careers of Interest');
const others = (page: Page) => group(page, 'Careers to Consider');
const view = (page: Page, title: string) => page.getByRole('link', { name: `View ${title}`, exact: true });
const rowsIn = (page: Page, name: string) => group(page, name).getByRole('link', { name: /^View / });

test.describe('recommendations', () => {
  test('show the saved careers and the rest, with their stars', async ({ page, request, enter }) => {
    const student = await demoVisitor(request, 'student');
    await enter(student);
    const ten = await resultsOf(request, student);
    await page.goto(RECOMMENDATIONS);
    for (const { unique_title, interested, score } of ten) {
      const list = interested ? saved(page) : others(page);
      const row = list.getByRole('listitem').filter({ has: view(page, unique_title.mask_title) });
      await expect(row).toHaveCount(1);
      if (score === null) await expect(row).toContainText('Not rated yet');
      else await expect(row.getByRole('img', { name: `${score} out of 5 stars` })).toBeVisible();
    }
    await expect(rowsIn(page, 'Your Careers of Interest')).toHaveCount(ten.filter(({ interested }) => interested).length);
  });

  test('move a career from list to list, and keep it over signing out', async ({ page, request, sponsored }) => {
    const [first = '', second = ''] = titlesOf(await resultsOf(request, sponsored));
    await page.goto(RECOMMENDATIONS);
    await expect(saved(page)).toContainText('No saved careers yet');
    await expect(rowsIn(page, 'Careers to Consider')).toHaveCount(10);

    await view(page, second).click();
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: '4 of 5' }) })
      .click();
    await panelButton(page, `Save ${second}`).click();
    await expect(panelButton(page, `Saved ${second}`)).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(saved(page).getByRole('link', { name: `View ${second}` })).toBeVisible();
    await expect(rowsIn(page, 'Careers to Consider')).toHaveCount(9);
    await expect(others(page).getByRole('link', { name: `View ${first}` })).toBeVisible();
    await expect.poll(async () => (await resultsOf(request, sponsored))[1]).toMatchObject({ interested: true, score: 4 });

    await logOut(page);
    await expect(page).toHaveURL('/signin');
    await signInOnScreen(page, sponsored);
    await expect(page).toHaveURL(RECOMMENDATIONS);
    await expect(saved(page).getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
    await view(page, second).click();
    await panelButton(page, `Saved ${second}`).click();
    await expect(panelButton(page, `Save ${second}`)).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(rowsIn(page, 'Careers to Consider')).toHaveCount(10);
  });

  test('are empty at the start, with a way to the assessment, and there is nothing to print', async ({ page, novice: _novice }) => {
    await page.goto('/results/print');
    await expect(page.getByRole('heading', { name: 'There is nothing to print yet' })).toBeVisible();
    await goInside(page, '/profile');
    await expect(page).toHaveURL(RECOMMENDATIONS);
    await expect(page.getByRole('heading', { name: "You don't have any recommendations yet" })).toBeVisible();
    await page.getByRole('link', { name: 'Start Test Now' }).click();
    await expect(page).toHaveURL('/scenario/0');
  });
});

test('the ten as a picture, seen, saved and copied, with no name on it, and on one sheet of paper, in Letter and in A4', async ({
  page,
  request,
  graduate,
}) => {
  const titles = titlesOf(await resultsOf(request, graduate));
  await page.goto('/results');
  await test.step('the picture', async () => {
    await page.getByRole('button', { name: 'Share your ten' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share your ten' });
    const picture = dialog.getByRole('img', { name: /^My ten careers, by CareerScoop: 1\. / });
    await expect(picture).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('link', { name: 'Save the picture' }).click()]);
    expect(download.suggestedFilename()).toBe('my-ten-careers.png');
    const file = readFileSync(await download.path());
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1350]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Share your ten' })).toBeFocused();
  });

  await test.step('the sheet', async () => {
    await page.getByRole('link', { name: 'Print your ten' }).click();
    await expect(page).toHaveURL('/results/print');
    await expect(page.getByRole('rowheader')).toHaveCount(10);
    for (const [row, title] of titles.entries()) await expect(page.getByRole('rowheader').nth(row)).toContainText(title);
    for (const format of ['Letter', 'A4']) {
      const sheet = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
      expect(sheet.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });
});
