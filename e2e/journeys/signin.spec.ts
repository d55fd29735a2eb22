import type { Page } from '@playwright/test';
import { demo, demoVisitor, openAccount, signIn } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { email, keptInBrowser, logOut, login, password, signInOnScreen } from '../pages/accounts.ts';
import { goInside } from '../pages/site.ts';

const failure = (page: Page) => page.getByRole('dialog', { name: 'Login Failed.' });
const HOME = '/profile/recommendations';

test('without a network the form says so at once, though nothing of what says it was seen before', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED$/);
  await page.goto('/signin');
  await email(page).fill(demo('student').email);
  await password(page).fill(demo('student').password);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await login(page).click();
  await expect(failure(page)).toContainText('the server might be unavailable');
  await context.setOffline(false);
});

test('/login is the same screen, a reload keeps the session, and it leads where somebody was going, never to another house', async ({
  page,
}) => {
  await page.goto('/login?redirect=/results/print');
  await signInOnScreen(page, demo('student'));
  await expect(page).toHaveURL('/results/print');
  await page.goto('/signin');
  await expect(page).toHaveURL(HOME);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Account of Noor Haddad/ })).toBeVisible();
  await logOut(page);
  await expect(login(page)).toBeVisible();
  await goInside(page, '/signin?redirect=//example.org');
  await signInOnScreen(page, demo('new'));
  await expect(page).toHaveURL(HOME);
  // By its address, as somebody else's link would lead here.
  for (const target of ['%2f%2fexample.org', '/%5cexample.org']) {
    await page.goto(`/signin?redirect=${target}`);
    await expect(page, target).toHaveURL(HOME);
  }
});

test.describe('signing out', () => {
  test('leaves nothing of the person in the browser, and nothing behind the Back button', async ({ page, request, enter, watch }) => {
    const student = await signIn(request, await openAccount(request));
    await enter(student, { scenarios: JSON.stringify({ user_id: student.user.id }) });
    await page.goto(HOME);
    const ended = page.waitForResponse('**/api/v1/auth/logout/');
    await logOut(page);
    await expect(page).toHaveURL('/signin');
    const kept = Object.keys(await keptInBrowser(page));
    for (const name of ['access_token', 'refresh_token', 'user', 'scenarios']) expect(kept).not.toContain(name);

    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/v1/') && asked.push(request.url()));
    await page.goBack();
    await expect(page).toHaveURL(`/signin?redirect=${HOME}`);
    expect(asked.filter((url) => /profile|recommendations|result/.test(url))).toEqual([]);
    // What somebody has copied before does not work any more either, once the server has heard.
    await ended;
    watch.allow(/^401 /);
    for (const [name, value] of [
      ['access_token', student.access],
      ['refresh_token', student.refresh],
      ['user', JSON.stringify(student.user)],
    ] as const) {
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [name, value] as const);
    }
    await page.goto(HOME);
    await expect(page).toHaveURL(`/signin?redirect=${HOME}`);
  });
});

test.describe('tokens', () => {
  test('a stale session ends at sign-in', async ({ page, request, enter, watch }) => {
    watch.allow(/^40[01] /);
    for (const garbage of ['garbage', 'x'.repeat(43)]) {
      await enter({ ...(await demoVisitor(request, 'student')), access: garbage, refresh: garbage });
      await page.goto('/results');
      await expect(page).toHaveURL('/signin?redirect=/results');
      const kept = Object.keys(await keptInBrowser(page));
      expect(kept).not.toContain('access_token');
      expect(kept).not.toContain('user');
    }
  });

  test('an access token that has run out is renewed unseen, and two tabs that renew at the same time throw nobody out', async ({
    page,
    context,
    request,
    enter,
    watch,
  }) => {
    watch.allow(/^401 GET /);
    const visitor = await signIn(request, demo('student'));
    await enter({ ...visitor, access: 'garbage' });
    await page.goto(HOME);
    await expect(page.getByRole('heading', { name: 'Your Careers of Interest' })).toBeVisible();
    const kept = await keptInBrowser(page);
    expect(kept['access_token']).not.toBe('garbage');
    expect(kept['refresh_token']).not.toBe(visitor.refresh);

    let renewals = 0;
    context.on('request', (asked) => {
      if (asked.url().endsWith('/auth/refresh/')) renewals += 1;
    });
    await enter({ ...(await signIn(request, demo('new'))), access: 'garbage' });
    const tabs = [page, await context.newPage()];
    await Promise.all(tabs.map((tab) => tab.goto(HOME)));
    for (const tab of tabs) {
      await expect(tab.getByRole('heading', { name: "You don't have any recommendations yet" })).toBeVisible();
      await expect(tab).toHaveURL(HOME);
    }
    // A tab may read the storage before the other one's writing has reached it; the server honours both.
    expect(renewals).toBeLessThanOrEqual(2);
  });
});
