import type { Page } from '@playwright/test';
import { openAsleep } from '../house/asleep.ts';
import { demo, newEmail } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { email, login, password } from '../pages/accounts.ts';
import { picker } from '../pages/compare.ts';
import { checkEmail, sendLink } from '../pages/passwords.ts';
import { address, continueButton } from '../pages/sign-up.ts';
import { footer } from '../pages/site.ts';

/** How often the page has sent something there. */
function countPosts(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) calls += 1;
  });
  return () => calls;
}

const waits = (page: Page, name: string) => expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-busy', 'true');

test('Enter and a press in the sign-in form before its scripts are there are heard, and done once', async ({ context }) => {
  const { page, wake } = await openAsleep(context, '/signin?redirect=/results');
  const signIns = countPosts(page, '/api/v1/auth/');
  await email(page).fill(demo('student').email);
  await password(page).fill(demo('student').password);
  await password(page).press('Enter');
  await waits(page, 'Login');
  await login(page).click();
  // The browser itself sends nothing, and no password stands in an address.
  await expect(page).toHaveURL('/signin?redirect=/results');
  wake();
  await expect(page).toHaveURL('/results');
  expect(signIns()).toBe(1);
});

test('on a slow phone as well', async ({ context }) => {
  const { page, wake } = await openAsleep(context, '/signin');
  const phone = await context.newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await phone.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 204_800,
    uploadThroughput: 93_750,
  });
  wake();
  // Somewhere in between the scripts take over: whoever has it then, one of them does it.
  await email(page).fill(demo('new').email);
  await password(page).fill(demo('new').password);
  const signIns = countPosts(page, '/api/v1/auth/');
  await password(page).press('Enter');
  await expect(page).toHaveURL('/profile/recommendations', { timeout: 60_000 });
  expect(signIns()).toBe(1);
});

test('a forgotten password is asked about early, and the page behind a mailed link asks for no email first', async ({ context }) => {
  const { page, wake } = await openAsleep(context, '/forgotpassword');
  const asked = countPosts(page, '/api/v1/password_reset/');
  await email(page).fill('nobody.at.all@example.org');
  await email(page).press('Enter');
  await waits(page, 'Send me a link');
  wake();
  await expect(checkEmail(page)).toBeVisible();
  expect(asked()).toBe(1);

  const linked = await openAsleep(context, `/forgotpassword?token=${'x'.repeat(43)}`);
  await expect(linked.page.getByText('Loading…')).toBeVisible();
  await expect(sendLink(linked.page)).toBeHidden();
  linked.wake();
  await expect(linked.page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
});

test('what was typed early into a sign-up is kept, and what is missing is said', async ({ context }) => {
  for (const path of ['/new/student', '/signup/student', '/signup/mentor']) {
    const { page, wake } = await openAsleep(context, path);
    await page.getByLabel('First Name').fill('Mika');
    await page.getByLabel('Phone').fill('555 010 0155');
    if (path !== '/signup/mentor') {
      await address(page).fill('5 Hill Street');
      await page.getByLabel('Age', { exact: true }).selectOption('17');
    }
    await continueButton(page).click();
    await waits(page, 'Continue');
    wake();
    await expect(
      page.getByRole('alert').getByRole('link', { name: 'Email is required.' }).or(page.getByText('Please input email address').first()),
      path,
    ).toBeVisible();
    await expect(page.getByLabel('First Name')).toHaveValue('Mika');
    await expect(page.getByLabel('Phone')).toHaveValue('555 010 0155');
    if (path !== '/signup/mentor') {
      await expect(address(page)).toHaveValue('5 Hill Street');
      await expect(page.getByLabel('Age', { exact: true })).toHaveValue('17');
    }
    // Kept in what is sent as well, and not only on the screen.
    await expect(page.getByText(/First Name is required|Please enter first name/i)).toHaveCount(0);
    await page.close();
  }
});

test('a parent’s sign-up keeps what was typed early, and its box waits for somebody who reads', async ({ context }) => {
  const { page, wake } = await openAsleep(context, '/signup/parent');
  const open = page.getByRole('button', { name: 'Open the family account' });
  await page.getByLabel('First Name').fill('Mika');
  await page.getByLabel('Phone').fill('555 010 0155');
  await page.getByLabel('First Name').press('Enter');
  await expect(open).toBeDisabled();
  await expect(page).toHaveURL('/signup/parent');
  wake();
  await expect(async () => {
    await page.getByRole('checkbox', { name: /^I am 18 or older/ }).check();
    await expect(open).toBeEnabled({ timeout: 1000 });
  }).toPass();
  await open.click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Please enter your last name' })).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Mika');
  await expect(page.getByLabel('Phone')).toHaveValue('555 010 0155');
  await expect(page.getByText('Please enter your first name')).toHaveCount(0);
});

test('what is chosen early counts: a filter, the theme, a career to compare, the way to a parent', async ({ context }) => {
  await test.step('filter', async () => {
    const { page, wake } = await openAsleep(context, '/careers');
    await page.getByLabel('Outlook', { exact: true }).selectOption({ label: 'Growing' });
    wake();
    await expect(page).toHaveURL('/careers?growth=growing');
    await expect(page.getByLabel('Outlook', { exact: true })).toHaveValue('growing');
    await page.close();
  });
  await test.step('career to compare', async () => {
    const { page, wake } = await openAsleep(context, '/careers/compare');
    await picker(page).fill('actor');
    wake();
    await page.getByRole('option', { name: 'Actor', exact: true }).click();
    await expect(page).toHaveURL('/careers/compare?careers=actors');
    await page.close();
  });
  await test.step('way to a parent', async () => {
    const { page, wake } = await openAsleep(context, '/parents');
    await page.getByRole('radio', { name: 'Text message' }).click();
    wake();
    await expect(page.getByLabel('Your phone number')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Text message' })).toBeChecked();
    await page.close();
  });
  await test.step('theme', async () => {
    const { page, wake } = await openAsleep(context, '/about');
    await footer(page).getByText('Dark').click();
    wake();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(footer(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
    await page.close();
  });
});

test('the newsletter, a search, schools, a parent’s fresh link and a message to the team', async ({ context }) => {
  await test.step('newsletter', async () => {
    const { page, wake } = await openAsleep(context, '/about');
    await page.getByLabel('Email for the newsletter').fill(newEmail('reader'));
    await page.getByLabel('Email for the newsletter').press('Enter');
    await waits(page, 'Send it to me');
    wake();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.close();
  });
  await test.step('search', async () => {
    const { page, wake } = await openAsleep(context, '/careers');
    await page.getByRole('searchbox').fill('nurse');
    await page.getByRole('searchbox').press('Enter');
    await waits(page, 'Search');
    wake();
    await expect(page).toHaveURL(/\/careers\?q=nurse/);
    await page.close();
  });
  await test.step('schools', async () => {
    const { page, wake } = await openAsleep(context, '/schools');
    await page.getByLabel('How far').selectOption({ label: '50 miles' });
    await page.getByRole('combobox', { name: 'Career' }).fill('park naturalist');
    await page.getByLabel('ZIP code').fill('97401');
    await page.getByLabel('ZIP code').press('Enter');
    await waits(page, 'Show schools');
    await expect(page).toHaveURL('/schools');
    wake();
    await expect(page).toHaveURL('/schools?career=park-naturalists&zip=97401&miles=50');
    await page.close();
  });
  await test.step('fresh link', async () => {
    const { page, wake } = await openAsleep(context, '/parents');
    const asked = countPosts(page, '/api/v1/consent/fresh-link/');
    await page.getByLabel('Your email').fill('parent@example.net');
    await page.getByRole('button', { name: 'Send a fresh link' }).click();
    await waits(page, 'Send a fresh link');
    wake();
    await expect(page.getByText('It works once, within 24 hours.')).toBeVisible();
    expect(asked()).toBe(1);
    await page.close();
  });
  await test.step('message', async () => {
    const { page, wake } = await openAsleep(context, '/signup');
    await page.getByRole('button', { name: 'I’m from an Organization' }).click();
    await waits(page, 'I’m from an Organization');
    wake();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Send' })).toBeVisible();
    await page.close();
  });
});
