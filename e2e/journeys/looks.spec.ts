import type { Page } from '@playwright/test';
import { expectAccessible } from '../house/axe.ts';
import { expect, test } from '../house/test.ts';

// What a look leaves out must be nothing: each of these is planted on a page that has no fault, and must be found.

test('a look finds a faint word in the dark, on one of many cards that are alike', async ({ page }) => {
  await page.goto('/careers');
  const one = page.getByRole('main').getByRole('listitem').getByRole('link').nth(20);
  await one.evaluate((link) => link.setAttribute('id', 'planted'));
  await expectAccessible(page, 'the list', ['light', 'dark']);
  await addRules(page, '@media (prefers-color-scheme: dark) { #planted, #planted * { color: #333 !important; } }');
  await expectFault(page, /planted, dark[^]*color-contrast: #planted/);
});

test('a look finds a field without a label, targets that are too small, and a name without its words', async ({ page }) => {
  await page.goto('/unsubscribe?token=none');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'the page', ['light']);
  await plant(page, '<input id="planted">');
  await expectFault(page, /label: #planted/);
  await addRules(page, '#planted button { width: 10px; height: 10px; min-height: 0; min-width: 0; padding: 0; border: 0; margin: 0; }');
  await plant(page, '<p id="planted"><button aria-label="One"></button><button aria-label="Two"></button></p>');
  await expectFault(page, /target-size: button\[aria-label=.*One/);
  await plant(page, '<button id="planted" aria-label="Something else">Send it</button>');
  await expectFault(page, /label-content-name-mismatch: #planted/);
});

async function expectFault(page: Page, fault: RegExp): Promise<void> {
  await expect(expectAccessible(page, 'what is planted', ['light', 'dark'])).rejects.toThrow(fault);
}

/** In the place of what was planted before. */
async function plant(page: Page, what: string): Promise<void> {
  await page.getByRole('main').evaluate((main, html) => {
    document.querySelector('#planted')?.remove();
    main.insertAdjacentHTML('beforeend', html);
  }, what);
}

async function addRules(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}
