import { AFFILIATE_CODE, PASSWORD, demo, newEmail } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { acceptTerms, back, done, failed, fillPasswords, fillPerson, openLegacyPage2, pickAddress } from '../pages/older-sign-up.ts';
import { continueButton, signUpButton } from '../pages/sign-up.ts';

const explorer = (change: object = {}) => ({
  first_name: 'Mika',
  last_name: 'Lake',
  email: newEmail('mika'),
  phone: '(555) 010-0122',
  ...change,
});

test('page 1 says what is missing, and offers the ages from 13 to 112', async ({ page }) => {
  await page.goto('/signup/student');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing up as Career Explorer');
  const ages = await page.getByLabel('Age', { exact: true }).getByRole('option').allTextContents();
  expect([ages[0], ages.at(-1), ages.length]).toEqual(['13', '112', 100]);
  await continueButton(page).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Enter valid first name',
    'Please enter valid last name',
    'Please input email address',
    'Please enter phone',
    'Address is required.',
    'City is required.',
    'State is required.',
    'Zip Code is required.',
  ]);
  await expect(page).toHaveURL('/signup/student');
  await expect(page.getByRole('link', { name: 'Under 13? A parent starts here.' })).toHaveAttribute('href', '/parents#under-13');
  await fillPerson(page, explorer());
  await pickAddress(page, '53703');
  await expect(page.getByLabel('City')).toHaveValue('Madison');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await continueButton(page).click();
  await expect(page).toHaveURL('/signup/student/2');
});

test('an explorer signs up', async ({ page }) => {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (sent) => sent.url().endsWith('/signup/') && sent.method() === 'POST' && bodies.push(sent.postDataJSON()));
  const person = explorer();
  await openLegacyPage2(page, person);
  await back(page).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Zip Code')).toHaveValue('53703');
  await continueButton(page).click();
  await expect(page.getByText(/I am 13 or over\./)).toBeVisible();
  await expect(signUpButton(page)).toBeDisabled();
  await acceptTerms(page);
  await fillPasswords(page, PASSWORD);
  await signUpButton(page).click();
  await expect(page.getByLabel('Certainty')).toHaveAccessibleDescription(/Please choose certainty level/);
  await page.getByLabel('Certainty').selectOption('7');
  await expect(page.getByText('Please choose certainty level')).toHaveCount(0);
  await page.getByLabel('Confirm Password').fill('something else');
  await signUpButton(page).click();
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription(/Passwords do not match/);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByLabel(/^Favorite Ice Cream Flavor/).fill('Lemon');
  await page.getByLabel(/^Careers/).fill('Nurse, Pilot');
  await page.getByLabel(/^Affiliate Code/).fill(AFFILIATE_CODE);
  await signUpButton(page).click();
  await expect(done(page, 'Success!')).toContainText('check your inbox to verify your email');
  const { address, ...rest } = bodies[0] ?? {};
  expect(bodies).toHaveLength(1);
  expect(address).toContain('Madison');
  expect(rest).toEqual({
    ...person,
    city: 'Madison',
    state: 'WI',
    zipCode: '53703',
    age: 15,
    password: PASSWORD,
    confirm_password: PASSWORD,
    favorite_ice_cream_flavor: 'Lemon',
    careers: 'Nurse, Pilot',
    certainty: 7,
    affiliate_code: AFFILIATE_CODE,
    is_read_terms_and_policies: true,
    allow_data_sharing: false,
    role: 'Student',
  });
  await done(page, 'Success!').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
});

test('a refusal says why', async ({ page, watch }) => {
  watch.allow(/^400 POST \/api\/v1\/signup\/$/);
  await openLegacyPage2(page, explorer({ email: demo('student').email }));
  await fillPasswords(page, PASSWORD);
  await page.getByLabel('Certainty').selectOption('2');
  await acceptTerms(page);
  await signUpButton(page).click();
  await expect(failed(page)).toContainText('email: An account with this email already exists.');
  await failed(page).getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('An account with this email already exists.');
});
