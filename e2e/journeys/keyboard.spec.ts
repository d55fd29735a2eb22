import type { Page } from '@playwright/test';
import { ANSWERS } from '../house/answers.ts';
import { newStudent, openAccount, resultsOf, scenariosFor, signIn } from '../house/people.ts';
import { handInStages } from '../house/stages.ts';
import { expect, test } from '../house/test.ts';
import { email, login, password } from '../pages/accounts.ts';
import { takeAssessment } from '../pages/assessment.ts';
import { byKeyboard, tabTo } from '../pages/by-keyboard.ts';
import { careerButtons, careerDialog, openCareer, shownTitles, star, titlesOf } from '../pages/results.ts';

test('the keyboard alone leads through the assessment to the same ten careers', async ({ page, request }) => {
  test.slow();
  const account = await openAccount(request, { first_name: 'Kit' });
  await refuseMouse(page);

  await test.step('signs in', async () => {
    await page.goto('/signin?redirect=/scenario/0');
    await tabTo(page, email(page));
    await page.keyboard.type(account.email);
    await tabTo(page, password(page));
    await page.keyboard.type(account.password);
    await tabTo(page, login(page));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/scenario/0');
  });

  const student = await signIn(request, account);
  await test.step('takes the assessment', async () => {
    await takeAssessment(page, byKeyboard(page), await scenariosFor(request, student), ANSWERS);
    await expect(page).toHaveURL('/results');
    await expect(careerButtons(page)).toHaveCount(10);
  });

  const [best = ''] = await test.step('gets the same ten as somebody without a browser', async () => {
    const other = await newStudent(request);
    await handInStages(request, other, ANSWERS);
    const shown = await shownTitles(page);
    expect(shown).toEqual(titlesOf(await resultsOf(request, other)));
    return shown;
  });

  await test.step('rates the first career, and Escape closes it', async () => {
    await tabTo(page, openCareer(page, best));
    await page.keyboard.press('Enter');
    await tabTo(page, star(page, best, 1));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(star(page, best, 3)).toBeChecked();
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await page.keyboard.press('Escape');
    expect((await stored).request().postDataJSON()).toEqual({ score: 3, booked: false });
    await expect(careerDialog(page, best)).toBeHidden();
    await expect(openCareer(page, best)).toBeFocused();
  });

  await test.step('logs out', async () => {
    await tabTo(page, page.getByRole('button', { name: /^Account of / }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/signin');
  });
});

/** A slip of the test itself would show: no pointer may do anything on this page. */
async function refuseMouse(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
      window.addEventListener(type, () => console.error(`a ${type} in a journey by keyboard`), true);
    }
  });
}
