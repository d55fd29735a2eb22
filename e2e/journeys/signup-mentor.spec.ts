import type { Page } from '@playwright/test';
import { PASSWORD, demo, newEmail } from '../house/people.ts';
import { mailWith } from '../house/outbox.ts';
import { expect, test } from '../house/test.ts';
import { acceptTerms, back, done, failed, fillPasswords, fillPerson, openMentorPage2, pickAddress } from '../pages/older-sign-up.ts';
import { continueButton, signUpButton } from '../pages/sign-up.ts';

const SIGNUP = '**/api/v1/signup/';
const mentor = (change: object = {}) => ({
  first_name: 'Kim',
  last_name: 'Osei',
  email: newEmail('kim'),
  phone: '(555) 010-0177',
  ...change,
});
const tag = (page: Page, name: string) => page.getByRole('checkbox', { name });

test('page 1 says what is missing only after Continue, and no more than is needed', async ({ page }) => {
  await page.goto('/signup/mentor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing up as Commmunity Partner');
  for (const label of ['First Name', 'Last Name', /^Title/, 'Email', 'Phone', /^Industry/, /^LinkedIn or other profile link/]) {
    await expect(page.getByLabel(label)).toBeVisible();
  }
  await expect(page.getByRole('group', { name: /^Tags/ })).toBeVisible();
  await expect(page.getByText('Please enter valid first name')).toHaveCount(0);
  await page.getByLabel('Email').fill('abc');
  await continueButton(page).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Please enter valid first name',
    'Please enter valid last name',
    'Please enter a valid email address.',
    'Please enter phone',
  ]);
  await expect(page.getByLabel('First Name')).toBeFocused();
  await page.getByLabel('Phone').fill('12');
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('Please enter valid phone');
  await fillPerson(page, mentor());
  await page.getByLabel(/^LinkedIn/).fill('javascript:alert(1)');
  await continueButton(page).click();
  await expect(page.getByLabel(/^LinkedIn/)).toHaveAccessibleDescription(/Profile link must be a web address/);
  await page.getByLabel(/^LinkedIn/).fill('');
  await continueButton(page).click();
  await expect(page).toHaveURL('/signup/mentor/2');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a mentor signs up with everything, and the server keeps it', async ({ page, request }) => {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (sent) => sent.url().endsWith('/signup/') && sent.method() === 'POST' && bodies.push(sent.postDataJSON()));
  const person = mentor();
  const industries = (await (await request.get('/api/v1/industries/')).json()) as { id: number; name: string }[];
  const tags = (await (await request.get('/api/v1/tags/')).json()) as { id: number; name: string }[];

  await page.goto('/signup');
  await page.getByRole('link', { name: 'I’m a Community Partner' }).click();
  await fillPerson(page, person);
  await page.getByLabel(/^Title/).fill('Boat builder');
  const options = page.getByLabel(/^Industry/).getByRole('option');
  await expect(options).toHaveText(['Choose one', ...industries.map(({ name }) => name)]);
  await page.getByLabel(/^Industry/).selectOption({ label: 'Manufacturing' });
  await expect(page.getByRole('group', { name: /^Tags/ }).getByRole('checkbox')).toHaveCount(tags.length);
  await tag(page, 'Internships').check();
  await tag(page, 'A typical day').check();
  await tag(page, 'Internships').uncheck();
  await page.getByLabel(/^LinkedIn/).fill('example.org/kim');
  await continueButton(page).click();
  // The new page says its name first.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await pickAddress(page, '53703');
  await expect(page.getByLabel('City')).toHaveValue('Madison');
  await expect(page.getByLabel('State')).toHaveValue('WI');
  await expect(page.getByLabel('Country')).toHaveValue('United States');
  await back(page).click();
  await expect(page).toHaveURL('/signup/mentor');
  await expect(page.getByLabel(/^Title/)).toHaveValue('Boat builder');
  await expect(page.getByLabel(/^Industry/)).toHaveValue('15');
  await expect(tag(page, 'A typical day')).toBeChecked();
  await continueButton(page).click();
  await expect(page.getByLabel('Zip Code')).toHaveValue('53703');
  await expect(signUpButton(page)).toBeDisabled();
  await fillPasswords(page, PASSWORD);
  await acceptTerms(page);
  await signUpButton(page).click();

  await expect(done(page, 'Success !')).toContainText('representatives will then contact you');
  const { address, ...rest } = bodies[0] ?? {};
  expect(bodies).toHaveLength(1);
  expect(address).toContain('Madison');
  expect(rest).toEqual({
    ...person,
    title: 'Boat builder',
    Industry: 15,
    tags: [1],
    social_url: 'https://example.org/kim',
    city: 'Madison',
    state: 'WI',
    country: 'United States',
    zipCode: '53703',
    password: PASSWORD,
    confirm_password: PASSWORD,
    is_read_terms_and_policies: true,
    shareDataCheck: false,
    role: 'Mentor',
  });
  await mailWith(request, person.email, 'Students can meet you once we have talked');
  await done(page, 'Success !').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/');
});

test('page 2 needs a password, twice the same, and the terms, and page 1 is checked once more', async ({ page }) => {
  await page.goto('/signup/mentor/2');
  await expect(page).toHaveURL('/signup/mentor');
  await fillPerson(page, mentor());
  await continueButton(page).click();
  await expect(signUpButton(page)).toBeDisabled();
  await acceptTerms(page);
  await signUpButton(page).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Please enter password/);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill('three warm spoons');
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription(/Passwords do not match/);
  await page.getByLabel('Confirm Password').press('End');
  await page.keyboard.type('x');
  await expect(page.getByText('Passwords do not match')).toHaveCount(0);
  await signUpButton(page).click();
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription(/Passwords do not match/);
  await page.getByLabel(/^I have read and accept/).uncheck();
  await expect(signUpButton(page)).toBeDisabled();

  // Page 1 is checked once more before it is sent, and shown when it is not right.
  await back(page).click();
  await page.getByLabel('Phone').fill('12');
  await page.goBack();
  await fillPasswords(page, PASSWORD);
  await acceptTerms(page);
  await signUpButton(page).click();
  await expect(page).toHaveURL('/signup/mentor');
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('Please enter valid phone');
});

test('a refusal names each field, keeps the form and leads to what is wrong', async ({ page, watch }) => {
  watch.allow(/^400 POST \/api\/v1\/signup\/$/);
  await openMentorPage2(page, mentor({ email: demo('student').email }));
  await fillPasswords(page, PASSWORD);
  await acceptTerms(page);
  let letGo = () => undefined as void;
  const gate = new Promise<void>((open) => (letGo = open));
  await page.route(SIGNUP, async (route) => {
    await gate;
    await route.continue();
  });
  await signUpButton(page).click();
  await expect(signUpButton(page)).toBeDisabled();
  letGo();
  await expect(failed(page)).toContainText('email: An account with this email already exists.');
  await failed(page).getByRole('button', { name: 'Back to the form' }).click();
  await expect(page).toHaveURL('/signup/mentor');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('An account with this email already exists.');
  await page.getByLabel('Email').fill(newEmail('kim'));
  await continueButton(page).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
});

test('without its lists the form can still be sent, and they can be asked for again', async ({ page, watch }) => {
  watch.allow(/^503 GET/);
  const busy = { status: 503, json: { detail: 'We are busy right now.', code: 'unavailable' } };
  await page.route('**/api/v1/{tags,industries}/', (route) => route.fulfill(busy));
  await page.goto('/signup/mentor');
  const lists = page.getByText('The list did not load.');
  await expect(lists).toHaveCount(2, { timeout: 20_000 });
  await page.unroute('**/api/v1/{tags,industries}/');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(lists).toHaveCount(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(tag(page, 'Internships')).toBeVisible();
});

test('the pictures of the forms are for wide windows and for phones', async ({ page }) => {
  for (const path of ['/signup/mentor', '/signup/student', '/new/student']) {
    await page.goto(path);
    const picture = page.getByRole('complementary').locator('.art');
    for (const [width, shown] of [
      [1222, true],
      [1200, false],
      [620, false],
      [600, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(picture, `${path} at ${width}`).toBeVisible({ visible: shown });
    }
  }
});
