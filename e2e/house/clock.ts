import type { Page } from '@playwright/test';

/** Takes the page's clock over before it loads. It runs as usual until it is stopped. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install();
}

/** From now on the page's time stands still, but for what {@link pass} lets go by. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 2_000);
}

/** Lets so many milliseconds go by at once, with everything that was to happen in them. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
}
