import type { Page } from '@playwright/test';
import { type KeptAnswers, ANSWERS, keptAnswers, partOf } from '../house/answers.ts';
import { keptBefore3, noStages } from '../house/stages.ts';
import { expect, test } from '../house/test.ts';
import { keptInBrowser } from '../pages/accounts.ts';
import {
  bandArea,
  bandChoice,
  cone,
  cupInPlace,
  cupToPick,
  heading,
  moment,
  next,
  pageOf,
  place,
  previous,
  ratingRow,
  skillInBand,
  skillInTray,
  stand,
  status,
  tray,
} from '../pages/assessment.ts';
import { carryTo, drag, pickUp, settle } from '../pages/by-mouse.ts';

const option = (page: Page, question: string, index: number) => ratingRow(page, question).getByRole('radio').nth(index);

async function keptScenarios(page: Page): Promise<KeptAnswers> {
  return JSON.parse((await keptInBrowser(page))['scenarios'] ?? '{}') as KeptAnswers;
}

test.describe('rating', () => {
  test('Next waits for every row, an answer can be changed, all is kept, and a long run of one number is asked about', async ({
    page,
    scenarios,
    novice,
  }) => {
    const rows = pageOf(scenarios, 1);
    await page.goto('/scenario/1/1');
    await expect(page.getByText('Not at all likely', { exact: true })).toBeVisible();
    await expect(page.getByText('Extremely likely', { exact: true })).toBeVisible();
    await expect(page.getByRole('radiogroup')).toHaveCount(8);
    for (const [index, { question }] of rows.entries()) {
      await expect(next(page)).toBeDisabled();
      await expect(status(page)).toHaveText(`${8 - index} more on this page`);
      await option(page, question, index % 5).check();
    }
    await expect(next(page)).toBeEnabled();

    const { id, question } = rows[0] ?? { id: 0, question: '' };
    await option(page, question, 3).check();
    await expect(ratingRow(page, question).getByRole('radio', { checked: true })).toHaveCount(1);
    const kept = await keptScenarios(page);
    expect(kept.user_id).toBe(novice.user.id);
    expect(kept.answers[id]).toBe(4);
    expect(Object.keys(kept.answers)).toEqual(rows.map((row) => String(row.id)).sort());

    await next(page).click();
    await expect(page).toHaveURL('/scenario/1/2');
    await expect(heading(page)).toBeFocused();
    await previous(page).click();
    await expect(option(page, question, 3)).toBeChecked();
    await page.reload();
    await expect(option(page, question, 3)).toBeChecked();
    await expect(next(page)).toBeEnabled();

    await test.step('asks kindly about a long run of one number, and lets it stand', async () => {
      for (const row of rows) await option(page, row.question, 2).check();
      await next(page).click();
      await expect(page).toHaveURL('/scenario/1/2');
      for (const row of pageOf(scenarios, 2)) await option(page, row.question, 2).check();
      await expect(page.getByText('Shall we go through this page again?')).toBeVisible();
      await expect(next(page)).toBeEnabled();
    });
  });
});

test.describe('the cone', () => {
  test('takes a skill from the mouse, shows it turned on the way, and gives it back', async ({ page, scenarios }) => {
    const skills = partOf(scenarios, 2).questions.map(({ question }) => question);
    const [first = '', second = ''] = skills;
    await page.goto('/scenario/2/1');
    await expect(tray(page).getByRole('listitem')).toHaveCount(21);
    await expect(cone(page).getByRole('button')).toHaveCount(0);
    await expect(bandArea(page, 1)).toContainText('1 I am great at it');
    await expect(bandArea(page, 5)).toContainText('5 I am not good at it');

    await pickUp(page, skillInTray(page, first));
    await carryTo(page, bandArea(page, 3));
    const lifted = page.getByText(first, { exact: true }).last();
    const turn = lifted.evaluate((chip) => getComputedStyle(chip).rotate + getComputedStyle(chip).transform);
    expect(await turn).toMatch(/deg|matrix/);
    await page.mouse.up();
    await settle(page);
    await expect(skillInBand(page, first, 3)).toBeVisible();
    await expect(skillInTray(page, first)).toHaveCount(0);

    await drag(page, skillInBand(page, first, 3), bandArea(page, 1));
    await expect(skillInBand(page, first, 1)).toBeVisible();
    await skillInBand(page, first, 1).click();
    await expect(skillInTray(page, first)).toBeVisible();
    await expect(cone(page).getByRole('button')).toHaveCount(0);

    await skillInTray(page, second).click();
    await page.getByRole('dialog', { name: second }).getByRole('button', { name: 'Close' }).click();
    await expect(skillInTray(page, second)).toBeFocused();
    await skillInTray(page, second).click();
    await bandChoice(page, second, 5).click();
    await expect(skillInBand(page, second, 5)).toBeVisible();
    await expect(status(page)).toHaveText('20 skills left in the tray');
  });

  test('opens Next when every skill is sorted, and keeps them on the way back', async ({ page, scenarios, novice, enter }) => {
    const whole = keptAnswers(scenarios, ANSWERS, novice.user.id);
    const { questions } = partOf(scenarios, 2);
    const [{ id: lastId, question: last } = { id: 0, question: '' }] = questions.slice(-1);
    const { [lastId]: _, ...others } = whole.cone;
    await enter(novice, { scenarios: JSON.stringify({ ...whole, cone: others }) });
    await page.goto('/scenario/2/1');
    await expect(status(page)).toHaveText('1 skill left in the tray');
    await expect(next(page)).toBeDisabled();
    await skillInTray(page, last).click();
    await bandChoice(page, last, 2).click();
    await expect(tray(page)).toHaveAccessibleName('All sorted');
    await expect(next(page)).toBeEnabled();
    await skillInBand(page, last, 2).click();
    await expect(next(page)).toBeDisabled();
    await skillInTray(page, last).click();
    await bandChoice(page, last, 4).click();

    await next(page).click();
    await expect(page).toHaveURL('/scenario/3/1');
    await previous(page).click();
    await expect(skillInBand(page, last, 4)).toBeVisible();
    await page.reload();
    await expect(skillInBand(page, last, 4)).toBeVisible();
    expect((await keptScenarios(page)).cone[lastId]).toBe(4);
  });
});

test('the fixed moments differ at every address, need an answer, can be changed, and shorten what is long', async ({
  page,
  scenarios,
  novice,
  enter,
  watch,
}) => {
  await noStages(page, watch);
  await enter(novice, { scenarios: JSON.stringify(keptBefore3(scenarios, ANSWERS, novice.user.id)) });
  await page.goto('/scenario/3/1');
  const { questions } = partOf(scenarios, 3);
  await expect(heading(page)).toHaveText(questions[0]?.title ?? '');
  await expect(next(page)).toBeDisabled();
  const [first] = questions;
  const long = questions.findIndex(({ description }) => description.length > 250);

  await test.step('a long description is cut at 250 characters, with More and Less', async () => {
    const { description } = questions[long] ?? { description: '' };
    const cut = `${description.slice(0, 250).trimEnd()}…`;
    for (let number = 0; number < long; number += 1) {
      await moment(page, questions[number]?.question ?? '')
        .getByRole('radio')
        .first()
        .check();
      await next(page).click();
    }
    await expect(heading(page)).toHaveText(questions[long]?.title ?? '');
    await expect(page.getByText(cut)).toBeVisible();
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByText(description)).toBeVisible();
    await page.getByRole('button', { name: 'Less' }).click();
    await expect(page.getByText(cut)).toBeVisible();
    await expect(page.getByText(description)).toHaveCount(0);
  });

  for (let number = long; number >= 1; number -= 1) {
    await previous(page).click();
    await expect(page).toHaveURL(`/scenario/3/${number}`);
    await expect(heading(page)).toHaveText(questions[number - 1]?.title ?? '');
  }
  const choices = moment(page, first?.question ?? '').getByRole('radio');
  await expect(choices).toHaveCount(6);
  await expect(choices.first()).toBeChecked();
  await choices.nth(1).check();
  await choices.nth(4).check();
  await expect(choices.and(page.getByRole('radio', { checked: true }))).toHaveCount(1);
  expect((await keptScenarios(page)).answers[first?.id ?? 0]).toBe(first?.options?.[4]?.id);
  await next(page).click();
  await previous(page).click();
  await expect(choices.nth(4)).toBeChecked();
});

test.describe('the cups', () => {
  const TYPES = ['Realistic', 'Artistic', 'Investigative', 'Social', 'Enterprising', 'Conventional', 'None'];

  test('three places: dragged or pressed, taken back, and no fourth; None stands alone', async ({ page, novice: _novice }) => {
    await page.goto('/scenario/4/1');
    await expect(stand(page).getByRole('listitem')).toHaveCount(3);
    for (const cup of TYPES) await expect(cupToPick(page, cup)).toBeVisible();
    await expect(next(page)).toBeDisabled();

    const pictures = await page.locator('svg').count();
    await pickUp(page, cupToPick(page, 'Artistic'));
    await carryTo(page, place(page, 2));
    // The picture of the cup hangs at the pointer.
    await expect(page.locator('svg')).toHaveCount(pictures + 1);
    await page.mouse.up();
    await settle(page);
    await expect(cupInPlace(page, 'Artistic', 2)).toBeVisible();
    await expect(next(page)).toBeDisabled();
    await cupToPick(page, 'Social').click();
    await expect(cupInPlace(page, 'Social', 1)).toBeVisible();
    await expect(next(page)).toBeDisabled();
    await cupToPick(page, 'Realistic').click();
    await expect(cupInPlace(page, 'Realistic', 3)).toBeVisible();
    await expect(next(page)).toBeEnabled();

    await expect(cupToPick(page, 'Enterprising')).toHaveAttribute('aria-disabled', 'true');
    await cupToPick(page, 'Enterprising').click({ force: true });
    await expect(page.getByText('All three places are taken. Press a cup on the stand to take it off.')).toBeAttached();
    await expect(stand(page).getByRole('button')).toHaveCount(3);

    await drag(page, cupInPlace(page, 'Realistic', 3), place(page, 1));
    await expect(cupInPlace(page, 'Social', 3)).toBeVisible();
    await cupInPlace(page, 'Artistic', 2).click();
    await expect(cupToPick(page, 'Artistic')).toBeVisible();
    await expect(next(page)).toBeDisabled();
    await page.reload();
    await expect(cupInPlace(page, 'Realistic', 1)).toBeVisible();
    expect((await keptScenarios(page)).cups).toEqual(['Realistic', null, 'Social']);

    // Two cups stand there; None takes the place of both, and ends the choice at once.
    await cupToPick(page, 'None').click();
    await expect(cupInPlace(page, 'None', 1)).toBeVisible();
    await expect(stand(page).getByRole('button')).toHaveCount(1);
    await expect(cupToPick(page, 'Social')).toBeVisible();
    await expect(next(page)).toBeEnabled();
    await expect(status(page)).toHaveText('You picked None');
    await cupInPlace(page, 'None', 1).click();
    await expect(next(page)).toBeDisabled();
  });
});

test.describe('addresses', () => {
  test('unknown numbers open the nearest screen', async ({ page, novice: _novice }) => {
    for (const [asked, opened] of [
      ['/scenario/9', '/scenario/0'],
      ['/scenario/abc', '/scenario/0'],
      ['/scenario/-1/2', '/scenario/0'],
      ['/scenario/1/99', '/scenario/1/6'],
      ['/scenario/3/0', '/scenario/3/1'],
      ['/scenario/3/x', '/scenario/3/1'],
      ['/scenario/0/5', '/scenario/0'],
    ] as const) {
      await page.goto(asked);
      await expect(page, asked).toHaveURL(opened);
      await expect(heading(page)).toBeVisible();
    }
  });

  test('introductions: before the cone on wide screens, before the cups on narrow ones, and none where a window narrows', async ({
    page,
    scenarios,
  }) => {
    await page.goto('/scenario/4');
    await expect(page).toHaveURL('/scenario/4/1');
    await page.goto('/scenario/2');
    await expect(heading(page)).toHaveText(partOf(scenarios, 2).intro?.title ?? '');

    await test.step('a window that narrows shows the cone without an empty moment', async () => {
      await page.evaluate(() => {
        const notice = () => {
          if (!document.querySelector('main h1')) document.body.dataset['wasEmpty'] = 'yes';
        };
        new MutationObserver(notice).observe(document.body, { childList: true, subtree: true });
      });
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page).toHaveURL('/scenario/2/1');
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('body')).not.toHaveAttribute('data-was-empty');
    });

    await page.goto('/scenario/2');
    await expect(page).toHaveURL('/scenario/2/1');
    await page.goto('/scenario/4');
    await expect(heading(page)).toHaveText(partOf(scenarios, 4).intro?.title ?? '');
  });
});
