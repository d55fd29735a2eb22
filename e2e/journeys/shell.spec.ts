import type { Page } from '@playwright/test';
import { demoVisitor, newStudent, AFFILIATE_CODE } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { openMenu } from '../pages/accounts.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const plansInBar = (page: Page) => bar(page).getByRole('link', { name: 'Pricing Plan' });
const account = (page: Page) => page.getByRole('button', { name: /^Account of / });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you sure you want to Log Out?' });

async function plansInMenu(page: Page): Promise<number> {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMenu(page);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  return menu.getByRole('link', { name: 'Pricing Plan' }).count();
}

test.describe('the bar', () => {
  test('shows the signed-out the two ways in, and no plans', async ({ page }) => {
    await page.goto('/terms');
    await expect(bar(page).getByRole('link')).toHaveText([
      /^For Organizations/,
      /^Blog/,
      'Stories',
      'About Us',
      'FAQ',
      'Login',
      'Sign Up',
    ]);
    expect(await plansInMenu(page)).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'CareerScoop' }).click();
    await expect(page).toHaveURL('/');
  });

  test('says who is signed in, and offers plans to a free student', async ({ page, novice: _novice }) => {
    await page.goto('/terms');
    await expect(account(page)).toHaveAccessibleName('Account of Sam Rivera, Free Member');
    await expect(bar(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
    await expect(plansInBar(page)).toBeVisible();
    expect(await plansInMenu(page)).toBe(1);
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing Plan' }).click();
    await expect(page).toHaveURL('/pricingplan');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0);
  });

  test('offers plans to who has one in the menu alone', async ({ page, request, enter }) => {
    await enter(await demoVisitor(request, 'student'));
    await page.goto('/terms');
    await expect(account(page)).toHaveAccessibleName('Account of Noor Haddad, Sundae');
    await expect(plansInBar(page)).toHaveCount(0);
    expect(await plansInMenu(page)).toBe(1);
  });

  test('offers none to the sponsored and to mentors', async ({ page, request, enter }) => {
    for (const [visitor, name] of [
      [await newStudent(request, { affiliate_code: AFFILIATE_CODE }), 'Account of Robin Lake, Free Member'],
      [await demoVisitor(request, 'mentor'), 'Account of Alex Morgan, Community Partner'],
    ] as const) {
      await enter(visitor);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/terms');
      await expect(account(page)).toHaveAccessibleName(name);
      await expect(plansInBar(page)).toHaveCount(0);
      expect(await plansInMenu(page)).toBe(0);
    }
  });
});

test('logging out asks first, and No changes nothing', async ({ page, novice: _novice }) => {
  await page.goto('/profile/recommendations');
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await question(page).getByRole('button', { name: 'No' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL('/profile/recommendations');
  await expect(account(page)).toBeVisible();
});

test('the page stays still under the open menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await openMenu(page);
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await page.mouse.move(200, 100);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('the footer stands on public pages and stays away from forms and the assessment', async ({ page, novice: _novice }) => {
  const rules = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
  for (const path of ['/', '/terms', '/privacypolicy', '/pricingplan', '/results']) {
    await page.goto(path);
    await expect(rules, path).toBeVisible();
  }
  for (const path of ['/signup', '/new/student', '/scenario/0', '/profile/recommendations']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(rules, path).toHaveCount(0);
  }
});

test('an address that nobody knows says so, and leads home', async ({ page, watch }) => {
  watch.allow(/^404 GET \/no\/such\/page$/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/');
});

test("a signed-in student's Let's Start begins the assessment", async ({ page, novice: _novice }) => {
  await page.goto('/');
  await page.getByRole('link', { name: "Let's Start" }).first().click();
  await expect(page).toHaveURL('/scenario/0');
});

test('the theme that is chosen stays', async ({ page }) => {
  await page.goto('/terms');
  const dark = page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole('contentinfo').getByText('Dark').click();
  await expect(dark).toBeChecked();
  await expect.poll(ground).not.toBe(light);
  await page.reload();
  await expect(dark).toBeChecked();
  expect(await ground()).not.toBe(light);
});
