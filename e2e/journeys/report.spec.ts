import { readFileSync } from 'node:fs';
import { demoVisitor } from '../house/people.ts';
import { expect, test } from '../house/test.ts';

test('a student opens the report, takes the address back, and gives it a new one', async ({ page, request, enter, browser, watch }) => {
  await enter(await demoVisitor(request, 'student'));
  await page.goto('/profile/strengths');
  const card = page.getByRole('region', { name: 'Your AI Insights Report' });
  const address = await card.getByRole('textbox', { name: /^Its address/ }).inputValue();
  const [download] = await Promise.all([page.waitForEvent('download'), card.getByRole('button', { name: 'Download the PDF' }).click()]);
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  // Somebody without an account, who was given the address.
  const guest = await (await browser.newContext({ locale: 'en-US' })).newPage();
  const first = await guest.goto(address);
  expect(first?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  await expect(guest.getByRole('heading', { level: 1, name: 'What your answers say, Noor' })).toBeVisible();
  await expect(guest.getByRole('article').getByRole('article')).toHaveCount(10);
  await expect(guest.getByRole('main')).not.toContainText('Haddad');
  expect((await guest.request.get(String(await guest.getByRole('link', { name: 'Save the PDF' }).getAttribute('href')))).status()).toBe(
    200,
  );

  await card.getByRole('button', { name: 'Close the address' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close it' }).click();
  await expect(card.getByText('It has no address, so only you can see it.')).toBeVisible();
  expect((await guest.reload())?.status()).toBe(404);
  await expect(guest.getByRole('heading', { name: 'There is no report here' })).toBeVisible();
  await guest.context().close();

  await card.getByRole('button', { name: 'Make an address' }).click();
  await expect(card.getByRole('textbox', { name: /^Its address/ })).not.toHaveValue(address);
  expect(watch.faults()).toEqual([]);
});
