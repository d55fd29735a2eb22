import { type Page, expect } from '@playwright/test';

/** WCAG 1.4.12: what a reader may set without losing anything. */
// What is laid out when it comes near has only a height of most until then.
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; content-visibility: visible !important; }
  p { margin-block-end: 2em !important; }`;

/** Nothing makes the page wider than its window. */
export async function expectNoSideways(page: Page, where: string): Promise<void> {
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(sideways, { message: `room at ${where}` }).toBe(0);
}

/** With the reader's own spacing no word is cut off, and the page still has its width. */
export async function expectRoomForSpacing(page: Page, where: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
  await expectNoSideways(page, `${where}, spaced`);
  expect(await page.evaluate(cutOffWords), `cut off with wider spacing, ${where}`).toEqual([]);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** Runs in the page: texts that reach out of a box that hides what does not fit. */
function cutOffWords(): string[] {
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const words = text.textContent?.trim();
    const holder = text.parentElement;
    if (!words || !holder || holder.closest('.vh, svg, script, [aria-hidden=true], [inert], details:not([open])')) continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const at = range.getBoundingClientRect();
    for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(box);
      // Shortened on purpose, with an ellipsis: the whole text is one press away.
      if (webkitLineClamp !== 'none') break;
      const edge = box.getBoundingClientRect();
      // Shrunk to a point on purpose: said to screen readers alone.
      if (edge.width <= 2 || edge.height <= 2) break;
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const out =
        (hides(overflowX) && (at.right > edge.right + 2 || at.left < edge.left - 2)) ||
        (hides(overflowY) && (at.bottom > edge.bottom + 2 || at.top < edge.top - 2));
      if (out) {
        cut.push(`${words.slice(0, 40)} in ${box.tagName.toLowerCase()}.${box.className}`);
        break;
      }
      // What scrolls by itself hides nothing.
      if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll') break;
    }
  }
  return cut;
}
