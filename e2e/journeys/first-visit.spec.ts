import type { Page } from '@playwright/test';
import { ANSWERS } from '../house/answers.ts';
import { mailedLink } from '../house/outbox.ts';
import { type Account, newStudent, resultsOf, scenariosFor, signIn, signupForm } from '../house/people.ts';
import { handInStages } from '../house/stages.ts';
import { expect, test } from '../house/test.ts';
import { keptInBrowser, logOut } from '../pages/accounts.ts';
import { takeAssessment } from '../pages/assessment.ts';
import { byMouse } from '../pages/by-mouse.ts';
import { byTouch, countTaps } from '../pages/by-touch.ts';
import { careerDialog, openCareer, rate, shownTitles, star, titlesOf } from '../pages/results.ts';
import { STEP_1_MISSING, continueButton, fillStep1, fillStep2, signUpButton } from '../pages/sign-up.ts';

test('a new student comes in, takes the assessment, gets ten careers and leaves nothing behind', async ({ page, request, isMobile }) => {
  test.slow();
  const account = await test.step('signs up', () => signUpFromHome(page));
  await test.step('opens the mailed link where the sign-up was, and is signed in where the visit began', async () => {
    await page.goto(await mailedLink(request, account.email));
    await expect(page).toHaveURL('/scenario/0');
  });

  const student = await signIn(request, account);
  await test.step(`takes the assessment by ${isMobile ? 'touch' : 'mouse'}`, async () => {
    const hands = isMobile ? byTouch(page) : byMouse(page);
    const taps = await countTaps(page);
    await takeAssessment(page, hands, await scenariosFor(request, student), ANSWERS);
    await expect(page).toHaveURL('/results');
    if (isMobile) expectFewTaps(await taps());
  });

  const titles = await test.step('gets the ten careers that anybody with these answers gets', async () => {
    const other = await newStudent(request);
    await handInStages(request, other, ANSWERS);
    const shown = await shownTitles(page);
    expect(shown).toEqual(titlesOf(await resultsOf(request, other)));
    expect(new Set(shown).size).toBe(10);
    return shown;
  });

  await test.step('rates one, and finds the stars after a reload', () => rateAndReload(page, titles[1] ?? ''));
  await test.step('is led to the plans by Learn More', () => learnMore(page, titles[0] ?? ''));
  await test.step('logs out and leaves nothing behind', () => leave(page, titles));
});

async function signUpFromHome(page: Page): Promise<Account> {
  const form = signupForm({ first_name: 'Mika' });
  await page.goto('/');
  await page.getByRole('link', { name: "Let's Start" }).first().click();
  await expect(page).toHaveURL('/signin?redirect=/scenario/0');
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/signup');
  await page.getByRole('link', { name: 'I’m a Career Explorer' }).click();
  await expect(page).toHaveURL('/new/student');

  await continueButton(page).click();
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('link')).toHaveText(STEP_1_MISSING);
  await expect(page.getByLabel('First Name')).toBeFocused();
  await fillStep1(page, form, '53703');
  await continueButton(page).click();
  await expect(page).toHaveURL('/new/student/2');

  await expect(signUpButton(page)).toBeDisabled();
  await fillStep2(page, form.password);
  await signUpButton(page).click();
  const done = page.getByRole('dialog', { name: 'Sign up successful!' });
  await expect(done).toContainText("Confirm your email to proceed—check spam if it's not in your inbox.");
  await done.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/');
  expect(Object.keys(await keptInBrowser(page))).not.toContain('signup_form_data');
  return { email: form.email, password: form.password };
}

/** From the film to the ten: 97 answers, 3 cups and 4 times Next. With Next on every page it would be 130. */
function expectFewTaps(taps: number): void {
  test.info().annotations.push({ type: 'taps', description: `${taps} from the film to the ten` });
  expect(taps, 'taps from the film to the ten').toBeGreaterThan(97);
  expect(taps, 'taps from the film to the ten').toBeLessThanOrEqual(104);
}

async function rateAndReload(page: Page, title: string): Promise<void> {
  await openCareer(page, title).click();
  await rate(page, title, 4);
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await careerDialog(page, title).getByRole('button', { name: 'Close' }).click();
  expect((await stored).request().postDataJSON()).toEqual({ score: 4, booked: false });
  await expect(careerDialog(page, title)).toBeHidden();

  await page.reload();
  await expect(page.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  await openCareer(page, title).click();
  await expect(star(page, title, 4)).toBeChecked();
  await careerDialog(page, title).getByRole('button', { name: 'Close' }).click();
}

async function learnMore(page: Page, title: string): Promise<void> {
  await openCareer(page, title).click();
  await careerDialog(page, title).getByRole('button', { name: 'Learn More' }).click();
  await expect(page).toHaveURL('/pricingplan');
  await expect(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeVisible();
}

async function leave(page: Page, titles: string[]): Promise<void> {
  await page.goto('/results');
  await expect(openCareer(page, titles[0] ?? '')).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL('/signin');
  const kept = Object.keys(await keptInBrowser(page));
  for (const key of ['access_token', 'refresh_token', 'user', 'scenarios', 'signup_form_data']) {
    expect(kept).not.toContain(key);
  }

  await page.goBack();
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/(signin|pricingplan)/);
  await page.goto('/results');
  await expect(page).toHaveURL('/signin?redirect=/results');
  await expect(page.getByText(titles[0] ?? '')).toHaveCount(0);
}
