import { type Locator, type Page, expect } from '@playwright/test';
import { type Hands, bandArea, bandChoice, cupToPick, place, skillInTray } from './assessment.ts';

/** So many skills are dragged; the others are pressed and sorted by the dialog, since both ways must work. */
const DRAGGED = 6;

/** A mouse with its button held down, from the middle of one thing to the middle of another. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await pickUp(page, from);
  await carryTo(page, to);
  await page.mouse.up();
  await settle(page);
}

/** What was carried swallows the press that ends the carrying, and for a blink the next one: no hand is that fast. */
export async function settle(page: Page, milliseconds = 80): Promise<void> {
  await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), milliseconds);
}

/** Presses on something and begins to move, so that it hangs at the pointer. */
export async function pickUp(page: Page, from: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  // Waits until it lies still and nothing that is still flying covers it.
  await from.hover();
  const { x, y } = await middleOf(from);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y + 8, { steps: 4 });
}

export async function carryTo(page: Page, to: Locator): Promise<void> {
  const { x, y } = await middleOf(to);
  await page.mouse.move(x, y, { steps: 8 });
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  expect(box, 'a place on the screen').not.toBeNull();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

/** Clicks, and drags the first skills and all cups. */
export function byMouse(page: Page): Hands {
  let sorted = 0;
  return {
    press: (target) => target.click(),
    choose: (group, index) => group.getByRole('radio').nth(index).check(),
    async sort(skill, band) {
      sorted += 1;
      if (sorted <= DRAGGED) return drag(page, skillInTray(page, skill), bandArea(page, band));
      await skillInTray(page, skill).click();
      await bandChoice(page, skill, band).click();
    },
    place: (cup, number) => drag(page, cupToPick(page, cup), place(page, number)),
  };
}
