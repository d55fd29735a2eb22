import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Page, expect } from '@playwright/test';
import type axe from 'axe-core';
import { ALIKE, markAlike } from './alike.ts';

/** The short form, which a browser reads in half the time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that axe leaves out unless they are asked for: a name holds the words that are seen (2.5.3). */
const ALSO = ['label-content-name-mismatch'];

export type Theme = 'light' | 'dark';
type Look = Pick<axe.RunOptions, 'runOnly' | 'rules'>;

/**
 * No violation of axe's rules for WCAG 2.2 AA and good practice. In a second theme only contrast is looked at: nothing
 * else can differ, since a theme changes colors alone. Contrast takes most of a look, and is asked of a few where many
 * words are alike (`alike.ts`); every other rule is asked of everything. `looks.spec.ts` plants faults that must be found.
 */
export async function expectAccessible(page: Page, where: string, themes: readonly Theme[]): Promise<void> {
  await bringAxe(page);
  for (const [index, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(untilDrawn);
    await page.evaluate(markAlike, ALIKE);
    const look: Look =
      index === 0
        ? { runOnly: { type: 'tag', values: RULES }, rules: Object.fromEntries(ALSO.map((rule) => [rule, { enabled: true }])) }
        : { runOnly: { type: 'rule', values: ['color-contrast'] } };
    expect(await page.evaluate(findViolations, look), `${where}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** Once a page and not once a look: reading axe takes as long as looking. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return;
  await page.evaluate(AXE);
  await page.evaluate((mark) => {
    const here = (globalThis as unknown as { axe: typeof axe }).axe;
    here.configure({ rules: [{ id: 'color-contrast', selector: `:not([${mark}])` }] });
  }, ALIKE);
}

/**
 * Runs in the page. Its sheets follow another width or theme at once, its scripts hear of it with the next frame: in between
 * a narrow sheet lies on a wide page. A second frame has what they make of it.
 */
async function untilDrawn(): Promise<void> {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** Runs in the page. */
async function findViolations(look: Look): Promise<string[]> {
  const here = (globalThis as unknown as { axe: typeof axe }).axe;
  const { violations } = await here.run({ ...look, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`));
}
