import type { Page } from '@playwright/test';
import { demoVisitor } from '../house/people.ts';
import { expectNoSideways } from '../house/room.ts';
import { takeDown } from '../house/take-down.ts';
import { expect, test } from '../house/test.ts';
import { slider, slides } from '../pages/finds.ts';

const toTheEnd = (page: Page) => page.locator('.below-profile').scrollIntoViewIfNeeded();

test('the lists ask for the own school, then for more, a slide opens, and the width says how many stand side by side', async ({
  page,
  request,
  enter,
}) => {
  const asked: string[] = [];
  page.on('request', (sent) => {
    const { pathname, searchParams } = new URL(sent.url());
    if (pathname.endsWith('/school-resource/'))
      asked.push(`${searchParams.get('kind')} ${searchParams.get('school') ? 'own ' : ''}${searchParams.get('page')}`);
  });
  await enter(await demoVisitor(request, 'student'));
  await page.goto('/profile/recommendations');
  await expect(page.getByRole('heading', { name: 'Careers to Consider' })).toBeVisible();
  expect(asked).toEqual([]);
  await toTheEnd(page);
  await expect(slides(page, 'Picks For You')).toHaveCount(4);
  await expect.poll(() => asked.toSorted()).toEqual(['finds own 1', 'picks own 1']);
  await slider(page, 'Picks For You').getByRole('button', { name: 'More of Picks For You' }).click();
  await expect.poll(() => asked.length).toBe(3);
  expect(asked[2]).toBe('picks own 2');

  await slides(page, 'Great Finds').first().click();
  const dialog = page.getByRole('dialog', { name: /Khan Academy/ });
  await expect(dialog.getByRole('link', { name: /^Open khanacademy\.org/ })).toHaveAttribute('href', 'https://www.khanacademy.org/');
  for (let step = 1; step < 8; step += 1) await page.getByRole('button', { name: 'The next one' }).click();
  await expect.poll(() => asked.at(-1)).toBe('finds own 2');
  await expect(page.getByRole('dialog')).toContainText('8 of 10');
  await page.keyboard.press('Escape');
  await expect(slides(page, 'Great Finds').first()).toBeFocused();

  await slider(page, 'Picks For You').getByRole('button', { name: 'Back in Picks For You' }).click();
  const counts = [
    [2560, 7],
    [2400, 6],
    [1900, 5],
    [1700, 4],
    [1000, 3],
    [590, 2],
    [470, 1],
  ] as const;
  for (const [width, count] of counts) {
    await page.setViewportSize({ width, height: 900 });
    await expect(slides(page, 'Picks For You'), `at ${width}`).toHaveCount(count);
    await expectNoSideways(page, `slides at ${width}`);
  }
});

test('a body is shown without what could do harm, and a failure can be tried again', async ({ page, watch, novice: _novice }) => {
  watch.allow(/^500 GET \/api\/v1\/school-resource\//);
  // The body is read in a document that runs nothing; the browser says so.
  watch.allow(/^console: Executing inline event handler violates/);
  const one = { id: 1, kind: 'picks', title: 'Strange', subtitle: 'One', thumbnail: '/art/empty.svg', url: '', school: null };
  const body =
    '<p onclick="window.hurt=1">Read <b>this</b></p><script>window.hurt=1</script><img src="x" onerror="window.hurt=1"><iframe src="/"></iframe>';
  const address = '**/api/v1/school-resource/**';
  const meta = { page: 1, per_page: 8, total: 1, number_of_pages: 1 };
  await page.route(address, (route) => route.fulfill({ json: { results: [{ ...one, body, video: '/none.mp4' }], meta } }));
  const bringBack = await takeDown(page, address);
  await page.route('**/none.mp4', (route) => route.fulfill({ status: 200, body: '' }));
  await page.goto('/profile/recommendations');
  await toTheEnd(page);
  const list = slider(page, 'Picks For You');
  await expect(list).toContainText('Something went wrong on our side.', { timeout: 20_000 });
  await bringBack(() => list.getByRole('button', { name: 'Try again' }).click());
  await list.getByRole('button', { name: /Strange/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Read this');
  await expect(dialog.locator('video')).toHaveAttribute('src', '/none.mp4');
  await expect(dialog.locator('script, iframe, [onclick], img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
});
