import type { Page } from '@playwright/test';
import { demo, demoVisitor, openAccount, signIn, signUp } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { email, keptInBrowser, logOut, login, password, signInOnScreen } from '../pages/accounts.ts';
import { goInside } from '../pages/site.ts';

const failure = (page: Page) => page.getByRole('dialog', { name: 'Login Failed.' });
const tryAgain = (page: Page) => failure(page).getByRole('button', { name: 'Try again' });
const AUTH = '**/api/v1/auth/';
const HOME = '/profile/recommendations';

/** The calls to sign in that the page has made so far. */
function countSignIns(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/auth/')) calls += 1;
  });
  return () => calls;
}

test.describe('what the form says', () => {
  test('asks for what is missing, and asks the server only when both can be right; a refusal keeps nobody signed in', async ({
    page,
    watch,
  }) => {
    watch.allow(/^401 POST \/api\/v1\/auth\/$/);
    const calls = countSignIns(page);
    await page.goto('/signin');
    await login(page).click();
    await expect(email(page)).toHaveAccessibleDescription('Please input email address');
    await expect(password(page)).toHaveAccessibleDescription('Password field may not be blank.');
    await expect(email(page)).toBeFocused();

    await password(page).fill('something');
    await login(page).click();
    await expect(email(page)).toHaveAccessibleDescription('Please input email address');
    for (const wrong of ['abc', 'a@b', 'a@b.c', '@b.com', 'a b@c.com']) {
      await email(page).fill(wrong);
      await login(page).click();
      await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address.');
    }
    await password(page).fill('');
    // Short and long ends of an address are right.
    for (const right of ['a@b.co', 'a@b.com', 'a@school.academy', 'robin@example.org']) {
      await email(page).fill(right);
      await login(page).click();
      await expect(password(page)).toHaveAccessibleDescription('Password field may not be blank.');
      await expect(email(page)).not.toHaveAttribute('aria-invalid', 'true');
    }
    expect(calls()).toBe(0);

    await password(page).fill('something');
    await login(page).click();
    await expect(failure(page)).toContainText('The email and password do not match.');
    expect(calls()).toBe(1);
    await tryAgain(page).click();
    await expect(failure(page)).toBeHidden();
    await expect(email(page)).toHaveValue('');
    await expect(password(page)).toHaveValue('');
    expect(Object.keys(await keptInBrowser(page))).not.toContain('access_token');
    await asksToSignIn(page);
  });

  /** The signed-out are asked to sign in first, by the address and by a link, and it says where they were going. */
  async function asksToSignIn(page: Page): Promise<void> {
    for (const path of [HOME, '/results/print', '/scenario/0']) {
      await page.goto(path);
      await expect(page).toHaveURL(`/signin?redirect=${path}`);
      await expect(login(page)).toBeVisible();
    }
    for (const path of ['/results', '/profile', '/profile/editPassword', '/scenario/3/1', HOME]) {
      await goInside(page, path);
      await expect(page).toHaveURL(`/signin?redirect=${path}`);
      await expect(login(page)).toBeVisible();
    }
  }

  test('says so at once where there is no network, lists every message, and offers a new link to who has not confirmed', async ({
    page,
    context,
    request,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED$/, /^40[03] POST \/api\/v1\/auth\/$/);
    await page.goto('/signin');
    await email(page).fill(demo('student').email);
    await password(page).fill(demo('student').password);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await login(page).click();
    await expect(failure(page)).toContainText('the server might be unavailable');
    await context.setOffline(false);
    await tryAgain(page).click();

    const odd = { email: ['This email is odd.'], password: ['This password is odd.'] };
    await page.route(AUTH, (route) => route.fulfill({ status: 400, json: odd }));
    await signInOnScreen(page, demo('student'));
    await expect(failure(page).getByRole('listitem')).toHaveText(['This email is odd.', 'This password is odd.']);
    await page.unroute(AUTH);
    await tryAgain(page).click();

    await signInOnScreen(page, await signUp(request));
    await expect(failure(page)).toContainText('Please confirm your email first.');
    await failure(page).getByRole('button', { name: 'Send the link again' }).click();
    await expect(failure(page).getByRole('status')).toContainText('a new link is on its way');
  });
});

test.describe('where sign-in leads', () => {
  test('/login is the same screen: "Loading..." while it waits, Enter sends it, the session is stored, and a reload keeps it', async ({
    page,
  }) => {
    let letGo = () => undefined as void;
    const gate = new Promise<void>((open) => (letGo = open));
    await page.route(AUTH, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
    const { email: address, password: word } = demo('student');
    await email(page).fill(address);
    await password(page).fill(word);
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/auth/'));
    await password(page).press('Enter');
    await expect(page.getByRole('button', { name: 'Loading...', exact: true })).toHaveAttribute('aria-busy', 'true');
    letGo();
    const body = (await (await answered).json()) as { access: string; refresh: string; user: { id: number } };
    await expect(page).toHaveURL(HOME);
    const kept = await keptInBrowser(page);
    expect(kept['access_token']).toBe(body.access);
    expect(kept['refresh_token']).toBe(body.refresh);
    expect(JSON.parse(kept['user'] ?? '{}')).toMatchObject({ id: body.user.id, first_name: 'Noor', role: 'Student' });
    await page.reload();
    await expect(page).toHaveURL(HOME);
    await expect(page.getByRole('button', { name: /^Account of Noor Haddad/ })).toBeVisible();
  });

  // Disguises of another house; the watch would also note the request.
  const ELSEWHERE = [
    'https://example.org',
    '//example.org',
    '///example.org',
    '/\\example.org',
    '\\\\example.org',
    'javascript:alert(1)',
    'https:example.org',
    ' //example.org',
    '/\t/example.org',
    'data:text/html,hello',
    '/.//example.org',
    '/x/..//example.org',
    '/%09/example.org',
    'robin@example.org',
  ].map(encodeURIComponent);

  test('goes on to the address that was asked for, and never to another house', async ({ page }) => {
    await page.goto('/signin?redirect=/results');
    await signInOnScreen(page, demo('student'));
    await expect(page).toHaveURL('/results');
    for (const [asked, reached] of [
      ['/signin', HOME],
      ['/signin?redirect=/results', '/results'],
      ['/login?redirect=/results/print', '/results/print'],
    ] as const) {
      await goInside(page, asked);
      await expect(page).toHaveURL(reached);
    }
    await page.goto('/signin?redirect=/results');
    await expect(page).toHaveURL('/results');
    await logOut(page);
    await expect(login(page)).toBeVisible();
    await goInside(page, '/signin?redirect=//example.org');
    await signInOnScreen(page, demo('new'));
    await expect(page).toHaveURL(HOME);

    // By its address, as somebody else's link would lead here; then within the page, which reads it in the same way.
    for (const target of ['%2f%2fexample.org', '/%5cexample.org']) {
      await page.goto(`/signin?redirect=${target}`);
      await expect(page, target).toHaveURL(HOME);
    }
    for (const target of ELSEWHERE) {
      await goInside(page, `/signin?redirect=${target}`);
      await expect(page, target).toHaveURL(HOME);
    }
  });
});

test.describe('signing out', () => {
  test('leaves nothing of the person in the browser, and nothing behind the Back button', async ({ page, request, enter, watch }) => {
    const student = await signIn(request, await openAccount(request));
    await enter(student, { scenarios: JSON.stringify({ user_id: student.user.id }) });
    await page.goto(HOME);
    await logOut(page);
    await expect(page).toHaveURL('/signin');
    const kept = Object.keys(await keptInBrowser(page));
    for (const name of ['access_token', 'refresh_token', 'user', 'scenarios']) expect(kept).not.toContain(name);

    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/v1/') && asked.push(request.url()));
    await page.goBack();
    await expect(page).toHaveURL(`/signin?redirect=${HOME}`);
    expect(asked.filter((url) => /profile|recommendations|result/.test(url))).toEqual([]);
    // What somebody has copied before does not work any more either.
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
