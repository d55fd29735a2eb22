import { findPlaces } from '@careerscoop/contract/places';
import { checkEmail, signup } from '@careerscoop/contract/signup';
import { getSite } from '@careerscoop/contract/site';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { field, fill, fillAll, press, saidAt, textsOf } from '../../test/hands.ts';
import { SITE } from '../../test/people.ts';
import { showPages } from '../../test/show.tsx';
import SignUpStudent from './sign-up-student.tsx';

const PASSWORD = 'three cold spoons';
const PERSON = {
  'First Name': 'Mika',
  'Last Name': 'Lake',
  Email: 'mika@example.org',
  Phone: '(555) 010-0122',
  Address: '8 Lake Road',
  City: 'Madison',
  State: 'WI',
  'Zip Code': '53703',
};

const open = (at = '/signup/student') =>
  showPages({ '/signup/student/:page?': <SignUpStudent />, '/forgotpassword': 'A new password', '/': 'The start page' }, at);

async function openPage2(at?: string) {
  const shown = open(at);
  fillAll(PERSON);
  press('Continue');
  await screen.findByRole('button', { name: 'Sign Up' });
  return shown;
}

beforeEach(() => {
  fakeAnswer(checkEmail, { taken: false });
  fakeAnswer(findPlaces, []);
});

it('page 1 says what is missing, offers the ages from 13 to 112, and leads a younger one to a parent', async () => {
  const { path } = open();
  const ages = textsOf(within(field('Age')).getAllByRole('option'));
  expect([ages[0], ages.at(-1), ages.length, field('Age').value]).toEqual(['13', '112', 100, '15']);
  press('Continue');
  const lines = await screen.findByRole('alert');
  expect(textsOf(within(lines).getAllByRole('link'))).toEqual([
    'Enter valid first name',
    'Please enter valid last name',
    'Please input email address',
    'Please enter phone',
    'Address is required.',
    'City is required.',
    'State is required.',
    'Zip Code is required.',
  ]);
  expect(path()).toBe('/signup/student');
  expect(screen.getByRole('link', { name: 'Under 13? A parent starts here.' }).getAttribute('href')).toBe('/parents#under-13');
  fillAll(PERSON);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  press('Continue');
  await waitFor(() => expect(path()).toBe('/signup/student/2'));
});

it('an email that has an account is said when page 1 is left, with ways on from which what was typed comes back', async () => {
  const asked = fakeAnswer(checkEmail, { taken: true });
  const { path, router } = open();
  fillAll(PERSON);
  press('Continue');
  await waitFor(() => expect(saidAt(field('Email'))).toBe('An account with this email already exists.'));
  expect(asked).toEqual([{ email: 'mika@example.org' }]);
  expect(document.activeElement).toBe(field('Email'));
  expect(path()).toBe('/signup/student');
  fireEvent.click(screen.getByRole('link', { name: 'Forgot Password' }));
  await screen.findByText('A new password');
  await router.navigate(-1);
  await waitFor(() => expect(field('First Name').value).toBe('Mika'));
  expect(field('Zip Code').value).toBe('53703');
});

it('page 2 asks how sure one is, and for the same password twice; sends both pages, and leads to the start page', async () => {
  const sent = fakeAnswer(signup, { detail: 'Look at your mail.', device: 'x'.repeat(43) });
  fakeAnswer(getSite, SITE);
  await openPage2('/signup/student?affiliate_code=SCOOP-DEMO');
  press('Back');
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(PERSON.Email);
  expect(field('Zip Code').value).toBe('53703');
  press('Continue');
  const signUp = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sign Up' });
  expect(screen.getByText(/I am 13 or over\./)).toBeTruthy();
  expect(signUp.disabled).toBe(true);
  fireEvent.click(field(/^I have read and accept/));
  fillAll({ Password: PASSWORD, 'Confirm Password': PASSWORD });
  press('Sign Up');
  await waitFor(() => expect(saidAt(field('Certainty'))).toContain('Please choose certainty level'));
  fill(field('Certainty'), '7');
  await waitFor(() => expect(screen.queryAllByText('Please choose certainty level')).toEqual([]));
  fill(field('Confirm Password'), 'something else');
  press('Sign Up');
  await waitFor(() => expect(saidAt(field('Confirm Password'))).toContain('Passwords do not match'));
  expect(sent).toEqual([]);
  fill(field('Confirm Password'), PASSWORD);
  fillAll({ 'Favorite Ice Cream Flavor (optional)': 'Lemon', 'Careers (optional)': 'Nurse, Pilot' });
  expect(field(/^Affiliate Code/).value).toBe('SCOOP-DEMO');
  press('Sign Up');
  const done = await screen.findByRole('dialog', { name: 'Success!' });
  expect(done.textContent).toContain('check your inbox to verify your email');
  expect(sent).toEqual([
    {
      first_name: 'Mika',
      last_name: 'Lake',
      email: PERSON.Email,
      phone: PERSON.Phone,
      address: '8 Lake Road',
      city: 'Madison',
      state: 'WI',
      zipCode: '53703',
      age: 15,
      password: PASSWORD,
      confirm_password: PASSWORD,
      favorite_ice_cream_flavor: 'Lemon',
      careers: 'Nurse, Pilot',
      certainty: 7,
      affiliate_code: 'SCOOP-DEMO',
      is_read_terms_and_policies: true,
      allow_data_sharing: false,
      role: 'Student',
    },
  ]);
  press('Close', done);
  await screen.findByText('The start page');
});

it('a refusal says why, and leads to the field', async () => {
  fakeRefusal(signup, { status: 400, body: { email: ['An account with this email already exists.'] } });
  await openPage2();
  fillAll({ Password: PASSWORD, 'Confirm Password': PASSWORD, Certainty: '2' });
  fireEvent.click(field(/^I have read and accept/));
  press('Sign Up');
  const failed = await screen.findByRole('dialog', { name: 'Sign up Failed.' });
  expect(failed.textContent).toContain('email: An account with this email already exists.');
  press('Back to the form', failed);
  expect(saidAt(await screen.findByLabelText('Email'))).toBe('An account with this email already exists.');
});
