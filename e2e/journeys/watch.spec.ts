import { expect, test } from '../house/test.ts';
import { footer } from '../pages/site.ts';

// The page's own policy refuses foreign addresses, so the watch is tried without it as well.
test.describe('without the policy of the page', () => {
  test.use({ bypassCSP: true });

  test('the watch notes what goes to another house, and what breaks', async ({ page, watch }) => {
    await page.goto('/terms');
    expect(watch.faults()).toEqual([]);
    await page.evaluate(async () => {
      await fetch('https://careers.invalid/pixel').catch(() => undefined);
      await fetch('/art/not-there.svg');
      console.error('something broke');
      setTimeout(() => {
        throw new Error('a script broke');
      });
    });
    await expect.poll(() => watch.faults().join('\n')).toContain('a script broke');
    const noted = watch.faults();
    expect(noted).toContain('foreign request: https://careers.invalid/pixel');
    expect(noted).toContain('failed GET /pixel: net::ERR_NAME_NOT_RESOLVED');
    expect(noted).toContain('404 GET /art/not-there.svg');
    expect(noted).toContain('console: something broke');
    watch.forget();
  });
});

test('a first visit to every public page asks this house alone, and nothing is missing; the page itself refuses every foreign address', async ({
  page,
  request,
  watch,
}) => {
  for (const path of ['/', '/signup', '/signin', '/login', '/new/student', '/pricingplan', '/privacypolicy', '/terms']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  for (const [path, way] of [
    ['/new/student', undefined],
    ['/signup', 'Login'],
    ['/pricingplan', 'Privacy Policy'],
    ['/', 'Terms and Conditions'],
  ] as const) {
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expect(answer?.status(), path).toBe(200);
    // A request that goes on would have been cut off by leaving; everything has been asked by now.
    await page.mouse.wheel(0, 20_000);
    if (!way) continue;
    await page.getByRole('navigation', { name: 'Main' }).or(footer(page)).getByRole('link', { name: way }).first().click();
    await expect(page).not.toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.mouse.wheel(0, 20_000);
  }
  expect(watch.faults()).toEqual([]);

  const reached = await page.evaluate(async () => {
    const image = new Promise<boolean>((done) => {
      const picture = new Image();
      picture.onload = () => done(true);
      picture.onerror = () => done(false);
      picture.src = 'https://careers.invalid/pixel.gif';
    });
    const call = fetch('https://careers.invalid/').then(
      () => true,
      () => false,
    );
    return Promise.all([image, call]);
  });
  expect(reached).toEqual([false, false]);
  const noted = watch.faults().join('\n');
  expect(noted).toContain('failed GET /pixel.gif: csp');
  expect(noted).toContain(`directive: "img-src 'self' data: blob:"`);
  expect(noted).toContain(`directive: "connect-src 'self'"`);
  watch.forget();
});
