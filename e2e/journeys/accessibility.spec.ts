import type { Page } from '@playwright/test';
import { expectAccessible } from '../house/axe.ts';
import { expectNoSideways, expectRoomForSpacing } from '../house/room.ts';
import { expect, test } from '../house/test.ts';
import { ALL_SCREENS } from '../screens/all.ts';
import type { Screen } from '../screens/screen.ts';

const WIDTHS = [1440, 768, 390, 320];
/** The widths at which axe looks; at the others nothing new can be wrong but the room. */
const EXAMINED = [1440, 390];
const EXAMINED_OF_PAGES = [1440, 768, 390];

// What moves is looked at where it ends.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of ALL_SCREENS) {
  test(`everybody can use ${screen.name}`, async ({ page, request, watch, enter }) => {
    await screen.open({ page, request, watch, enter });
    await expectDocument(page);
    await expectStillness(page);
    for (const width of widthsOf(screen)) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSideways(page, `${width}`);
      if ((screen.isPage ? EXAMINED_OF_PAGES : EXAMINED).includes(width)) await expectAccessible(page, `${screen.name} at ${width}`);
    }
    await page.setViewportSize({ width: spacedWidth(screen), height: 900 });
    await expectRoomForSpacing(page, screen.name);
  });
}

const widthsOf = ({ widths = WIDTHS }: Screen) => WIDTHS.filter((width) => widths.includes(width));

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
