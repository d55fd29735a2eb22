import type { Locator } from '@playwright/test';
import { openAsleep } from '../house/asleep.ts';
import { expect, test } from '../house/test.ts';
import { openMenu } from '../pages/accounts.ts';

const PAGES = { 'For Organizations': 'https://organizations.example/scoop', Blog: 'https://blog.example/' };
const NETWORKS = { Instagram: 'https://photos.example/scoop', YouTube: 'https://video.example/scoop' };

async function expectOutside(within: Locator, links: Record<string, string>): Promise<void> {
  for (const [name, url] of Object.entries(links)) {
    const link = within.getByRole('link', { name: `${name} (opens in a new tab)`, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  }
}

test('the bar, the menu and the footer lead to our pages elsewhere', async ({ page }) => {
  await page.goto('/terms');
  await expectOutside(page.getByRole('navigation', { name: 'Main' }), PAGES);
  await expectOutside(page.getByRole('contentinfo'), NETWORKS);
  await expect(page.getByRole('contentinfo').getByRole('list', { name: 'Social media' }).getByRole('link')).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await openMenu(page);
  await expectOutside(page.getByRole('navigation', { name: 'Menu' }), PAGES);
});

test('an installation without pages elsewhere shows none', async ({ page }) => {
  await page.route('/terms', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/(id="site">).*?(<\/script>)/, '$1{}$2') });
  });
  await page.goto('/terms');
  await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' })).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: /opens in a new tab/ })).toHaveCount(0);
});

test('nothing of the bar moves when they come', async ({ context }) => {
  const { page, wake } = await openAsleep(context, '/terms');
  const stories = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' });
  const place = async () => (await stories.boundingBox())?.x;
  await stories.waitFor();
  // The styles are there then; the scripts are held.
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(() => document.fonts.ready);
  const before = await place();
  wake();
  await expect(page.getByRole('link', { name: /^Blog/ })).toBeVisible();
  expect(await place()).toBe(before);
});
