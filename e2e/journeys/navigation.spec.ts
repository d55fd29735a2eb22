import type { Page } from '@playwright/test';
import { MOVING, expect, test } from '../house/test.ts';
import { openMenu } from '../pages/accounts.ts';
import { bar, focusIsInDialog, footer, menu, menuButton } from '../pages/site.ts';

const PHONE = { width: 390, height: 844 };
const PUBLIC = [
  '/', '/signup', '/new/student', '/new/student/2', '/signin', '/login', '/about', '/stories', '/stories/students',
  '/stories/parents', '/faq', '/faq/careerexplorer', '/faq/communitypartner', '/pricingplan', '/privacypolicy', '/terms',
];

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('the links of the bar lead where they say, and the logo leads home', async ({ page }) => {
  await page.goto('/');
  for (const [label, path, title] of [
    ['Stories', '/stories', 'Stories'],
    ['About Us', '/about', 'Not sure yet is a fine place to start'],
    ['FAQ', '/faq', 'Questions people ask'],
    ['Login', '/signin', 'Login'],
    ['Sign Up', '/signup', 'Who’s joining?'],
  ] as const) {
    await bar(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(headline(page)).toHaveText(title);
    await expect(headline(page)).toBeFocused();
  }
  await page.getByRole('banner').getByRole('link', { name: 'CareerScoop' }).click();
  await expect(page).toHaveURL('/');
  await expect(headline(page)).toContainText('800+ careers');
});

test('the bar shows a photo or a default one, and the email where there is no name', async ({ page, novice }) => {
  const account = page.getByRole('button', { name: /^Account of / });
  const photo = account.locator('img');
  const loaded = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await page.goto('/about');
  await expect(account).toHaveAccessibleName('Account of Sam Rivera, Free Member');
  await expect.poll(loaded).toBeGreaterThan(0);
  const standIn = await photo.getAttribute('src');

  const profile_image = '/art/portraits/amara.svg';
  const changed = { ...novice.user, first_name: '', last_name: '', profile_image };
  await page.route('**/api/v1/profile/', (route) => route.fulfill({ json: changed }));
  await page.reload();
  await expect(account).toHaveAccessibleName(`Account of ${novice.email}, Free Member`);
  expect(standIn).not.toBe(profile_image);
  await expect(photo).toHaveAttribute('src', profile_image);
  await expect.poll(loaded).toBeGreaterThan(0);
});

test('the menu of a phone keeps the focus, and gives it back on Escape', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await menuButton(page).click();
  await expect(menu(page).getByRole('link')).toHaveText([
    'Login', 'Sign Up', 'Stories', 'About Us', 'FAQ', /For Organizations/, /Blog/,
  ]);
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab');
    // At its end the focus is led round by a guard, which takes a moment.
    await expect.poll(() => focusIsInDialog(page), { message: `after Tab ${press + 1}` }).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
});

test('the menu closes by going somewhere, and by its Close', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(menu(page)).toHaveCount(0);
  await expect(headline(page)).toBeFocused();
  await openMenu(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(menu(page)).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
});

test('the footer holds its ways, its year and its rules', async ({ page }) => {
  await page.goto('/pricingplan');
  for (const label of ['About', 'Stories', 'FAQ', 'Terms and Conditions', 'Privacy Policy', 'All sources']) {
    await expect(footer(page).getByRole('link', { name: label, exact: true })).toBeVisible();
  }
  for (const label of ['Contact us', 'Chat support', 'Report a bug', 'Send it to me']) {
    await expect(footer(page).getByRole('button', { name: label })).toBeVisible();
  }
  await expect(footer(page).getByRole('heading', { name: 'Stay in touch' })).toBeVisible();
  await expect(footer(page)).toContainText('© 2025 CareerScoop');
  await expect(footer(page)).toContainText('O*NET Database');
});

test.describe('with motion', () => {
  test.use(MOVING);

  test('a link of the footer leads to the top of its page, and the page glides there', async ({ page }) => {
    await page.goto('/');
    for (const [label, path] of [
      ['About', '/about'],
      ['Stories', '/stories'],
      ['FAQ', '/faq'],
      ['Terms and Conditions', '/terms'],
      ['Privacy Policy', '/privacypolicy'],
    ] as const) {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
      const steps = await page.evaluateHandle(() => {
        const seen: number[] = [];
        addEventListener('scroll', () => seen.push(scrollY));
        return seen;
      });
      await footer(page).getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect.poll(() => scrolled(page), { message: path }).toBe(0);
      expect(await steps.evaluate((seen) => seen.length), `steps to the top of ${path}`).toBeGreaterThan(3);
    }
  });
});

test('the first Tab leads past the bar', async ({ page }) => {
  for (const path of ['/', '/faq', '/terms']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inMain = page.locator('main :focus');
    await expect(inMain, path).toHaveCount(1);
  }
});

test('every public address opens by itself and survives a reload', async ({ page }) => {
  for (const path of PUBLIC) {
    const opened = await page.goto(path, { waitUntil: 'domcontentloaded' });
    const again = await page.reload({ waitUntil: 'domcontentloaded' });
    expect([opened?.status(), again?.status()], path).toEqual([200, 200]);
    await expect(headline(page), path).toBeVisible();
    await expect(page.getByText('Unexpected Application Error!'), path).toHaveCount(0);
  }
});

test('an address that nobody knows keeps the bar and the footer', async ({ page, watch }) => {
  watch.allow(/^404 GET \/stories\/nobody$/);
  const answer = await page.goto('/stories/nobody');
  expect(answer?.status()).toBe(404);
  await expect(headline(page)).toHaveText('Unexpected Application Error!');
  await expect(footer(page)).toBeVisible();
  await bar(page).getByRole('link', { name: 'Stories' }).click();
  await expect(headline(page)).toHaveText('Stories');
});
