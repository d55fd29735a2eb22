import type { Page } from '@playwright/test';
import { AFFILIATE_CODE, demoVisitor, handIn, newStudent, resultsOf } from '../house/people.ts';
import { ANSWERS } from '../house/answers.ts';
import { holdClock, pass, stopClock } from '../house/clock.ts';
import { MOVING, expect, test } from '../house/test.ts';
import { careerPath, learnMore, panelButton, scoop, scoopTab, typed } from '../pages/career.ts';
import { ownMatch } from '../pages/compare.ts';
import { careerLink } from '../pages/explore.ts';
import { titlesOf } from '../pages/results.ts';
import { footer, goInside } from '../pages/site.ts';

const LIST = '/profile/recommendations';
const RESULT = /\/api\/v1\/result\/\d+\/$/;
const view = (page: Page, title: string) => page.getByRole('link', { name: `View ${title}`, exact: true });
const back = (page: Page) => page.getByRole('link', { name: 'Back', exact: true }).first();

test.describe('a career', () => {
  test('opens from the list, at its top, and again by its address; without a plan it leads to the plans for saving, booking and learning more, as a career beyond the ten does', async ({
    page,
    request,
    graduate,
  }) => {
    const [first] = await resultsOf(request, graduate);
    const title = first?.unique_title.mask_title ?? '';
    await page.goto(LIST);
    await view(page, title).click();
    await expect(page).toHaveURL(careerPath(first?.id ?? 0));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · CareerScoop`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Pay and outlook' })).toContainText('U.S. Bureau of Labor Statistics');
    await expect(page.getByRole('region', { name: 'Pay and outlook' })).toContainText(/people do this work, counted in \d{4}/);
    await expect(page.getByRole('region', { name: 'The school it takes' })).toContainText('O*NET Database');
    const chart = page.getByRole('region', { name: 'You and this work' });
    await expect(chart.getByRole('table', { name: /^Six kinds of interest/ }).getByRole('row')).toHaveCount(7);
    await expect(chart.getByRole('row', { name: /^Curious Investigative [a-z ]+ \d\.\d of 5 [a-z ]+ \d\.\d of 7$/ })).toBeVisible();
    await expect(chart.getByRole('row', { name: /\d of 5 a (great deal|lot)$/ }).first()).toBeVisible();
    await expect(page.getByPlaceholder('Select an option above...')).toBeDisabled();

    for (const width of [1024, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('link', { name: 'Back to your careers' })).toBeHidden();
    }
    await expect(page.getByRole('banner').getByText(title, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · CareerScoop`);
    await back(page).click();
    await expect(page).toHaveURL(LIST);

    await page.setViewportSize({ width: 1440, height: 900 });
    await view(page, title).click();
    for (const way of [panelButton(page, /^Save/), panelButton(page, 'Book a mentor'), learnMore(page)]) {
      await way.click();
      await expect(page).toHaveURL('/pricingplan');
      await page.goBack();
      await expect(page).toHaveURL(careerPath(first?.id ?? 0));
    }
    expect((await resultsOf(request, graduate))[0]).toMatchObject({ interested: false, booked: false });
    await page.goForward();
    await footer(page).getByRole('link', { name: 'Careers', exact: true }).click();
    await careerLink(page, 'Actor').click();
    await ownMatch(page)
      .getByRole('button', { name: /^Save / })
      .click();
    await expect(page).toHaveURL('/pricingplan');
  });

  test('is booked once a mentor is wanted, and saved, and rated', async ({ page, request, enter }) => {
    const adult = await newStudent(request, { age: 19, affiliate_code: AFFILIATE_CODE });
    await handIn(request, adult, ANSWERS);
    await enter(adult);
    const [first] = await resultsOf(request, adult);
    await page.goto(careerPath(first?.id ?? 0));
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: '4 of 5' }) })
      .click();
    await panelButton(page, /^Save/).click();
    await expect(page.getByRole('region', { name: 'Notices' }).getByText('Saved')).toBeVisible();
    await panelButton(page, 'More').click();
    await page.getByRole('button', { name: /^Mentorship Session/ }).click();
    const question = page.getByRole('alertdialog', { name: "Let's do this!" });
    await expect(question).toContainText("Click Okay and we'll get the process started");
    await question.getByRole('button', { name: 'Back' }).click();
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: /^Mentorship Session/ }).click();
    await question.getByRole('button', { name: 'Okay' }).click();
    await expect(page.getByText('Success! A representative from CareerScoop will take it from here.')).toBeVisible();
    await page.getByRole('button', { name: 'Okay' }).click();
    await expect(page).toHaveURL(LIST);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Mentor booked' })).toBeVisible();
    expect((await resultsOf(request, adult))[0]).toMatchObject({ interested: true, booked: true, score: 4 });
  });

  test('of somebody else, and none, are not found; the own waits for a parent before it is booked, leads to the outlook in a new tab, and a refusal leads to the plans', async ({
    page,
    request,
    sponsored,
    context,
    watch,
  }) => {
    watch.allow(/^404 GET \/api\/v1\/result\//, /^403 (PATCH|GET) \/api\/v1\/result\//);
    watch.allow(/^foreign request: https:\/\/www\.careeronestop\.org\//);
    const [theirs] = await resultsOf(request, await demoVisitor(request, 'student'));
    await page.goto(careerPath(theirs?.id ?? 0));
    await expect(page.getByRole('heading', { name: 'We could not find this career' })).toBeVisible();
    const none = page.waitForResponse(/\/api\/v1\/result\/999999\/$/);
    await goInside(page, careerPath(999_999));
    expect((await none).status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'We could not find this career' })).toBeVisible();
    await page.getByRole('link', { name: 'See your careers' }).click();
    const ten = await resultsOf(request, sponsored);
    const [title = '', second = ''] = titlesOf(ten);
    await view(page, title).click();

    await test.step('the parent', async () => {
      await panelButton(page, 'Book a mentor').click();
      await page.getByRole('button', { name: 'Okay' }).click();
      await expect(page.getByRole('dialog', { name: 'This waits for your parent' })).toContainText('once a parent says yes');
      await expect(page.getByRole('link', { name: 'See where it stands' })).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
      await expect(panelButton(page, 'Book a mentor')).toBeVisible();
    });

    await test.step('the ways to learn more, with no report yet', async () => {
      await context.route(/careeronestop/, (route) => route.fulfill({ body: 'Elsewhere' }));
      await learnMore(page).click();
      await expect(page.getByRole('dialog', { name: 'Choose your way to learn more.' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^AI Insights Report/ })).toBeDisabled();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await panelButton(page, 'More').click();
      await expect(page.getByRole('button', { name: /^AI Career Buddy.*certain subscriptions$/ })).toBeDisabled();
      await page.getByRole('button', { name: /^AI Insights Report/ }).click();
      await expect(page.getByRole('dialog', { name: 'Not ready yet' })).toBeVisible();
      await page.getByRole('button', { name: 'Okay' }).click();
      await page.getByRole('button', { name: /^Career Outlook/ }).click();
      const elsewhere = context.waitForEvent('page');
      await page.getByRole('alertdialog', { name: 'Awesome!' }).getByRole('button', { name: 'Okay' }).click();
      const url = new URL((await elsewhere).url());
      expect(url.searchParams.get('onetcode')).toBe(ten[0]?.onet_code.replace(/\D/g, ''));
    });

    await test.step('the refusal', async () => {
      await page.route(RESULT, (route) => route.fulfill({ status: 403, json: { detail: 'Your plan has ended.', code: 'plan_needed' } }));
      await goInside(page, LIST);
      await view(page, second).click();
      await expect(page.getByRole('dialog')).toContainText('Your plan has ended.');
      await page.getByRole('button', { name: 'See the plans' }).click();
      await expect(page).toHaveURL('/pricingplan');
    });
  });
});

test('the picture and the film have their heights, unless the description is higher; who has a report and Career Buddy is led to both', async ({
  page,
  request,
  enter,
}) => {
  const student = await demoVisitor(request, 'student');
  const titles = titlesOf(await resultsOf(request, student));
  await enter(student);
  let change: object = {};
  await page.route(RESULT, async (route) => route.fulfill({ json: { ...((await (await route.fetch()).json()) as object), ...change } }));
  await page.route('**/none.mp4', (route) => route.fulfill({ contentType: 'video/mp4', body: '' }));
  const media = page.locator('.cd-media');
  const height = () => media.evaluate((box) => box.getBoundingClientRect().height);
  const film = { resource: '/none.mp4', resource_type: 'video' };
  await page.goto(LIST);
  for (const [index, [next, expected]] of (
    [
      [{ description_long: 'Short.' }, 440],
      [{ description_long: '<p>Short, with <b>marks</b>.</p>', ...film }, 460],
    ] as const
  ).entries()) {
    change = next;
    await view(page, titles[index] ?? '').click();
    await expect(page.getByRole('heading', { level: 1, name: titles[index] })).toBeVisible();
    await expect.poll(height).toBe(expected);
    if (index === 0) await back(page).click();
  }
  await expect(media.locator('video')).toHaveAttribute('src', '/none.mp4');
  await expect(page.locator('b', { hasText: /^marks$/ })).toBeVisible();
  await back(page).click();
  change = { description_long: 'A long one. '.repeat(200), ...film };
  await view(page, titles[2] ?? '').click();
  await expect(page.getByRole('heading', { level: 1, name: titles[2] })).toBeVisible();
  await expect.poll(height).toBeGreaterThan(460);

  await expect(page.getByPlaceholder('Ask me anything about this career...')).toBeEnabled();
  await learnMore(page).click();
  const ways = page.getByRole('dialog', { name: 'Choose your way to learn more.' });
  await expect(ways.getByRole('link', { name: /^AI Insights Report/ })).toHaveAttribute('href', /\/report\/.+/);
  await ways.getByRole('button', { name: /^AI Career Buddy/ }).click();
  const go = page.getByRole('alertdialog', { name: "Let's go!" });
  await go.getByRole('button', { name: 'Okay' }).click();
  await expect(page).toHaveURL('/profile/ai-companions/1/career-buddy');
});

test.describe('the scoop', () => {
  test.use({ ...MOVING, permissions: ['clipboard-read', 'clipboard-write'] });

  test('types one answer at a time, refreshes to five, and is copied', async ({ page, request, graduate }) => {
    const [, second] = await resultsOf(request, graduate);
    const [first, other] = second?.unique_title_questions ?? [];
    await holdClock(page);
    await page.goto(careerPath(second?.id ?? 0));
    await expect(scoopTab(page, first?.question ?? '')).toBeVisible();
    await stopClock(page);
    await scoopTab(page, first?.question ?? '').click();
    await expect(typed(page)).toHaveAttribute('data-typing', '');
    await pass(page, 100);
    await expect(page.locator('.scp > [aria-live]')).toHaveText(first?.answer ?? '');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(typed(page)).not.toHaveAttribute('data-typing');
    await page.clock.resume();
    await expect(scoop(page)).toBeFocused();
    for (const count of [2, 3, 4, 5]) {
      await page.getByRole('button', { name: 'Another scoop' }).click();
      await expect(scoop(page)).toContainText(`${count}/5 scoops`);
    }
    await expect(page.getByRole('button', { name: 'Another scoop' })).toBeDisabled();
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Copied successfully!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await typed(page).textContent());
    await scoopTab(page, other?.question ?? '').click();
    await expect(scoop(page)).toContainText('1/5 scoops');
    await expect(page.getByRole('button', { name: 'Another scoop' })).toBeEnabled();
    await scoopTab(page, other?.question ?? '').click();
    await expect(scoop(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Explore AI impact' }).click();
    await expect(scoopTab(page, 'What will AI change?')).toHaveAttribute('aria-selected', 'true');
    await scoop(page).getByRole('button', { name: 'Back' }).click();
    await expect(scoop(page)).toHaveCount(0);
    await page.reload();
    await scoopTab(page, first?.question ?? '').click();
    await expect(scoop(page)).toContainText('5/5 scoops');
  });
});
