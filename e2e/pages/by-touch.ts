import type { Page } from '@playwright/test';
import { type Hands, bandChoice, cupToPick, skillInTray } from './assessment.ts';

/** Taps alone: skills by the sheet that comes from below, cups one after the other into the next free place. */
export function byTouch(page: Page): Hands {
  return {
    press: (target) => target.tap(),
    choose: (group, index) => group.getByRole('radio').nth(index).tap(),
    async sort(skill, band) {
      await skillInTray(page, skill).tap();
      await bandChoice(page, skill, band).tap();
    },
    place: (cup) => cupToPick(page, cup).tap(),
  };
}
