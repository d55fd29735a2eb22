import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openAccount, type Visitor } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { signInOnScreen } from '../pages/accounts.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const PAGE = '/profile/next-steps';
const CARD = {
  kind: 'plan',
  title: 'Money for school',
  career: null,
  grade: null,
  steps: ['Open two schools', 'Write a walk', 'Give it'].map((text, index) => ({ when: 'this_week', key: `shown:${index}`, text })),
};

const rows = (page: Page) => page.getByRole('region', { name: CARD.title }).getByRole('listitem');
const more = async (page: Page, step: string, entry: string) => {
  await page.getByRole('button', { name: `More for: ${step}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};
/** A change stands on the screen before the server has it; a page that is loaded anew in between would ask too early. */
const changeKept = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/api/v1/next-steps/') && response.request().method() !== 'GET');
/** Keeps the plan as the button in a chat does. */
const keepPlan = (page: Page, { access }: Visitor) =>
  page.request.post('/api/v1/next-steps/plans/', { headers: { authorization: `Bearer ${access}` }, data: CARD });

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`in a window of ${viewport.width}`, () => {
    test.use({ viewport });

    test('a visitor adds what a career says to try, signs in on the way, and does it', async ({ page, request }) => {
      const account = await openAccount(request);
      await page.goto('/careers/park-naturalists');
      await page.getByRole('button', { name: /^Add to my next steps for/ }).click();
      await expect(page).toHaveURL('/signin?redirect=/careers/park-naturalists');
      await signInOnScreen(page, account);
      await expect(page).toHaveURL('/careers/park-naturalists');
      await expect(page.getByText('Added to your next steps.')).toBeVisible();
      await page.getByRole('link', { name: 'See them' }).click();
      await expect(page).toHaveURL(PAGE);
      const step = page.getByRole('region', { name: 'From career pages' }).getByRole('listitem');
      await expect(step).toContainText('This one is next.');
      const tick = step.getByRole('checkbox');
      const box = await step.locator('label').boundingBox();
      expect([box?.width, box?.height]).toEqual([48, 48]);
      const kept = changeKept(page);
      await step.locator('label').click();
      await expect(step).toContainText(/Done \w+ \d/);
      await kept;
      await page.reload();
      await expect(tick).toBeChecked();
    });

    test('a kept plan is ordered, changed, dated, taken out and put back, and stays so', async ({ page, student }) => {
      await keepPlan(page, student);
      await page.goto(PAGE);
      await expect(rows(page)).toContainText(['Open two schools', 'Write a walk', 'Give it']);
      await more(page, 'Open two schools', 'Move down');
      await expect(rows(page)).toContainText(['Write a walk', 'Open two schools', 'Give it']);
      await expect(page.getByRole('button', { name: 'More for: Open two schools' })).toBeFocused();
      await more(page, 'Give it', 'Change the words');
      await page.getByLabel('The step in your words').fill('Give it to grandma');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'More for: Give it' })).toBeFocused();
      await more(page, 'Give it', 'Change the words');
      await page.getByLabel('The step in your words').fill('Give it to grandma');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('button', { name: 'Add a date for Give it to grandma' }).click();
      await page.getByLabel('By when?').fill('2099-03-01');
      await page.getByRole('button', { name: 'Save the day' }).click();
      await expect(page.getByRole('button', { name: 'By Mar 1, 2099 for Give it to grandma' })).toBeFocused();
      await more(page, 'Write a walk', 'Take it out');
      await expect(rows(page)).toHaveCount(2);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(rows(page)).toHaveCount(3);
      await page.reload();
      await expect(rows(page)).toContainText(['Write a walk', 'Open two schools', 'Give it to grandma']);
      await page.getByRole('button', { name: 'Take out this plan' }).click();
      await expect(page.getByRole('heading', { name: 'No steps yet' })).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(rows(page)).toHaveCount(3);
    });
  });
}

test('a step is dragged to its place with the mouse', async ({ page, student }) => {
  await page.setViewportSize(DESKTOP);
  await keepPlan(page, student);
  await page.goto(PAGE);
  const [first, last] = [rows(page).first(), rows(page).last()];
  await first.locator('.step__grip').hover();
  await page.mouse.down();
  const to = await last.boundingBox();
  const [x, y] = [(to?.x ?? 0) + (to?.width ?? 0) - 80, (to?.y ?? 0) + (to?.height ?? 0) / 2];
  await page.mouse.move(x, y - 30, { steps: 5 });
  await page.mouse.move(x, y, { steps: 5 });
  const kept = changeKept(page);
  await page.mouse.up();
  await expect(rows(page)).toContainText(['Write a walk', 'Give it', 'Open two schools']);
  await kept;
  await page.reload();
  await expect(rows(page)).toContainText(['Write a walk', 'Give it', 'Open two schools']);
});

test('dated steps come as a calendar file, and paper shows the steps without what can only be pressed', async ({ page, student }) => {
  await page.setViewportSize(DESKTOP);
  await keepPlan(page, student);
  await page.goto(PAGE);
  await page.getByLabel('Add a step of your own').fill('Email the nature center');
  await page.getByLabel('By when, if you like').fill('2099-05-04');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(rows(page)).toHaveCount(4);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-next-steps.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('DTSTART;VALUE=DATE:20990504\r\nSUMMARY:Email the nature center\r\n');
  await page.emulateMedia({ media: 'print' });
  await expect(rows(page).first()).toBeVisible();
  for (const name of ['Print', 'Take out this plan', 'More for: Give it', 'Add a date for Give it']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  }
  await expect(page.getByLabel('Add a step of your own')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Profile' })).toBeHidden();
});

test('without a network nothing that was typed is lost', async ({ page, student, context, watch }) => {
  // What stands further down is asked for when it comes near, with a network or without.
  watch.allow(/next-steps/, /^failed GET \/(art|api\/v1\/school-resource)\//);
  await keepPlan(page, student);
  await page.goto(PAGE);
  const words = page.getByLabel('Add a step of your own');
  await words.fill('Email the nature center');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(/This was not kept\..*Your words are still here\./)).toBeVisible();
  await expect(words).toHaveValue('Email the nature center');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(rows(page)).toHaveCount(4);
  await expect(words).toHaveValue('');
});
