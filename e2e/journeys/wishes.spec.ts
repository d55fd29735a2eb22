import type { Page } from '@playwright/test';
import { ANSWERS } from '../house/answers.ts';
import { AFFILIATE_CODE, handIn, newStudent, resultsOf } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { next } from '../pages/assessment.ts';
import { careerPath, panelButton } from '../pages/career.ts';
import { atCheckout } from '../pages/pay.ts';
import { careerDialog, openCareer, titlesOf } from '../pages/results.ts';
import { question } from '../pages/plans.ts';

const wish = (page: Page) => page.getByRole('main').getByRole('region', { name: /^You wanted / });
const heart = (page: Page, title: string) => page.getByRole('main').getByRole('button', { name: `Save ${title}`, exact: true });
const take = (page: Page, what: string) => wish(page).getByRole('button', { name: `Take the Single Scoop and ${what}` });

test('a free student is told what they wanted and what opens it, and one press opens it, saves it and leads back, once', async ({
  page,
  request,
  graduate,
}) => {
  const [, , third] = titlesOf(await resultsOf(request, graduate)) as [string, string, string];
  await page.goto('/results');
  await heart(page, third).click();
  await expect(page).toHaveURL('/pricingplan');
  await expect(wish(page).getByRole('heading')).toHaveText(`You wanted to save ${third}.`);
  await expect(wish(page)).toContainText('The free Single Scoop opens that.');
  await page.reload();
  await take(page, 'save it').click();
  await expect(page).toHaveURL('/results');
  await expect(heart(page, third)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(`${third} is saved.`);
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText("You've chosen the Single Scoop.");
  expect(
    (await resultsOf(request, graduate)).filter(({ interested }) => interested).map(({ unique_title }) => unique_title.mask_title),
  ).toEqual([third]);
  await page.goto('/pricingplan');
  await expect(page.getByText('Your plan', { exact: true })).toBeVisible();
  await expect(wish(page)).toHaveCount(0);
});

test('after a sign-in in between it goes on', async ({ page, request, graduate }) => {
  const [first] = titlesOf(await resultsOf(request, graduate)) as [string];
  await page.goto('/results');
  await openCareer(page, first).click();
  await careerDialog(page, first).getByRole('button', { name: 'Learn More', exact: true }).click();
  await expect(wish(page).getByRole('heading')).toHaveText(`You wanted to learn more about ${first}.`);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await wish(page).getByRole('link', { name: 'Sign in and learn more' }).click();
  await expect(page).toHaveURL('/signin?redirect=/pricingplan');
  await page.getByLabel('Email').fill(graduate.email);
  await page.getByLabel('Password', { exact: true }).fill(graduate.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await take(page, 'learn more').click();
  await expect(page).toHaveURL(/^[^?]+\/results\?career=\d+$/);
  await expect(page.getByRole('dialog', { name: 'Success!' })).toBeVisible();
  await page.reload();
  await expect(careerDialog(page, first)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Success!' })).toHaveCount(0);
});

test('a talk is opened by a priced plan, which is asked about at once and paid; back from paying the question is where it was left', async ({
  page,
  request,
  enter,
}) => {
  const adult = await newStudent(request, { age: 19 });
  await handIn(request, adult, ANSWERS);
  await enter(adult);
  const [first] = await resultsOf(request, adult);
  const title = first?.unique_title.mask_title ?? '';
  await page.goto(careerPath(first?.id ?? 0));
  await panelButton(page, 'Book a mentor').click();
  await expect(wish(page).getByRole('heading')).toHaveText(`You wanted to book a talk about ${title}.`);
  await expect(wish(page)).toContainText('Sundae opens that. It costs $89 for 12 months.');
  await wish(page).getByRole('button', { name: 'Choose Sundae' }).click();
  await expect(question(page)).toContainText('Sundae: $89, once. Nothing renews.');
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await atCheckout(page, 'Pay').click();
  await page.getByRole('dialog', { name: 'Success !' }).getByRole('button', { name: 'OK' }).click();
  await expect(wish(page)).toContainText('That is open for you now.');
  await wish(page).getByRole('button', { name: 'Book it' }).click();
  await expect(page).toHaveURL(careerPath(first?.id ?? 0));
  await expect(page.getByRole('alertdialog', { name: "Let's do this!" })).toBeVisible();
});

test('another try is opened by the free plan, and begins at once where it was asked for', async ({ page, request, watch, graduate }) => {
  watch.allow(/^403 GET \/api\/v1\/scenarios\//);
  await handIn(request, graduate, { ...ANSWERS, bands: ANSWERS.bands.toReversed() });
  await page.goto('/scenario/0');
  const told = page.getByRole('dialog', { name: 'This needs a plan' });
  await expect(told).toContainText('You have used your free retake.');
  await told.getByRole('button', { name: 'See the plans' }).click();
  await expect(wish(page).getByRole('heading')).toHaveText('You wanted to take the assessment again.');
  await take(page, 'start').click();
  await expect(page).toHaveURL('/scenario/0');
  await expect(next(page)).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('who has used up this month’s talk is told when the next one opens, and is not sent to the plans', async ({
  page,
  request,
  enter,
  watch,
}) => {
  watch.allow(/^403 PATCH \/api\/v1\/result\//);
  const adult = await newStudent(request, { age: 19, affiliate_code: AFFILIATE_CODE });
  await handIn(request, adult, ANSWERS);
  const [first, second] = await resultsOf(request, adult);
  const booked = await request.patch(`/api/v1/result/${first?.id}/`, {
    headers: { authorization: `Bearer ${adult.access}` },
    data: { booked: true },
  });
  expect(booked.status()).toBe(200);
  await enter(adult);
  await page.goto(careerPath(second?.id ?? 0));
  // What the browser was told at sign-in is older than the booking: then the server says it.
  await panelButton(page, 'Book a mentor').click();
  const told = page.getByRole('dialog', { name: 'No talk left this month' });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Okay' }).or(told).first().click();
  await expect(told).toContainText(/You have used this month's session\. The next one opens .*on \w+ 1, \d{4}\./);
  await expect(told.getByRole('button', { name: 'See the plans' })).toHaveCount(0);
  await told.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(careerPath(second?.id ?? 0));
});
