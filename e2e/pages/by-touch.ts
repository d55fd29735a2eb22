import type { Page } from '@playwright/test';
import { settle } from './by-mouse.ts';
import { type Hands, answerTo, cupToPick } from './assessment.ts';

/** Taps alone: each skill as the card asks for it, cups one after the other into the next free place. */
export function byTouch(page: Page): Hands {
  return {
    movesOn: true,
    press: (target) => target.tap(),
    choose: (group, index) => group.getByRole('radio').nth(index).tap(),
    async sort(skill, band) {
      await answerTo(page, skill, band).tap();
      // A second tap that follows at once is taken for half of a double tap: nobody reads a skill that fast.
      await settle(page, 260);
    },
    place: (cup) => cupToPick(page, cup).tap(),
  };
}

/** Counts from now on how often a finger leaves the glass, until the page is loaded again; gives the count so far. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset['taps'] = '0';
    const count = () => (document.body.dataset['taps'] = String(Number(document.body.dataset['taps']) + 1));
    window.addEventListener('touchend', count, true);
  });
  return () => page.evaluate(() => Number(document.body.dataset['taps']));
}
