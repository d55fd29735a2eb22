import { type BrowserContext, type Page, expect } from '@playwright/test';

export interface Sleeping {
  page: Page;
  /** Lets the scripts come. */
  wake: () => void;
}

/** A page that the build wrote, seen before any of its files of script has come, as on a slow phone. */
export async function openAsleep(context: BrowserContext, path: string): Promise<Sleeping> {
  const page = await context.newPage();
  let wake = () => undefined as void;
  const awake = new Promise<void>((go) => (wake = go));
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await awake;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { page, wake };
}
