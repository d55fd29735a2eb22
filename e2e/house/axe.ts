import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * No violation of axe's rules for WCAG 2.2 AA and good practice in the light colors, and in the dark ones no contrast
 * that is too low: nothing else can differ between the two, since a theme changes colors alone.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoViolation(axe(page).withTags(RULES), `${where}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(axe(page).withRules(['color-contrast']), `${where}, dark`);
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
