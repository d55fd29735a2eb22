import type { Locator, Page } from '@playwright/test';
import { ANSWERS, type KeptAnswers, keptAnswers, partOf } from '../house/answers.ts';
import { expectGoodFocus } from '../house/focus.ts';
import { keptBefore3 } from '../house/stages.ts';
import { expect, test } from '../house/test.ts';
import {
  answerTo,
  askedSkill,
  bandArea,
  bandChoice,
  choice,
  cone,
  cupInPlace,
  cupToPick,
  heading,
  moment,
  next,
  place,
  skillInBand,
  skillInTray,
  stand,
  status,
  tray,
} from '../pages/assessment.ts';
import { byTouch } from '../pages/by-touch.ts';

const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const CHROMEBOOK = { width: 1366, height: 768 };
const LAPTOP = { width: 1440, height: 900 };

/** The page is no higher than its window, and each of these is seen as a whole. */
async function expectOneView(page: Page, ...seen: Locator[]): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await expect.poll(over, { message: `too high at ${page.url()}` }).toBe(0);
  for (const each of seen) await expect(each).toBeInViewport({ ratio: 1 });
}

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('each skill comes by itself, falls into the cone in sight, and can be taken back', async ({ page, scenarios }) => {
    const [first = '', second = '', third = ''] = partOf(scenarios, 2).questions.map(({ question }) => question);
    await page.goto('/scenario/2/1');
    await expect(skillInTray(page, first)).toHaveAttribute('aria-current', 'true');
    await expectOneView(page, bandArea(page, 1), answerTo(page, first, 5), next(page));
    const { sort } = byTouch(page);
    await sort(first, 2);
    await expect(skillInBand(page, first, 2)).toBeInViewport({ ratio: 1 });
    await sort(second, 5);
    await expect(skillInBand(page, second, 5)).toBeInViewport({ ratio: 1 });
    await expect(askedSkill(page, third)).toBeVisible();
    await expect(status(page)).toHaveText('19 skills left in the tray');

    await test.step('Undo asks for the last one again', async () => {
      await page.getByRole('button', { name: `Undo ${second}` }).tap();
      await expect(askedSkill(page, second)).toBeVisible();
      await expect(answerTo(page, second, 5)).toBeFocused();
      await expect(cone(page).getByRole('button')).toHaveCount(1);
    });
    await test.step('a skill in the cone comes out when it is tapped, and is asked for', async () => {
      await skillInBand(page, first, 2).tap();
      await expect(askedSkill(page, first)).toBeVisible();
      await expect(cone(page).getByRole('button')).toHaveCount(0);
    });
    await test.step('another one than the one asked for is sorted by the sheet', async () => {
      await skillInTray(page, third).tap();
      await bandChoice(page, third, 3).tap();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(skillInBand(page, third, 3)).toBeVisible();
    });
    await test.step('the second press of a double tap is not the answer to the next skill', async () => {
      const asked = await tray(page).getByRole('heading', { level: 3 }).innerText();
      await answerTo(page, asked, 1).dblclick();
      await expect(skillInBand(page, asked, 1)).toBeVisible();
      await expect(cone(page).getByRole('button')).toHaveCount(2);
    });
  });

  test('after the last skill the whole cone is there, and one taken out is asked for', async ({ page, scenarios, novice, enter }) => {
    const whole = keptAnswers(scenarios, ANSWERS, novice.user.id);
    const { id, question } = partOf(scenarios, 2).questions.at(-1) ?? { id: 0, question: '' };
    const { [id]: _, ...others } = whole.cone;
    await enter(novice, { scenarios: JSON.stringify({ ...whole, cone: others }) });
    await page.goto('/scenario/2/1');
    await answerTo(page, question, 4).tap();
    await expect(tray(page)).toHaveAccessibleName('All sorted');
    await expect(skillInBand(page, question, 4)).toBeFocused();
    await expect(next(page)).toBeEnabled();
    await skillInBand(page, question, 4).tap();
    await expect(askedSkill(page, question)).toBeVisible();
    await expect(next(page)).toBeDisabled();
  });

  test('the cups stand on their steps, the free places name no way of getting there, and nothing moves under a finger', async ({
    page,
    novice: _novice,
  }) => {
    await page.goto('/scenario/4/1');
    await expect(stand(page).getByRole('listitem')).toHaveText([/^1st pick/, /^2nd pick/, /^3rd pick/]);
    // Our own letters wrap the words elsewhere.
    await page.evaluate(async () => void (await document.fonts.ready));
    const placeInPage = () => cupToPick(page, 'Social').evaluate((card) => card.getBoundingClientRect().top + scrollY);
    const before = await placeInPage();
    await cupToPick(page, 'Artistic').tap();
    await cupToPick(page, 'Investigative').tap();
    expect(await placeInPage()).toBe(before);
    for (const [cup, number] of [
      ['Artistic', 1],
      ['Investigative', 2],
    ] as const) {
      const offset = await cupInPlace(page, cup, number).evaluate((button) => {
        const middle = ({ left, right }: DOMRect) => (left + right) / 2;
        const step = button.nextElementSibling;
        const name = step?.querySelector('span');
        if (!step || !name) return undefined;
        const at = middle(step.getBoundingClientRect());
        return [button, name].map((each) => Math.round(middle(each.getBoundingClientRect()) - at));
      });
      expect(offset, `${cup} in the middle of its step`).toEqual([0, 0]);
    }
    await cupToPick(page, 'None').scrollIntoViewIfNeeded();
    await expect(place(page, 1)).toBeInViewport({ ratio: 1 });
  });
});

test('by keyboard on a narrow screen: the answer keeps the focus, what comes next is told, a held key answers once', async ({
  page,
  scenarios,
}) => {
  const [first, second] = partOf(scenarios, 2).questions;
  await page.setViewportSize(PHONE);
  await page.goto('/scenario/2/1');
  await answerTo(page, first?.question ?? '', 3).focus();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(answerTo(page, second?.question ?? '', 3)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: first?.question ?? '' })).toHaveText(
    `${first?.question}: I am OK at it. 20 skills left. Next: ${second?.question}. ${second?.description}`,
  );
  await page.setViewportSize({ width: 320, height: 720 });
  await expectGoodFocus(page, 'the skills at 320');
});

test('every fixed moment is answered and left without scrolling: phones, a tablet, a Chromebook', async ({
  page,
  scenarios,
  novice,
  enter,
}) => {
  await enter(novice, { scenarios: JSON.stringify(keptAnswers(scenarios, ANSWERS, novice.user.id)) });
  for (const [index, { question, title }] of partOf(scenarios, 3).questions.entries()) {
    await page.goto(`/scenario/3/${index + 1}`);
    await expect(heading(page)).toHaveText(title);
    for (const size of [PHONE, SMALL_PHONE, TABLET, CHROMEBOOK, LAPTOP]) {
      await page.setViewportSize(size);
      await expectOneView(page, moment(page, question).locator('label').last(), next(page));
    }
  }
});

test('a choice of a stage and a pair of second ratings are answered and left without scrolling', async ({
  page,
  scenarios,
  novice,
  enter,
}) => {
  await enter(novice, { scenarios: JSON.stringify(keptBefore3(scenarios, ANSWERS, novice.user.id)) });
  await page.goto('/scenario/3/1');
  await expect(choice(page)).toBeVisible();
  for (const size of [PHONE, SMALL_PHONE, TABLET, CHROMEBOOK, LAPTOP]) {
    await page.setViewportSize(size);
    await expectOneView(page, choice(page).locator('label').last(), next(page));
  }
  await choice(page).getByRole('radio').first().check();
  await next(page).click();
  for (const size of [PHONE, SMALL_PHONE, TABLET, CHROMEBOOK, LAPTOP]) {
    await page.setViewportSize(size);
    await expectOneView(page, page.getByRole('radiogroup').last(), next(page));
  }
});

test('the whole board is in one view: rows, cone and all seven cups on laptops, the cone on a tablet', async ({
  page,
  scenarios,
  novice,
  enter,
}) => {
  const whole = keptAnswers(scenarios, ANSWERS, novice.user.id);
  const half: KeptAnswers = { ...whole, answers: {}, cone: Object.fromEntries(Object.entries(whole.cone).slice(0, 11)) };
  for (const size of [CHROMEBOOK, LAPTOP]) {
    await page.setViewportSize(size);
    await page.goto('/scenario/1/1');
    await expectOneView(page, page.getByRole('radiogroup').last(), next(page));
    await page.goto('/scenario/2/1');
    await expectOneView(page, bandArea(page, 1), bandArea(page, 5), next(page));
    await page.goto('/scenario/4/1');
    await expectOneView(page, place(page, 3), cupToPick(page, 'Enterprising'), cupToPick(page, 'None'), next(page));
  }
  await enter(novice, { scenarios: JSON.stringify(half) });
  for (const size of [PHONE, SMALL_PHONE, TABLET]) {
    await page.setViewportSize(size);
    await page.goto('/scenario/2/1');
    await expect(cone(page).getByRole('button')).toHaveCount(11);
    await expectOneView(page, bandArea(page, 1), bandArea(page, 4), skillInTray(page, 'Teaching a skill'), next(page));
  }
});
