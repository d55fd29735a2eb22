import { type Page, expect } from '@playwright/test';
import { appCode } from '../house/app-code.ts';

export const code = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true });

/** Sets an app up on its page, up to the recovery codes. @returns the key that the app has now */
export async function setUpApp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const key = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const shown = (await key.textContent()) ?? '';
  await code(page).fill(appCode(shown));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('heading', { name: 'Keep these ten codes' })).toBeFocused();
  return shown;
}
