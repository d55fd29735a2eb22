import { type Page, expect } from '@playwright/test';

/** What the keyboard meets at one stop. */
interface Stop {
  name: string;
  /** Some of it can be seen: nothing lies over all of it, and it is in the window. */
  seen: boolean;
  /** It looks different from when it has no focus. */
  marked: boolean;
  /** At least 24 pixels each way, or within a line of text. */
  large: boolean;
}

/** Goes through the whole page by Tab. Every stop can be seen, is marked and large enough, and none holds the keyboard. */
export async function expectGoodFocus(page: Page, where: string): Promise<void> {
  // Counted anew: what is fetched when somebody comes near is there then.
  const most = async () => 2 + (await page.locator('a[href], button, input, select, textarea, summary, [tabindex="0"]').count());
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const faults: string[] = [];
  let stops = 0;
  for (; stops < (await most()); stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (!stop) break;
    if (!stop.seen) faults.push(`${stop.name} is covered`);
    if (!stop.marked) faults.push(`${stop.name} shows no focus`);
    if (!stop.large) faults.push(`${stop.name} is too small`);
  }
  expect(faults, `focus on ${where}`).toEqual([]);
  expect(stops, `Tab leaves ${where}`).toBeLessThan(await most());
}

/** Runs in the page. */
async function lookAtFocus(): Promise<Stop | undefined> {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return undefined;
  const visible = (of: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(of);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  };
  // An input that is drawn by the element after it or around it shows its focus there.
  const drawn = [element, element.nextElementSibling, element.closest('label'), element.parentElement];
  const marked = drawn.some((each) => each && visible(each));
  const target = element.matches('input[type=radio], input[type=checkbox]') ? (element.closest('label') ?? element) : element;
  const isSeen = () => {
    const { left, top, right, bottom } = target.getBoundingClientRect();
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const));
    return points.some(([x, y]) => target.contains(document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)));
  };
  // The page scrolls softly to what is focused, on a slow machine after a while.
  for (let frame = 0; frame < 120 && !isSeen(); frame += 1) await new Promise(requestAnimationFrame);
  const { width, height } = target.getBoundingClientRect();
  const inText = element.closest('p') !== null;
  const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  return {
    name: `${element.tagName.toLowerCase()} "${name}"`,
    seen: isSeen(),
    marked,
    large: inText || (width >= 24 && height >= 24),
  };
}
