import type { Page, Request } from '@playwright/test';
import { SAVE_LOCK_MS } from '@careerscoop/contract/constants';
import { ANSWERS } from '../house/answers.ts';
import { holdClock, pass, stopClock } from '../house/clock.ts';
import { demoVisitor, handIn, resultsOf } from '../house/people.ts';
import { takeDown } from '../house/take-down.ts';
import { expect, test } from '../house/test.ts';
import { openMenu } from '../pages/accounts.ts';
import { careerButtons, careerDialog, openCareer, rate, shownTitles, star, titlesOf } from '../pages/results.ts';

const RESULTS = '**/api/v1/result/';

/** What the page has sent to change a career, in order. */
function changesSent(page: Page): () => unknown[] {
  const bodies: unknown[] = [];
  const isChange = (request: Request) => request.method() === 'PATCH' && request.url().includes('/api/v1/result/');
  page.on('request', (request) => isChange(request) && bodies.push(request.postDataJSON()));
  return () => bodies;
}

const button = (page: Page, title: string, name: string) => careerDialog(page, title).getByRole('button', { name });
const saveInDialog = (page: Page, title: string) => button(page, title, `${title}`).and(page.locator('[aria-pressed]'));
const heart = (page: Page, title: string) => page.getByRole('main').getByRole('button', { name: `Save ${title}`, exact: true });

/** Learn More of a career in the list opens a success, which closes to the list. */
async function learnMore(page: Page, title: string): Promise<void> {
  await openCareer(page, title).click();
  await button(page, title, 'Learn More').click();
  const success = page.getByRole('dialog', { name: 'Success!' });
  await expect(success).toContainText(title);
  await success.getByRole('button', { name: 'Keep looking' }).click();
  await expect(success).toBeHidden();
  await expect(page).toHaveURL('/results');
  await expect(careerButtons(page)).toHaveCount(10);
}

test.describe('the list', () => {
  test('shows exactly the ten best, in two columns or in one; Learn More opens a success for who has a plan', async ({
    page,
    request,
    enter,
  }) => {
    const paid = await demoVisitor(request, 'student');
    await enter(paid);
    const ten = await resultsOf(request, paid);
    const more = ten.slice(3, 5).map((career, index) => ({ ...career, id: 9_000 + index, rank: null }));
    await page.route(RESULTS, (route) => route.fulfill({ json: [...ten, ...more] }));
    await page.goto('/results');
    expect(await shownTitles(page)).toEqual(titlesOf(ten));

    const columns = async () => {
      const places = await Promise.all(
        titlesOf(ten)
          .slice(1, 7)
          .map((title) => openCareer(page, title).boundingBox()),
      );
      return new Set(places.map((box) => Math.round(box?.x ?? -1))).size;
    };
    expect(await columns()).toBe(2);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await columns()).toBe(1);

    await page.setViewportSize({ width: 1440, height: 900 });
    await learnMore(page, titlesOf(ten)[5] ?? '');
  });

  test('gives the reasons of a career, marks the three stretch picks, and leads a free student to the plans for more', async ({
    page,
    request,
    graduate,
  }) => {
    const ten = await resultsOf(request, graduate);
    const [first = '', second = ''] = titlesOf(ten);
    const sent = changesSent(page);
    await page.goto('/results');
    await test.step('the reasons open and close', async () => {
      const reason = page.getByText(ten[1]?.reasons[0]?.text ?? '');
      const why = page.getByRole('button', { name: `Why this? ${second}` });
      await expect(why).toHaveAttribute('aria-expanded', 'false');
      const before = await reason.filter({ visible: true }).count();
      await why.click();
      await expect(reason.filter({ visible: true })).toHaveCount(before + 1);
      await why.click();
      await expect(reason.filter({ visible: true })).toHaveCount(before);
    });

    await test.step('the stretch picks say how they were picked', async () => {
      const stretch = ten.filter(({ ai }) => ai.includes('AI recommended'));
      expect(stretch).toHaveLength(3);
      for (const { unique_title, ai } of stretch) {
        const title = page.getByRole('button', { name: `Open ${unique_title.mask_title}`, exact: true });
        const card = page.getByRole('listitem').filter({ has: title });
        await expect(card).toContainText('AI recommended');
        await expect(card).toContainText(ai.slice(ai.indexOf('.') + 1).trim());
      }
    });

    await test.step('saving and learning more need a plan or a code, and change nothing', async () => {
      await heart(page, second).click();
      await expect(page).toHaveURL('/pricingplan');
      await page.goBack();
      await openCareer(page, first).click();
      await saveInDialog(page, first).click();
      await expect(page).toHaveURL('/pricingplan');
      await page.goBack();
      await button(page, first, 'Learn More').click();
      await expect(page).toHaveURL('/pricingplan');
      expect(sent().filter((change) => 'interested' in (change as object))).toEqual([]);
      expect((await resultsOf(request, graduate)).some(({ interested }) => interested)).toBe(false);
    });
  });

  test('answers that are not clear yet come first with kinds of work, and another try is free', async ({ page, request, student }) => {
    const flat = { ...ANSWERS, ratings: ANSWERS.ratings.map((_, index) => (index === 0 ? 4 : 3)), cups: ['None'] };
    await handIn(request, student, flat);
    expect((await resultsOf(request, student))[0]?.clarity).toBe('unclear');
    await page.goto('/results');
    await expect(page.getByRole('heading', { name: 'Your answers are not clear yet.', level: 1 })).toBeVisible();
    await test.step('the ten are shown, in a voice that knows no more than the answers', async () => {
      await expect(page.getByRole('button', { name: /^Why this\?/ })).toHaveCount(10);
      await expect(page.getByRole('main')).not.toContainText(/strong fit|good fit/i);
      await expect(page.getByRole('heading', { name: 'What would make it clearer' })).toBeVisible();
      await page.getByRole('button', { name: 'Open ' }).first().click();
      await expect(page.getByRole('dialog')).toContainText('Your answers are not clear yet');
      await page.keyboard.press('Escape');
    });
    await page.getByRole('link', { name: 'Answer again' }).click();
    await expect(page).toHaveURL('/scenario/0');
    await expect(page.getByRole('heading', { name: 'How this works' })).toBeVisible();
  });
});

test.describe('an open career', () => {
  test('is rated when it is closed, by its buttons or by going back, and opens again by its address; a server that fails can be asked again', async ({
    page,
    request,
    graduate,
    watch,
  }) => {
    test.slow();
    const ten = await resultsOf(request, graduate);
    const [first = '', second = '', third = ''] = titlesOf(ten);
    const sent = changesSent(page);
    await test.step('the list fails once', async () => {
      watch.allow(/^500 GET \/api\/v1\/result\/$/);
      const bringBack = await takeDown(page, RESULTS);
      await page.goto('/results');
      await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.');
      await bringBack(() => page.getByRole('button', { name: 'Try again' }).click());
      await expect(careerButtons(page)).toHaveCount(10);
    });

    await openCareer(page, first).click();
    await button(page, first, 'Close').click();
    await expect(careerDialog(page, first)).toBeHidden();

    await openCareer(page, second).click();
    await expect(careerDialog(page, second).getByRole('radio', { checked: true })).toHaveCount(0);
    await rate(page, second, 3);
    await button(page, second, 'Back').click();
    // Nothing was sent of the first: no star was pressed there.
    await expect.poll(sent).toEqual([{ score: 3, booked: false }]);

    await openCareer(page, third).click();
    await rate(page, third, 5);
    await page.goBack();
    await expect(careerDialog(page, third)).toBeHidden();
    await expect.poll(sent).toHaveLength(2);
    expect(sent()[1]).toEqual({ score: 5, booked: false });
    await expect.poll(async () => (await resultsOf(request, graduate)).slice(0, 3).map(({ score }) => score)).toEqual([null, 3, 5]);

    await page.goto(`/results?career=${ten[1]?.id}`);
    await expect(careerDialog(page, second)).toBeVisible();
    await expect(star(page, second, 3)).toBeChecked();
    await button(page, second, 'Close').click();
    await expect(page).toHaveURL('/results');

    await test.step('a rating that is refused is taken back and said', async () => {
      watch.allow(/^500 PATCH /);
      await page.route('**/api/v1/result/*/', (route) => route.fulfill({ status: 500, json: { detail: 'Not now.', code: 'internal' } }));
      await openCareer(page, first).click();
      await rate(page, first, 2);
      await button(page, first, 'Close').click();
      await expect(page.getByText('Your rating was not kept. Something went wrong on our side.')).toBeVisible();
      await expect(page.getByRole('img', { name: '2 out of 5 stars' })).toHaveCount(0);
    });
  });
});

test('with a code, Learn More opens a success, and a career is saved and unsaved, one press in three seconds, of which "Saved" is said', async ({
  page,
  request,
  sponsored,
}) => {
  const [first = '', second = ''] = titlesOf(await resultsOf(request, sponsored));
  await holdClock(page);
  await page.goto('/results');
  await learnMore(page, first);
  await test.step('the heart of the list', async () => {
    await expect(heart(page, second)).toHaveAttribute('aria-pressed', 'false');
    await heart(page, second).click();
    const notice = page.getByRole('region', { name: 'Notices' }).getByText('Saved', { exact: true });
    await expect(notice).toBeAttached();
    await page.mouse.move(0, 0);
    await pass(page, 3_000);
    await expect(notice).toHaveCount(0);
    await expect(heart(page, second)).toHaveAttribute('aria-pressed', 'true');
  });

  await openCareer(page, first).click();
  const save = saveInDialog(page, first);
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  const sent = changesSent(page);
  await stopClock(page);

  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await save.click();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await save.click({ force: true });
  await pass(page, SAVE_LOCK_MS - 500);
  await saved;
  await save.click({ force: true });
  await pass(page, 400);
  expect(sent()).toEqual([{ interested: true }]);
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(save).toHaveAttribute('aria-pressed', 'true');

  await pass(page, 200);
  await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  await save.click();
  await pass(page, 50);
  await expect.poll(sent).toEqual([{ interested: true }, { interested: false }]);
  await expect(save).toHaveAttribute('aria-pressed', 'false');
});

test('a plan that does not include the results is told, here, on the start page and among the recommendations', async ({
  page,
  novice: _novice,
  watch,
}) => {
  watch.allow(/^403 GET \/api\/v1\/result\/$/);
  await page.route(RESULTS, (route) => route.fulfill({ status: 403, json: { detail: 'Your plan has ended.', code: 'plan_needed' } }));
  const told = page.getByRole('dialog');
  await page.goto('/results');
  await expect(told).toContainText('Your plan has ended.');
  await page.goto('/');
  await page.getByRole('link', { name: "Let's Start" }).first().click();
  await expect(told).toContainText('Your plan has ended.');
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/pricingplan');

  await openMenu(page);
  await page.getByRole('menuitem', { name: 'My ten' }).click();
  await expect(told).toContainText('Your plan has ended.');
  await page.goto('/profile/recommendations');
  await page.getByRole('link', { name: 'Start Test Now' }).click();
  await expect(told).toContainText('Your plan has ended.');
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/pricingplan');
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'My ten' }).click();
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/pricingplan');
});
