import type { Page } from '@playwright/test';
import type { Plan } from '@careerscoop/contract/plans';
import { AFFILIATE_CODE, type Visitor, demoVisitor, newStudent } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { card, choose, detail, question } from '../pages/plans.ts';

const TITLES = ['Single Scoop', 'Double Scoop', 'Sundae', 'Milkshake'];
const CHOSEN =
  "You've chosen the Single Scoop. Enjoy the enhanced features and benefits that come with your upgraded account. Thank you for choosing us!";
const PHONE = { width: 390, height: 844 };
const account = (page: Page) => page.getByRole('button', { name: /^Account of / });

/** Notes every request that could change a plan. */
function countWrites(page: Page): () => number {
  let writes = 0;
  page.on('request', (request) => (writes += request.method() === 'GET' ? 0 : 1));
  return () => writes;
}

/** The way back from a payment page says how it went, grants nothing, and closes to the plans. */
async function comeBackFromPaying(page: Page, word: 'success' | 'cancel'): Promise<void> {
  const [title, text] = {
    success: ['Success !', 'Thank you for selecting your plan! A representative from CareerScoop will take it from here.'],
    cancel: ['Transaction Failed.', 'If the issue persists, contact support. Apologies for the inconvenience.'],
  }[word] as [string, string];
  await page.goto(`/pricingplan/${word}`);
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/pricingplan');
  await expect(dialog).toHaveCount(0);
  await expect(account(page)).toHaveAccessibleName('Account of Robin Lake, Free Member');
}

/** Opens every plan, the free one last. */
async function lookThrough(page: Page): Promise<void> {
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
}

/** Is asked twice, and says no first. */
async function choosesAndSaysYes(page: Page): Promise<void> {
  await choose(page).click();
  await question(page).getByRole('button', { name: 'No' }).click();
  await expect(question(page)).toBeHidden();
  await expect(choose(page)).toBeFocused();
  await choose(page).click();
  await question(page).getByRole('button', { name: 'Yes' }).click();
}

async function hasTheFreeOne(page: Page): Promise<void> {
  const popup = page.getByRole('dialog');
  await expect(popup.getByText(CHOSEN, { exact: true })).toBeVisible();
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(detail(page, 'Single Scoop').getByText('This plan is yours.')).toBeVisible();
  await expect(choose(page)).toHaveCount(0);
  await expect(card(page, 'Single Scoop').getByText('Your plan')).toBeVisible();
  await expect(
    account(page)
      .or(page.getByRole('button', { name: 'Open menu' }))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}') as Record<string, unknown>);
  expect(kept).toMatchObject({ pricing_plan: 1, plan_title: 'Single Scoop' });
}

test('back from a payment that failed, a free student looks through the plans, cannot pay yet, and takes the free one, which the bar names at once', async ({
  page,
  student: _student,
}) => {
  await comeBackFromPaying(page, 'cancel');
  await lookThrough(page);
  await test.step('a plan with a price is told of plainly, and nothing is sent', async () => {
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
  await card(page, 'Single Scoop').click();
  await choosesAndSaysYes(page);
  await hasTheFreeOne(page);
  await expect(account(page)).toHaveAccessibleName('Account of Robin Lake, Single Scoop');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing Plan' })).toHaveCount(0);
  await page.reload();
  for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport);
    await expect(card(page, 'Single Scoop').getByText('Your plan')).toBeVisible();
  }
});

test('on a phone too, where a refusal is read in the question, and can be tried again', async ({ page, watch, student: _student }) => {
  watch.allow(/^500 PATCH \/api\/v1\/profile\/$/);
  await page.route('**/api/v1/profile/', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { detail: 'Something went wrong on our side.', code: 'internal' } })
      : route.continue(),
  );
  await comeBackFromPaying(page, 'success');
  await page.setViewportSize(PHONE);
  await lookThrough(page);
  await choosesAndSaysYes(page);
  await expect(question(page).getByRole('alert')).toContainText('Something went wrong on our side.');
  await page.unroute('**/api/v1/profile/');
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await hasTheFreeOne(page);
});

test('a mentor and a student with a paid plan are told why they cannot choose; who is sponsored may, and a payment shows at once', async ({
  page,
  request,
  enter,
}) => {
  await enter(await demoVisitor(request, 'mentor'));
  await page.goto('/pricingplan');
  await expect(page.getByText('Plans are for Career Explorers. As a Community Partner you do not need one.')).toBeVisible();
  await expect(page.getByText('Choose', { exact: true })).toHaveCount(0);

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

  const sponsored = await newStudent(request, { affiliate_code: AFFILIATE_CODE });
  await enter(sponsored);
  await page.goto('/pricingplan');
  await expect(choose(page)).toBeVisible();
  const profile = await request.get('/api/v1/profile/', { headers: { authorization: `Bearer ${sponsored.access}` } });
  const before = (await profile.json()) as Visitor['user'];
  const entitlements = { ...before.entitlements, plan: { id: 3, title: 'Sundae', price: 89 } };
  const paid = { ...before, pricing_plan: 3, plan_title: 'Sundae', plan_price: 89, entitlements };
  await page.route('**/api/v1/profile/', (route) => route.fulfill({ json: paid }));
  await page.goto('/pricingplan/success');
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(account(page)).toHaveAccessibleName('Account of Robin Lake, Sundae');
  await expect(detail(page, 'Sundae').getByText('This plan is yours.')).toBeVisible();
});

test('the list of plans can be empty; it waits, fails with a way to try again, comes, and leads a visitor to sign-in and back', async ({
  page,
  watch,
}) => {
  watch.allow(/^503 GET \/api\/v1\/pricing_plan\/$/);
  await page.route('**/api/v1/pricing_plan/', (route) => route.fulfill({ json: [] satisfies Plan[] }));
  await page.goto('/pricingplan');
  await expect(page.getByRole('heading', { name: 'No plans right now' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/');
  await page.unroute('**/api/v1/pricing_plan/');

  let fails = true;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/v1/pricing_plan/', async (route) => {
    await held;
    if (fails) await route.fulfill({ status: 503, json: { detail: 'We are busy right now.', code: 'unavailable' } });
    else await route.continue();
  });
  // Any other word than how a payment went is the plain screen.
  await page.goto('/pricingplan/foo');
  await expect(page.getByText('Loading the plans…')).toBeAttached();
  letGo();
  await expect(page.getByRole('alert').getByText('We are away for a moment.')).toBeVisible({ timeout: 20_000 });
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Milkshake')).toBeVisible();
  await expect(card(page, 'Sundae')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Choose' }).click();
  await expect(page).toHaveURL('/signin?redirect=/pricingplan');
});
