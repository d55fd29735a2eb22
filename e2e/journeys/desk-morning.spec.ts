import { randomUUID } from 'node:crypto';
import { newMessage } from '../house/desk-work.ts';
import { mailWith } from '../house/outbox.ts';
import { demoVisitor } from '../house/people.ts';
import { expect, test } from '../house/test.ts';

test('a morning at the desk by keyboard alone: answered, done, undone, searched, opened', async ({ page, request, enter }) => {
  const mark = `morning ${randomUUID().slice(0, 8)}`;
  const email = await newMessage(request, `My code says it is full, ${mark}`);
  await newMessage(request, `Can I mentor from Canada, ${mark}`);
  // Other journeys write to the team at the same time.
  await page.route('**/api/v1/desk/waiting/', async (route) => {
    const { results } = (await (await route.fetch()).json()) as { results: { what: string }[] };
    const own = results.filter(({ what }) => what.includes(mark));
    await route.fulfill({ json: { results: own, counts: { message: own.length } } });
  });
  await enter(await demoVisitor(request, 'staff'));
  await page.goto('/desk');
  const { keyboard } = page;
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText(/Two things wait\.$/);

  await test.step('J leads to the first row, Enter opens it, Ctrl with Enter sends the answer, and the next row has the focus', async () => {
    await keyboard.press('j');
    await expect(page.getByRole('button', { name: /^Open “My code says/ })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByLabel('Your answer')).toBeVisible();
    await keyboard.press('Tab');
    await expect(page.getByLabel('Your answer')).toBeFocused();
    await keyboard.type('There is room again.');
    await keyboard.press('Control+Enter');
    await expect(headline).toHaveText(/One thing waits\.$/);
    await expect(page.getByRole('button', { name: /^Open “Can I mentor/ })).toBeFocused();
    expect((await mailWith(request, email, 'There is room again.')).text).toContain(mark);
  });

  await test.step('E is done with the second, and U takes it back', async () => {
    await keyboard.press('Enter');
    await expect(page.getByLabel('Your answer')).toBeVisible();
    await keyboard.press('e');
    await expect(headline).toHaveText(/Nothing waits\.$/);
    await keyboard.press('u');
    await expect(headline).toHaveText(/One thing waits\.$/);
  });

  await test.step('/ finds somebody by name, J and Enter open them', async () => {
    await keyboard.press('/');
    await keyboard.type('demo');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/desk\/students\?q=demo$/);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await keyboard.press('f');
    await expect(page.locator('[data-desk-filters] :is(select, input)').first()).toBeFocused();
    await keyboard.press('Escape');
    await keyboard.press('j');
    await expect(page.getByRole('rowheader').first().getByRole('link')).toBeFocused();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/desk\/students\/\d+$/);
  });

  await test.step('? tells all keys, and Escape closes the list', async () => {
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys of the desk' })).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
