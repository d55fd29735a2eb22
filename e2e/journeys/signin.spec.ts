import type { Page } from '@playwright/test';
import { demo, openAccount, signIn, signUp } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { email, keptInBrowser, logOut, login, password, signInOnScreen } from '../pages/accounts.ts';

const failure = (page: Page) => page.getByRole('dialog', { name: 'Login Failed.' });
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
  test('asks for what is missing, and asks the server only when both can be right', async ({ page, watch }) => {
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
    await email(page).fill('robin@example.org');
    await password(page).fill('');
    await login(page).click();
    await expect(password(page)).toHaveAccessibleDescription('Password field may not be blank.');
    expect(calls()).toBe(0);

    await password(page).fill('something');
    await login(page).click();
    await expect(failure(page)).toBeVisible();
    expect(calls()).toBe(1);
  });

  test('takes short and long ends of an address', async ({ page }) => {
    await page.goto('/signin');
    for (const right of ['a@b.co', 'a@b.com', 'a@school.academy']) {
      await email(page).fill(right);
      await login(page).click();
      await expect(password(page)).toHaveAccessibleDescription('Password field may not be blank.');
      await expect(email(page)).not.toHaveAttribute('aria-invalid', 'true');
    }
  });

  test('says "Loading..." while it waits, and Enter sends it', async ({ page }) => {
    let letGo = () => undefined as void;
    const gate = new Promise<void>((open) => (letGo = open));
    await page.route(AUTH, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/signin');
    const { email: address, password: word } = demo('student');
    await email(page).fill(address);
    await password(page).fill(word);
    await password(page).press('Enter');
    await expect(page.getByRole('button', { name: 'Loading...', exact: true })).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(page).toHaveURL(HOME);
  });

  test('/login is the same screen', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
    await signInOnScreen(page, demo('student'));
    await expect(page).toHaveURL(HOME);
  });
});

test.describe('a failed sign-in', () => {
  test('says why, clears the fields when closed, and keeps nobody signed in', async ({ page, watch }) => {
    watch.allow(/^401 POST \/api\/v1\/auth\/$/);
    await page.goto('/signin');
    await signInOnScreen(page, { email: 'nobody@example.org', password: 'not this one' });
    await expect(failure(page)).toContainText('The email and password do not match.');
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await expect(failure(page)).toBeHidden();
    await expect(email(page)).toHaveValue('');
    await expect(password(page)).toHaveValue('');
    expect(Object.keys(await keptInBrowser(page))).not.toContain('access_token');
    await page.goto('/profile/recommendations');
    await expect(page).toHaveURL('/signin?redirect=/profile/recommendations');
  });

  test('says so at once where there is no network', async ({ page, context, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED$/);
    await page.goto('/signin');
    await email(page).fill(demo('student').email);
    await password(page).fill(demo('student').password);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await login(page).click();
    await expect(failure(page)).toContainText('the server might be unavailable');
  });

  test('lists every message of the server', async ({ page, watch }) => {
    watch.allow(/^400 POST \/api\/v1\/auth\/$/);
    await page.route(AUTH, (route) =>
      route.fulfill({ status: 400, json: { email: ['This email is odd.'], password: ['This password is odd.'] } }),
    );
    await page.goto('/signin');
    await signInOnScreen(page, demo('student'));
    await expect(failure(page).getByRole('listitem')).toHaveText(['This email is odd.', 'This password is odd.']);
  });

  test('offers a new link to who has not confirmed yet', async ({ page, request, watch }) => {
    watch.allow(/^403 POST \/api\/v1\/auth\/$/);
    const account = await signUp(request);
    await page.goto('/signin');
    await signInOnScreen(page, account);
    await expect(failure(page)).toContainText('Please confirm your email first.');
    await failure(page).getByRole('button', { name: 'Send the link again' }).click();
    await expect(failure(page).getByRole('status')).toContainText('a new link is on its way');
  });
});

test.describe('where sign-in leads', () => {
  test('stores the session, and a reload keeps it', async ({ page }) => {
    await page.goto('/signin');
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/auth/'));
    await signInOnScreen(page, demo('student'));
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

  test('goes on to the address that was asked for', async ({ page }) => {
    await page.goto('/signin?redirect=/results');
    await signInOnScreen(page, demo('student'));
    await expect(page).toHaveURL('/results');
    for (const [asked, reached] of [
      ['/signin', HOME],
      ['/signin?redirect=/results', '/results'],
      ['/login?redirect=/results/print', '/results/print'],
    ] as const) {
      await page.goto(asked);
      await expect(page).toHaveURL(reached);
    }
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
  ];

  test('never leads to another house', async ({ page, request, enter }) => {
    await page.goto('/signin?redirect=//example.org');
    await signInOnScreen(page, demo('student'));
    await expect(page).toHaveURL(HOME);
    await page.close();

    await enter(await signIn(request, demo('student')));
    const signedIn = await page.context().newPage();
    for (const target of ELSEWHERE.map(encodeURIComponent).concat('%2f%2fexample.org', '/%5cexample.org')) {
      await signedIn.goto(`/signin?redirect=${target}`);
      await expect(signedIn, target).toHaveURL(HOME);
    }
  });

  test('asks the signed-out to sign in first, and says where they were going', async ({ page }) => {
    const guarded = ['/results', '/results/print', '/profile', HOME, '/profile/editPassword', '/scenario/0', '/scenario/3/1'];
    for (const path of guarded) {
      await page.goto(path);
      await expect(page).toHaveURL(`/signin?redirect=${path}`);
      await expect(login(page)).toBeVisible();
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
    for (const [name, value] of [['access_token', student.access], ['refresh_token', student.refresh], ['user', JSON.stringify(student.user)]] as const) {
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [name, value] as const);
    }
    await page.goto(HOME);
    await expect(page).toHaveURL(`/signin?redirect=${HOME}`);
  });
});

test.describe('tokens', () => {
  for (const garbage of ['garbage', 'x'.repeat(43)]) {
    test(`a stale session ends at sign-in (${garbage.length} characters)`, async ({ page, request, enter, watch }) => {
      watch.allow(/^40[01] /);
      await enter({ ...(await signIn(request, demo('student'))), access: garbage, refresh: garbage });
      await page.goto('/results');
      await expect(page).toHaveURL('/signin?redirect=/results');
      const kept = Object.keys(await keptInBrowser(page));
      expect(kept).not.toContain('access_token');
      expect(kept).not.toContain('user');
    });
  }

  test('an access token that has run out is renewed unseen', async ({ page, request, enter, watch }) => {
    watch.allow(/^401 GET /);
    const visitor = await signIn(request, demo('student'));
    await enter({ ...visitor, access: 'garbage' });
    await page.goto('/profile/recommendations');
    await expect(page.getByRole('heading', { name: 'Your Careers of Interest' })).toBeVisible();
    const kept = await keptInBrowser(page);
    expect(kept['access_token']).not.toBe('garbage');
    expect(kept['refresh_token']).not.toBe(visitor.refresh);
  });

  test('two tabs renew at the same time, and nobody is thrown out', async ({ context, request, enter, watch }) => {
    watch.allow(/^401 GET /);
    let renewals = 0;
    context.on('request', (asked) => {
      if (asked.url().endsWith('/auth/refresh/')) renewals += 1;
    });
    await enter({ ...(await signIn(request, await openAccount(request))), access: 'garbage' });
    const tabs = await Promise.all([context.newPage(), context.newPage()]);
    await Promise.all(tabs.map((tab) => tab.goto('/profile/recommendations')));
    for (const tab of tabs) {
      await expect(tab.getByRole('heading', { name: "You don't have any recommendations yet" })).toBeVisible();
      await expect(tab).toHaveURL('/profile/recommendations');
    }
    // A tab may read the storage before the other one's writing has reached it; the server honours both.
    expect(renewals).toBeLessThanOrEqual(2);
  });
});
