import type { Page } from '@playwright/test';

type Press = () => Promise<void>;

/**
 * Every answer of this address fails, until it is back for a press of "Try again". What the page asks again by itself waits for
 * the press: otherwise the button would be gone under it.
 * @returns brings it back: makes the press, then lets everything through
 */
export async function takeDown(page: Page, url: string | RegExp, detail = 'Not now.'): Promise<(press: Press) => Promise<void>> {
  let isDown = true;
  let letThrough = () => {};
  const pressed = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(url, async (route) => {
    if (isDown) return route.fulfill({ status: 500, json: { detail, code: 'internal' } });
    await pressed;
    await route.fallback();
  });
  return async (press) => {
    isDown = false;
    await press();
    letThrough();
  };
}
