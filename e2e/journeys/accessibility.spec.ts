import type { Page } from '@playwright/test';
import { expectAccessible } from '../house/axe.ts';
import { expect, test } from '../house/test.ts';
import { ASSESSMENT_SCREENS } from '../screens/assessment.ts';
import { CAREER_SCREENS } from '../screens/careers.ts';
import { ENTRY_SCREENS } from '../screens/entry.ts';
import { EXPLORE_SCREENS } from '../screens/explore.ts';
import type { Screen } from '../screens/screen.ts';

const WIDTHS = [1440, 768, 390, 320];
/** The widths at which axe looks; at the others nothing new can be wrong but the room. */
const EXAMINED = [1440, 390];

// What moves is looked at where it ends.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of [...ENTRY_SCREENS, ...EXPLORE_SCREENS, ...ASSESSMENT_SCREENS, ...CAREER_SCREENS]) {
  test(`everybody can use ${screen.name}`, async ({ page, request, watch, enter }) => {
    await screen.open({ page, request, watch, enter });
    await expectDocument(page);
    for (const width of widthsOf(screen)) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSideways(page, width);
      if (EXAMINED.includes(width)) await expectAccessible(page, `${screen.name} at ${width}`);
    }
  });
}

const widthsOf = ({ widths = WIDTHS }: Screen) => WIDTHS.filter((width) => widths.includes(width));

/** A language, a title of its own, and one headline. */
async function expectDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/^\S.* · CareerScoop$/);
  await expect(page.locator('h1')).toHaveCount(1);
}

/** Nothing makes the page wider than its window. */
async function expectNoSideways(page: Page, width: number): Promise<void> {
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(sideways, { message: `room at ${width}` }).toBe(0);
}
