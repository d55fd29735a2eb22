import { join } from 'node:path';
import { test } from '../house/test.ts';
import { ALL_WALKS } from '../screens/all.ts';
import { type Screen, existsAt, firstWidth, titleOf, windowOf } from '../screens/screen.ts';

const FOLDER = join(import.meta.dirname, '../../screenshots');
const WIDTHS = [390, 768, 1366, 1440];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const walk of ALL_WALKS) {
  test(titleOf(walk), async ({ page, request, watch, enter }) => {
    test.slow();
    for (const screen of walk) {
      await page.setViewportSize({ width: firstWidth(screen), height: 900 });
      await screen.open({ page, request, watch, enter });
      for (const width of WIDTHS.filter((each) => existsAt(screen, each))) {
        await page.setViewportSize(windowOf(width));
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.screenshot({ path: join(FOLDER, `${fileOf(screen)}-${width}-${colorScheme}.png`), fullPage: true });
        }
      }
      await page.emulateMedia({ colorScheme: null });
    }
  });
}

/** "/careers with the tray" as "careers-with-the-tray". */
function fileOf({ name }: Screen): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'start';
}
