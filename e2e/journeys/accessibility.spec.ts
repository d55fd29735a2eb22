import type { Page } from '@playwright/test';
import { expectAccessible, type Theme } from '../house/axe.ts';
import { expectNoSideways, expectRoomForSpacing } from '../house/room.ts';
import { expect, test } from '../house/test.ts';
import { ALL_WALKS } from '../screens/all.ts';
import { type Screen, existsAt, firstWidth, titleOf, windowOf } from '../screens/screen.ts';

/** The phone comes last: there the reader's own spacing is tried as well. */
const WIDTHS = [1440, 1366, 768, 320, 390];
const BOTH: Theme[] = ['light', 'dark'];
/** Where axe looks at a page; at 320 and 1366 nothing new can be wrong but the room. */
const EXAMINED_OF_PAGES = new Map([
  [1440, BOTH],
  [768, BOTH],
  [390, BOTH],
]);
/** A state of a page has each width and each theme once: two looks, where all of them would take the day. */
const EXAMINED = new Map<number, Theme[]>([
  [1440, ['light']],
  [390, ['dark']],
]);

for (const walk of ALL_WALKS) {
  test(`everybody can use ${titleOf(walk)}`, async ({ page, request, watch, enter }) => {
    test.slow(walk.length > 3, 'many looks');
    for (const screen of walk) {
      await test.step(screen.name, async () => {
        await page.setViewportSize({ width: firstWidth(screen), height: 900 });
        await screen.open({ page, request, watch, enter });
        await expectEverybodyCanUse(page, screen);
      });
    }
  });
}

async function expectEverybodyCanUse(page: Page, screen: Screen): Promise<void> {
  await expectDocument(page);
  await expectStillness(page);
  for (const width of WIDTHS.filter((each) => existsAt(screen, each))) {
    await page.setViewportSize(windowOf(width));
    await expectNoSideways(page, `${width}`);
    const themes = (screen.isPage ? EXAMINED_OF_PAGES : EXAMINED).get(width);
    if (themes) await expectAccessible(page, `${screen.name} at ${width}`, screen.widths?.length === 1 ? BOTH : themes);
  }
  await page.setViewportSize({ width: spacedWidth(screen), height: 900 });
  await expectRoomForSpacing(page, screen.name);
}

/** A phone, or the only width at which it exists. */
const spacedWidth = ({ widths = [390] }: Screen) => (widths.includes(390) ? 390 : (widths[0] ?? 390));

/** A language, a title of its own, and one headline. */
async function expectDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/^\S.* · CareerScoop$/);
  await expect(page.locator('h1')).toHaveCount(1);
}

/** Who wants no motion sees none. */
async function expectStillness(page: Page): Promise<void> {
  const moving = () => page.evaluate(() => document.getAnimations().filter((each) => each.playState === 'running').length);
  await expect.poll(moving, { message: 'animations with reduced motion' }).toBe(0);
}
