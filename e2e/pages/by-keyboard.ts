import { type Locator, type Page, expect } from '@playwright/test';
import { settle } from './by-mouse.ts';
import { type Hands, bandChoice, bandName, cupToPick, skillInTray } from './assessment.ts';

/** More presses than any screen has stops. */
const MOST_STOPS = 90;
/** So many skills and cups are picked up and carried; the others take the short way by Enter. Both must work. */
const CARRIED = 3;

/** Presses Tab until the focus is on the target or on something in it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // Found once: by its role and name it would be looked for at every stop, through the whole page.
  let found = await seen(target);
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const focus = await found.evaluate((element) => (element.contains(document.activeElement) ? 'in' : element.isConnected));
    if (focus === 'in') return;
    // The question before, which went while Tab was on its way.
    if (!focus) found = await seen(target);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target.toString()}`);
}

async function seen(target: Locator) {
  await expect(target).toBeVisible();
  return (await target.elementHandle()) as NonNullable<Awaited<ReturnType<Locator['elementHandle']>>>;
}

async function pressTimes(page: Page, key: string, times: number): Promise<void> {
  for (let done = 0; done < times; done += 1) await page.keyboard.press(key);
}

/** Space picks up, the arrows go from place to place as a screen reader is told, Space puts down. */
async function carry(page: Page, name: string, steps: number, over: string): Promise<void> {
  await page.keyboard.press('Space');
  await expect(page.getByText(`Picked up ${name}.`)).toBeAttached();
  // The board listens to the arrows a blink after it says so.
  await settle(page);
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${name} is over ${over}`)).toBeAttached();
  await page.keyboard.press('Space');
}

/** Tab, arrows, Enter and Space, and no mouse. */
export function byKeyboard(page: Page): Hands {
  let sorted = 0;
  let placed = 0;
  return {
    async press(target) {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    },
    async choose(group, index) {
      await tabTo(page, group);
      if (index === 0) await page.keyboard.press('Space');
      else await pressTimes(page, 'ArrowRight', index);
    },
    async sort(skill, band) {
      await tabTo(page, skillInTray(page, skill));
      sorted += 1;
      if (sorted <= CARRIED) return carry(page, skill, band, `“${bandName(band)}”`);
      await page.keyboard.press('Enter');
      await tabTo(page, bandChoice(page, skill, band));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeHidden();
    },
    async place(cup, number) {
      await tabTo(page, cupToPick(page, cup));
      placed += 1;
      if (placed === 1) return carry(page, cup, number, `place ${number}`);
      await page.keyboard.press('Enter');
    },
  };
}
