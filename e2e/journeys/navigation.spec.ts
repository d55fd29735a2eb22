import type { Page } from '@playwright/test';
import { MOVING, expect, test } from '../house/test.ts';
import { openMenu } from '../pages/accounts.ts';
import { bar, focusIsInDialog, footer, home, menu, menuButton } from '../pages/site.ts';

const PHONE = { width: 390, height: 844 };
const PUBLIC = [
  '/',
  '/signup',
  '/new/student',
  '/new/student/2',
  '/signin',
  '/login',
  '/about',
  '/stories',
  '/stories/students',
  '/stories/parents',
  '/faq',
  '/faq/careerexplorer',
  '/faq/communitypartner',
  '/pricingplan',
  '/privacypolicy',
  '/terms',
];
/** One of each kind: the start, a form, where another address leads, a page that asks the server, one below another. */
const RELOADED = ['/', '/new/student', '/login', '/pricingplan', '/stories/parents'];

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('the links of the bar lead where they say, the logo leads home, and the footer has its own', async ({ page }) => {
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
  await home(page).click();
  await expect(page).toHaveURL('/');
  await expect(headline(page)).toContainText('800+ careers');

  await test.step('the footer holds its ways, its year and its rules', async () => {
    for (const label of ['About', 'Stories', 'FAQ', 'Terms and Conditions', 'Privacy Policy', 'All sources']) {
      await expect(footer(page).getByRole('link', { name: label, exact: true })).toBeVisible();
    }
    for (const label of ['Contact us', 'Chat support', 'Report a bug', 'Send it to me']) {
      await expect(footer(page).getByRole('button', { name: label })).toBeVisible();
    }
    await expect(footer(page).getByRole('heading', { name: 'Stay in touch' })).toBeVisible();
    await expect(footer(page)).toContainText('© 2025 CareerScoop');
    await expect(footer(page)).toContainText(
      /O\*NET [\d.]+ Database by the U\.S\. Department of Labor.* Used under the CC BY 4\.0 license/,
    );
    await expect(footer(page).getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('href', /creativecommons\.org/);
    const mailbox = footer(page).getByRole('link', { name: 'partners@careerscoop.app' });
    await expect(mailbox).toHaveAttribute('href', 'mailto:partners@careerscoop.app');
  });
});

test('the menu keeps the focus and the page still, and closes by Escape, by going somewhere, and by its Close', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await menuButton(page).click();
  await expect(menu(page).getByRole('link')).toHaveText(['Login', 'Sign Up', 'Stories', 'About Us', 'FAQ', /For Organizations/, /Blog/]);
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab');
    // At its end the focus is led round by a guard, which takes a moment.
    await expect.poll(() => focusIsInDialog(page), { message: `after Tab ${press + 1}` }).toBe(true);
  }
  await page.mouse.move(200, 100);
  await page.mouse.wheel(0, 600);
  expect(await scrolled(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);

  await page.setViewportSize({ width: 768, height: 1024 });
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

test('every public address opens by itself, each kind survives a reload, and the first Tab leads past the bar', async ({ page }) => {
  for (const path of PUBLIC) {
    const opened = await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(opened?.status(), path).toBe(200);
    if (RELOADED.includes(path)) {
      const again = await page.reload({ waitUntil: 'domcontentloaded' });
      expect(again?.status(), path).toBe(200);
    }
    await expect(headline(page), path).toBeVisible();
    await expect(page.getByText('Unexpected Application Error!'), path).toHaveCount(0);
    if (['/', '/faq', '/terms'].includes(path)) await skipTheBar(page, path);
  }
});

test('an address that nobody knows says so, keeps the bar and the footer, and leads on', async ({ page, watch }) => {
  watch.allow(/^404 GET \/no\/such\/page$/, /^404 GET \/stories\/nobody$/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(headline(page)).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/');

  const below = await page.goto('/stories/nobody');
  expect(below?.status()).toBe(404);
  await expect(headline(page)).toHaveText('Unexpected Application Error!');
  await expect(footer(page)).toBeVisible();
  await bar(page).getByRole('link', { name: 'Stories' }).click();
  await expect(headline(page)).toHaveText('Stories');
});

async function skipTheBar(page: Page, path: string): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus'), path).toHaveCount(1);
}
