import type { Page } from '@playwright/test';
import { demoVisitor, newStudent, AFFILIATE_CODE } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { openMenu } from '../pages/accounts.ts';
import { bar, footer, home, menu } from '../pages/site.ts';

const WIDE = { width: 1440, height: 900 };
const plansInBar = (page: Page) => bar(page).getByRole('link', { name: 'Pricing Plan' });
const account = (page: Page) => page.getByRole('button', { name: /^Account of / });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you sure you want to Log Out?' });

async function plansInMenu(page: Page): Promise<number> {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMenu(page);
  await expect(menu(page)).toBeVisible();
  return menu(page).getByRole('link', { name: 'Pricing Plan' }).count();
}

test('the bar shows the signed-out the two ways in and no plans, and the theme that is chosen stays', async ({ page }) => {
  await page.goto('/terms');
  await expect(bar(page).getByRole('link')).toHaveText([/^For Organizations/, /^Blog/, 'Stories', 'About Us', 'FAQ', 'Login', 'Sign Up']);

  await test.step('dark is chosen, and stays over a reload', async () => {
    const dark = footer(page).getByRole('radio', { name: 'Dark' });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await footer(page).getByText('Dark').click();
    await expect(dark).toBeChecked();
    await expect.poll(ground).not.toBe(light);
    await page.reload();
    await expect(dark).toBeChecked();
    expect(await ground()).not.toBe(light);
  });

  expect(await plansInMenu(page)).toBe(0);
  await page.keyboard.press('Escape');
  await home(page).click();
  await expect(page).toHaveURL('/');
});

test('the bar says who is signed in, shows a photo or a default one, and offers plans to a free student', async ({ page, novice }) => {
  const photo = account(page).locator('img');
  const loaded = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await page.goto('/terms');
  await expect(account(page)).toHaveAccessibleName('Account of Sam Rivera, Free Member');
  await expect.poll(loaded).toBeGreaterThan(0);
  const standIn = await photo.getAttribute('src');
  await expect(bar(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expect(plansInBar(page)).toBeVisible();
  expect(await plansInMenu(page)).toBe(1);
  await menu(page).getByRole('link', { name: 'Pricing Plan' }).click();
  await expect(page).toHaveURL('/pricingplan');
  await expect(menu(page)).toHaveCount(0);

  await test.step('a photo of their own, and the email where there is no name', async () => {
    const profile_image = '/art/portraits/amara.svg';
    const changed = { ...novice.user, first_name: '', last_name: '', profile_image };
    await page.route('**/api/v1/profile/', (route) => route.fulfill({ json: changed }));
    await page.setViewportSize(WIDE);
    await page.reload();
    await expect(account(page)).toHaveAccessibleName(`Account of ${novice.email}, Free Member`);
    expect(standIn).not.toBe(profile_image);
    await expect(photo).toHaveAttribute('src', profile_image);
    await expect.poll(loaded).toBeGreaterThan(0);
  });
});

test('plans are offered to who has one in the menu alone, and not to the sponsored and to mentors', async ({ page, request, enter }) => {
  for (const [visitor, name, offered] of [
    [await demoVisitor(request, 'student'), 'Account of Noor Haddad, Sundae', 1],
    [await newStudent(request, { affiliate_code: AFFILIATE_CODE }), 'Account of Robin Lake, Free Member', 0],
    [await demoVisitor(request, 'mentor'), 'Account of Alex Morgan, Community Partner', 0],
  ] as const) {
    await enter(visitor);
    await page.setViewportSize(WIDE);
    await page.goto('/terms');
    await expect(account(page)).toHaveAccessibleName(name);
    await expect(plansInBar(page)).toHaveCount(0);
    expect(await plansInMenu(page), name).toBe(offered);
  }
});

test('the footer stands on public pages and stays away from forms and the assessment', async ({ page, novice: _novice }) => {
  const rules = footer(page).getByRole('link', { name: 'Privacy Policy' });
  const stands = async (path: string) => {
    await expect(page).toHaveURL(path);
    await expect(rules, path).toBeVisible();
  };
  const staysAway = async (path: string) => {
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(rules, path).toHaveCount(0);
  };
  await page.goto('/terms');
  await stands('/terms');
  await rules.click();
  await stands('/privacypolicy');
  await plansInBar(page).click();
  await stands('/pricingplan');
  await home(page).click();
  await stands('/');
  await page.getByRole('link', { name: "Let's Start" }).first().click();
  await staysAway('/scenario/0');
  await page.getByRole('link', { name: 'Save and leave' }).click();
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'My ten' }).click();
  await stands('/results');
  await page.goto('/signup');
  await staysAway('/signup');
  await page.getByRole('link', { name: 'I’m a Career Explorer' }).click();
  await staysAway('/new/student');
});

test('a profile has no footer; logging out asks first, and No changes nothing', async ({ page, novice: _novice }) => {
  await page.goto('/profile/recommendations');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(footer(page).getByRole('link', { name: 'Privacy Policy' })).toHaveCount(0);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await question(page).getByRole('button', { name: 'No' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL('/profile/recommendations');
  await expect(account(page)).toBeVisible();
});
