import type { Page } from '@playwright/test';
import type { Plan } from '@careerscoop/contract/plans';
import { AFFILIATE_CODE, demoVisitor, newStudent } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { card, choose, detail, question } from '../pages/plans.ts';

const TITLES = ['Single Scoop', 'Double Scoop', 'Sundae', 'Milkshake'];
const CHOSEN =
  "You've chosen the Single Scoop. Enjoy the enhanced features and benefits that come with your upgraded account. Thank you for choosing us!";
const account = (page: Page) => page.getByRole('button', { name: /^Account of / });

/** Notes every request that could change a plan. */
function countWrites(page: Page): () => number {
  let writes = 0;
  page.on('request', (request) => (writes += request.method() === 'GET' ? 0 : 1));
  return () => writes;
}

for (const [name, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('a free student looks through the plans and takes the free one', async ({ page, student: _student }) => {
      await page.goto('/pricingplan');
      await expect(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeVisible();
      await expect(card(page, 'Single Scoop')).toHaveAttribute('aria-pressed', 'true');
      for (const title of TITLES.toReversed()) {
        await card(page, title).click();
        await expect(card(page, title)).toHaveAttribute('aria-pressed', 'true');
        await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
        await expect(detail(page, title).getByText('COMING SOON')).toHaveCount(1);
        await expect(card(page, title)).toBeInViewport({ ratio: 1 });
        await expect(detail(page, title).getByRole('heading', { name: title })).toBeInViewport();
      }
      await choose(page).click();
      await question(page).getByRole('button', { name: 'No' }).click();
      await expect(question(page)).toBeHidden();
      await expect(choose(page)).toBeFocused();
      await choose(page).click();
      await question(page).getByRole('button', { name: 'Yes' }).click();
      const popup = page.getByRole('dialog');
      await expect(popup.getByText(CHOSEN, { exact: true })).toBeVisible();
      await popup.getByRole('button', { name: 'OK' }).click();
      await expect(detail(page, 'Single Scoop').getByText('This plan is yours.')).toBeVisible();
      await expect(choose(page)).toHaveCount(0);
      await expect(card(page, 'Single Scoop').getByText('Your plan')).toBeVisible();
      await expect(account(page).or(page.getByRole('button', { name: 'Open menu' })).filter({ visible: true }).first()).toBeVisible();
      const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}') as Record<string, unknown>);
      expect(kept).toMatchObject({ pricing_plan: 1, plan_title: 'Single Scoop' });
      await page.reload();
      await expect(card(page, 'Single Scoop').getByText('Your plan')).toBeVisible();
    });
  });
}

test('the bar names the plan as soon as it is chosen', async ({ page, student: _student }) => {
  await page.goto('/pricingplan');
  await expect(account(page)).toHaveAccessibleName('Account of Robin Lake, Free Member');
  await choose(page).click();
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(account(page)).toHaveAccessibleName('Account of Robin Lake, Single Scoop');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing Plan' })).toHaveCount(0);
});

test('a plan with a price is told of plainly, and nothing is sent', async ({ page, student: _student }) => {
  await page.goto('/pricingplan');
  await card(page, 'Sundae').click();
  const writes = countWrites(page);
  await choose(page).click();
  await expect(question(page).getByText('Sundae: $89 for 12 months.')).toBeVisible();
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('dialog', { name: 'Paying is not open yet' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(writes()).toBe(0);
});

test('a refusal is read in the question, and can be tried again', async ({ page, watch, student: _student }) => {
  watch.allow(/^500 PATCH \/api\/v1\/profile\/$/);
  await page.route('**/api/v1/profile/', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { detail: 'Something went wrong on our side.', code: 'internal' } })
      : route.continue(),
  );
  await page.goto('/pricingplan');
  await choose(page).click();
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await expect(question(page).getByRole('alert')).toHaveText('Something went wrong on our side.');
  await page.unroute('**/api/v1/profile/');
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText(CHOSEN)).toBeVisible();
});

test.describe('who cannot choose is told why', () => {
  test('a visitor is led to sign-in, and back', async ({ page }) => {
    await page.goto('/pricingplan');
    await page.getByRole('main').getByRole('link', { name: 'Choose' }).click();
    await expect(page).toHaveURL('/signin?redirect=/pricingplan');
  });

  test('a mentor', async ({ page, request, enter }) => {
    await enter(await demoVisitor(request, 'mentor'));
    await page.goto('/pricingplan');
    await expect(page.getByText('Plans are for Career Explorers. As a Community Partner you do not need one.')).toBeVisible();
    await expect(page.getByText('Choose', { exact: true })).toHaveCount(0);
  });

  test('a student with a paid plan, of it and of the free one', async ({ page, request, enter }) => {
    await enter(await demoVisitor(request, 'student'));
    await page.goto('/pricingplan');
    await expect(card(page, 'Sundae')).toHaveAttribute('aria-pressed', 'true');
    await expect(detail(page, 'Sundae').getByText('This plan is yours.')).toBeVisible();
    await expect(choose(page)).toHaveCount(0);
    await card(page, 'Single Scoop').click();
    await expect(page.getByText('You have Sundae now. When it ends, you can choose this plan.')).toBeVisible();
    await expect(choose(page)).toHaveCount(0);
    await card(page, 'Milkshake').click();
    await expect(choose(page)).toBeVisible();
  });
});

test('a sponsored student may take the free plan too', async ({ page, request, enter }) => {
  await enter(await newStudent(request, { affiliate_code: AFFILIATE_CODE }));
  await page.goto('/pricingplan');
  await expect(choose(page)).toBeVisible();
});

test.describe('the way back from a payment page', () => {
  for (const [word, title, text] of [
    ['success', 'Success !', 'Thank you for selecting your plan! A representative from CareerScoop will take it from here.'],
    ['cancel', 'Transaction Failed.', 'If the issue persists, contact support. Apologies for the inconvenience.'],
  ] as const) {
    test(`${word} says so, grants nothing, and closes to the plans`, async ({ page, student: _student }) => {
      await page.goto(`/pricingplan/${word}`);
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL('/pricingplan');
      await expect(dialog).toHaveCount(0);
      await expect(account(page)).toHaveAccessibleName('Account of Robin Lake, Free Member');
    });
  }

  test('any other word is the plain screen', async ({ page }) => {
    await page.goto('/pricingplan/foo');
    await expect(card(page, 'Sundae')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('success asks for the profile again', async ({ page, request, enter }) => {
    const student = await newStudent(request);
    await enter(student);
    const profile = await request.get('/api/v1/profile/', { headers: { authorization: `Bearer ${student.access}` } });
    const paid = { ...(await profile.json()), pricing_plan: 3, plan_title: 'Sundae', plan_price: 89 };
    await page.route('**/api/v1/profile/', (route) => route.fulfill({ json: paid }));
    await page.goto('/pricingplan/success');
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(account(page)).toHaveAccessibleName('Account of Robin Lake, Sundae');
    await expect(detail(page, 'Sundae').getByText('This plan is yours.')).toBeVisible();
  });
});

test.describe('the list of plans', () => {
  test('waits, fails with a way to try again, and comes', async ({ page, watch }) => {
    watch.allow(/^503 GET \/api\/v1\/pricing_plan\/$/);
    let fails = true;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/v1/pricing_plan/', async (route) => {
      await held;
      if (fails) await route.fulfill({ status: 503, json: { detail: 'We are busy right now.', code: 'unavailable' } });
      else await route.continue();
    });
    await page.goto('/pricingplan');
    await expect(page.getByText('Loading the plans…')).toBeAttached();
    letGo();
    await expect(page.getByRole('alert').getByText('We are busy right now.')).toBeVisible({ timeout: 20_000 });
    fails = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'Milkshake')).toBeVisible();
  });

  test('can be empty', async ({ page }) => {
    await page.route('**/api/v1/pricing_plan/', (route) => route.fulfill({ json: [] satisfies Plan[] }));
    await page.goto('/pricingplan');
    await expect(page.getByRole('heading', { name: 'No plans right now' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await expect(page).toHaveURL('/');
  });
});
