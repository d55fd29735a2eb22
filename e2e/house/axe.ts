import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export type Theme = 'light' | 'dark';

/**
 * No violation of axe's rules for WCAG 2.2 AA and good practice. In a second theme only contrast is looked at: nothing
 * else can differ, since a theme changes colors alone.
 */
export async function expectAccessible(page: Page, where: string, themes: readonly Theme[]): Promise<void> {
  for (const [index, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme });
    const rules = index === 0 ? axe(page).withTags(RULES) : axe(page).withRules(['color-contrast']);
    await expectNoViolation(rules, `${where}, ${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: null });
}

// The page has no frames, so axe needs no second page to gather its findings: several times faster.
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function expectNoViolation(builder: AxeBuilder, where: string): Promise<void> {
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
  expect(found, where).toEqual([]);
}
