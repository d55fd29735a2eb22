import type { Locator, Page } from '@playwright/test';
import { AFFILIATE_CODE, PASSWORD, demo, newEmail, signUp, signupForm } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { keptInBrowser } from '../pages/accounts.ts';
import { STEP_1_MISSING, address, continueButton, fillStep1, fillStep2, openMore, signUpButton } from '../pages/sign-up.ts';

const DRAFT = 'signup_form_data';
const SIGNUP = '**/api/v1/signup/';
const failure = (page: Page) => page.getByRole('dialog', { name: /^Whoops! Our server had a misstep!/ });
const done = (page: Page) => page.getByRole('dialog', { name: 'Sign up successful!' });

async function openStep2(page: Page) {
  await page.goto('/new/student');
  return fillOpenStep1(page);
}

async function fillOpenStep1(page: Page) {
  const form = signupForm({ first_name: 'Mika' });
  await fillStep1(page, form, '53703');
  await continueButton(page).click();
  await expect(signUpButton(page)).toBeVisible();
  return form;
}

const optionsOf = (page: Page, label: string) =>
  page
    .getByLabel(label, { exact: true })
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => ({ value: (option as HTMLOptionElement).value, text: option.textContent })));

test('the chooser leads on, organizations to people, and step 1 says all that is missing at once and what is wrong', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Career Explorer', 'Community Partner', 'Organization']);
  await expect(page.getByRole('link', { name: 'I’m a Community Partner' })).toHaveAttribute('href', '/signup/mentor');
  await page.getByRole('button', { name: 'I’m from an Organization' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(dialog.getByRole('link', { name: /\d{4}/ })).toHaveAttribute('href', /^tel:/);
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/signup');

  await page.getByRole('link', { name: 'I’m a Career Explorer' }).click();
  await test.step('the ages from 13 to 112, beginning with 15, and five grades', async () => {
    await expect(page.getByLabel('Age', { exact: true })).toHaveValue('15');
    const ages = await optionsOf(page, 'Age');
    expect(ages.map(({ value }) => Number(value))).toEqual(Array.from({ length: 100 }, (_, index) => index + 13));
    const grades = page.getByRole('group', { name: 'Grade' }).getByRole('radio');
    expect(await grades.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual(['FM', 'SM', 'JR', 'SR', 'OT']);
  });

  await test.step('what is missing and what is wrong', async () => {
    await page.getByRole('button', { name: 'Clear Form' }).click();
    await continueButton(page).click();
    const missing = [...STEP_1_MISSING];
    missing.splice(-1, 0, 'Age is required.');
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(missing);
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/Phone is required\.$/);
    await page.getByLabel('Email').fill('abc');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Email is invalid\.$/);
    await page.getByRole('alert').getByRole('link', { name: 'City is required.' }).click();
    await expect(page.getByLabel('City')).toBeFocused();
    await expect(page).toHaveURL('/new/student');
    expect(Object.keys(await keptInBrowser(page))).not.toContain(DRAFT);
  });

  await test.step('an address can be written out by hand', async () => {
    await address(page).fill('1 Nowhere Lane');
    await page.getByLabel('City').fill('Smalltown');
    await expect(address(page)).toHaveValue('1 Nowhere Lane');
  });
});

test('step 1 says when its checks cannot be fetched, and is kept as a draft, without a password, until it is cleared', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  const form = signupForm({ first_name: 'Mika' });
  await page.goto('/new/student', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByLabel('First Name').fill('Mika');
  await continueButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Your answers could not be checked.');
  await expect(page.getByLabel('First Name')).toHaveValue('Mika');
  await context.setOffline(false);
  await fillStep1(page, form, '53703');
  await continueButton(page).click();
  await expect(signUpButton(page)).toBeVisible();

  await test.step('the draft is there after Back and reload', async () => {
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const kept = (await keptInBrowser(page))[DRAFT] ?? '';
    expect(JSON.parse(kept)).toMatchObject({ email: form.email, age: form.age, grade: 'JR', zipcode: '53703' });
    expect(kept).not.toContain('password');
    expect(kept).not.toContain(PASSWORD);
    await page.reload();
    await expect(signUpButton(page)).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/new/student');
    await expect(page.getByLabel('Email')).toHaveValue(form.email);
    await expect(page.getByRole('radio', { name: 'Junior' })).toBeChecked();
    await page.reload();
    await expect(page.getByLabel('First Name')).toHaveValue('Mika');
    await page.getByRole('button', { name: 'Clear Form' }).click();
    await expect(page.getByLabel('First Name')).toHaveValue('');
    await expect(page.getByLabel('Age', { exact: true })).toHaveValue('');
    expect(Object.keys(await keptInBrowser(page))).not.toContain(DRAFT);
  });
});

test('step 1 says why it asks, fills in the town of a ZIP code, and knows at once an email that has an account', async ({ page }) => {
  await page.goto('/new/student');
  for (const [label, why] of [
    ['Email', /We mail one link/],
    ['Phone', /No ads/],
    ['Address', /with your yes/],
    ['Zip Code', /city and state/],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(why);
  }
  await page.getByLabel('Zip Code').fill('53703');
  await expect(page.getByLabel('City')).toHaveValue('Madison');
  await expect(page.getByLabel('State')).toHaveValue('WI');
  await page.getByLabel('Zip Code').fill('97205');
  await expect(page.getByLabel('City')).toHaveValue('Portland');
  // What is written by hand stays.
  await page.getByLabel('City').fill('Port Land');
  await page.getByLabel('Zip Code').fill('53703');
  await expect(page.getByLabel('State')).toHaveValue('WI');
  await expect(page.getByLabel('City')).toHaveValue('Port Land');

  await page.getByRole('button', { name: 'Clear Form' }).click();
  const form = signupForm({ first_name: 'Mika', email: demo('student').email });
  await fillStep1(page, form, '53703');
  await continueButton(page).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/An account with this email already exists\.$/);
  await expect(page.getByLabel('Email')).toBeFocused();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgotpassword');
  await main.getByRole('link', { name: 'Login' }).last().click();
  await expect(page).toHaveURL('/signin');
  await page.goBack();
  await expect(page.getByLabel('First Name')).toHaveValue('Mika');
  await page.getByLabel('Email').fill(newEmail());
  await continueButton(page).click();
  await expect(page).toHaveURL('/new/student/2');

  await test.step('a password manager fills the first password, and the second has it too; fingers fill only one', async () => {
    const [first, second] = [page.getByLabel('Password', { exact: true }), page.getByLabel('Confirm Password')];
    for (const field of [first, second]) await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(2);
    await fillAtOnce(first);
    await expect(second).toHaveValue(PASSWORD);
    await first.press('End');
    await first.pressSequentially('s');
    await expect(second).toHaveValue('');
    await second.fill('something else');
    await fillAtOnce(first);
    await expect(second).toHaveValue('something else');
  });
});

test.describe('step 2', () => {
  test('leads back to step 1 without a draft, and sends everything once, with the code of the address', async ({ page }) => {
    const bodies: Record<string, unknown>[] = [];
    let letGo = () => undefined as void;
    const gate = new Promise<void>((open) => (letGo = open));
    await page.route(SIGNUP, async (route) => {
      bodies.push(route.request().postDataJSON() as Record<string, unknown>);
      await gate;
      await route.fulfill({ status: 201, json: { detail: 'Look at your mail.' } });
    });
    await page.goto(`/new/student/2?affiliate_code=${AFFILIATE_CODE}`);
    await expect(page).toHaveURL(`/new/student?affiliate_code=${AFFILIATE_CODE}`);
    const form = await fillOpenStep1(page);
    await expect(page).toHaveURL(`/new/student/2?affiliate_code=${AFFILIATE_CODE}`);
    await expect(page.getByLabel('Affiliate Code')).toHaveValue(AFFILIATE_CODE);
    await fillStep2(page, PASSWORD);
    await page.getByLabel('Certainty').selectOption('7');
    await signUpButton(page).click();
    await expect(signUpButton(page)).toBeDisabled();
    await signUpButton(page).click({ force: true });
    letGo();
    await expect(done(page)).toBeVisible();
    const { address: typed, city, state, zipcode, ...rest } = bodies[0] ?? {};
    expect(bodies).toHaveLength(1);
    expect([typed, city, state].every((part) => typeof part === 'string' && part !== '')).toBe(true);
    expect(zipcode).toBe('53703');
    expect(rest).toEqual({
      first_name: 'Mika',
      last_name: form.last_name,
      email: form.email,
      phone: form.phone,
      age: 16,
      grade: 'JR',
      password: PASSWORD,
      confirm_password: PASSWORD,
      education: 6,
      favorite_ice_cream_flavor: 'Mint',
      careers: '',
      certainty: 7,
      affiliate_code: AFFILIATE_CODE,
      is_read_terms_and_policies: true,
      allow_data_sharing: false,
      role: 'Student',
    });
    await done(page).getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/');
    expect(Object.keys(await keptInBrowser(page))).not.toContain(DRAFT);
    await page.getByRole('link', { name: 'I’m a Career Explorer' }).click();
    await expect(page.getByLabel('First Name')).toHaveValue('');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('opens Sign Up when all is there, says why it was refused, field by field, and keeps the form', async ({ page, request, watch }) => {
    watch.allow(/^400 POST \/api\/v1\/signup\/$/);
    await openStep2(page);
    await test.step('Sign Up opens when all is there, and not before', () => expectOpensWhenComplete(page));

    await fillStep2(page, 'password123');
    await openMore(page);
    await page.getByLabel('Affiliate Code').fill('NOPE-404');
    await signUpButton(page).click();
    await expect(failure(page)).toContainText('password: This password is one of the most used ones.');
    await failure(page).getByRole('button', { name: 'Back to the form' }).click();
    await expect(failure(page)).toBeHidden();
    await expect(page.getByLabel('Affiliate Code')).toHaveValue('NOPE-404');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password').fill(PASSWORD);
    await signUpButton(page).click();
    await expect(failure(page)).toContainText('affiliate_code: This code is not known.');
    await failure(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);

    // The first message of every refused field is named.
    await page.route(SIGNUP, (route) =>
      route.fulfill({ status: 400, json: { email: ['Odd email.', 'And long.'], phone: ['Odd phone.', 'And short.'] } }),
    );
    await signUpButton(page).click();
    await expect(failure(page)).toContainText('email: Odd email.');
    await expect(failure(page)).toContainText('phone: Odd phone.');
    await expect(failure(page)).not.toContainText('And');
    await failure(page).getByRole('button', { name: 'Close' }).click();
    await page.unroute(SIGNUP);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    const late = newEmail();
    await page.getByLabel('Email').fill(late);
    await continueButton(page).click();
    await fillStep2(page, PASSWORD);
    await page.getByLabel('Affiliate Code').fill('');
    // Somebody else was faster.
    await signUp(request, { email: late });
    await signUpButton(page).click();
    await expect(failure(page)).toContainText('email: An account with this email already exists.');
    await expect(failure(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/signin');
    await expect(failure(page).getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgotpassword');
  });
});

/** As password managers do: the whole value at once, and no keys. */
async function fillAtOnce(field: Locator): Promise<void> {
  await field.evaluate((input: HTMLInputElement, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, PASSWORD);
}

async function expectOpensWhenComplete(page: Page): Promise<void> {
  expect((await optionsOf(page, 'Education')).filter(({ value }) => value)).toEqual([
    { value: '2', text: 'High School Diploma or GED' },
    { value: '5', text: "Associate's (or other 2-year degree)" },
    { value: '6', text: "Bachelor's Degree" },
    { value: '8', text: "Master's Degree" },
    { value: '11', text: 'Doctoral Degree' },
  ]);
  await expect(signUpButton(page)).toBeDisabled();
  await fillStep2(page, PASSWORD);
  await expect(signUpButton(page)).toBeEnabled();
  const confirm = page.getByLabel('Confirm Password');
  await confirm.fill('something else');
  await expect(confirm).toHaveAccessibleDescription(/Passwords do not match/);
  await expect(signUpButton(page)).toBeDisabled();
  await confirm.fill('');
  await expect(page.getByText('Passwords do not match')).toHaveCount(0);
  await confirm.fill(PASSWORD);
  await page.getByLabel('Education').selectOption('');
  await expect(signUpButton(page)).toBeDisabled();
  await page.getByLabel('Education').selectOption('8');
  await page.getByLabel(/^I have read and accept/).uncheck();
  await expect(signUpButton(page)).toBeDisabled();
  await page.getByLabel(/^I have read and accept/).check();
  await expect(signUpButton(page)).toBeEnabled();
  for (const [name, path] of [
    ['Terms and Conditions', '/terms'],
    ['Privacy Policy', '/privacypolicy'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);
  }
}
