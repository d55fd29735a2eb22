import { listIndustries, listTags } from '@careerscoop/contract/content';
import { findPlaces } from '@careerscoop/contract/places';
import { checkEmail, signup } from '@careerscoop/contract/signup';
import { getSite } from '@careerscoop/contract/site';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { field, fill, fillAll, gate, press, saidAt, textsOf } from '../../test/hands.ts';
import { SITE } from '../../test/people.ts';
import { showPages } from '../../test/show.tsx';
import SignUpMentor from './sign-up-mentor.tsx';

const PASSWORD = 'three cold spoons';
const PERSON = { 'First Name': 'Kim', 'Last Name': 'Osei', Email: 'kim@example.org', Phone: '(555) 010-0177' };
const MADISON = { address: 'Madison, WI 53703', city: 'Madison', state: 'WI', zipcode: '53703', country: 'United States' };

const tag = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const terms = () => field(/^I have read and accept/);
const signUpButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign Up' });

const open = () =>
  showPages({ '/signup/mentor/:page?': <SignUpMentor />, '/signin': 'The way in', '/': 'The start page' }, '/signup/mentor');

async function openPage2(person: Record<string, string> = PERSON) {
  const shown = open();
  fillAll(person);
  press('Continue');
  await screen.findByRole('button', { name: 'Sign Up' });
  return shown;
}

function fillPasswords(again = PASSWORD) {
  fill(field('Password'), PASSWORD);
  fill(field('Confirm Password'), again);
}

beforeEach(() => {
  fakeAnswer(checkEmail, { taken: false });
  fakeAnswer(findPlaces, [MADISON]);
  fakeAnswer(listIndustries, [{ id: 15, name: 'Manufacturing' }]);
  fakeAnswer(listTags, [
    { id: 1, name: 'A typical day' },
    { id: 2, name: 'Internships' },
  ]);
});

it('page 1 says what is missing only after Continue, and no more than is needed', async () => {
  const { path } = open();
  for (const label of ['Title (optional)', 'Industry (optional)', 'LinkedIn or other profile link (optional)']) field(label);
  expect(await screen.findByRole('group', { name: /^Tags/ })).toBeTruthy();
  expect(screen.queryByText('Please enter valid first name')).toBeNull();
  fill(field('Email'), 'abc');
  press('Continue');
  const lines = await screen.findByRole('alert');
  expect(textsOf(within(lines).getAllByRole('link'))).toEqual([
    'Please enter valid first name',
    'Please enter valid last name',
    'Please enter a valid email address.',
    'Please enter phone',
  ]);
  expect(document.activeElement).toBe(field('First Name'));
  fill(field('Phone'), '12');
  await waitFor(() => expect(saidAt(field('Phone'))).toBe('Please enter valid phone'));
  fillAll(PERSON);
  fill(field(/^LinkedIn/), 'javascript:alert(1)');
  press('Continue');
  await waitFor(() => expect(saidAt(field(/^LinkedIn/))).toContain('Profile link must be a web address'));
  fill(field(/^LinkedIn/), '');
  press('Continue');
  await waitFor(() => expect(path()).toBe('/signup/mentor/2'));
});

it('an email that has an account is said when page 1 is left, with ways on from which what was typed comes back', async () => {
  const asked = fakeAnswer(checkEmail, { taken: true });
  const { path, router } = open();
  fillAll({ ...PERSON, 'Title (optional)': 'Boat builder' });
  press('Continue');
  await waitFor(() => expect(saidAt(field('Email'))).toBe('An account with this email already exists.'));
  expect(asked).toEqual([{ email: 'kim@example.org' }]);
  expect(document.activeElement).toBe(field('Email'));
  expect(path()).toBe('/signup/mentor');
  expect(screen.getByRole('link', { name: 'Forgot Password' }).getAttribute('href')).toBe('/forgotpassword');
  fireEvent.click(screen.getAllByRole('link', { name: 'Login' }).at(-1) as HTMLElement);
  await screen.findByText('The way in');
  await router.navigate(-1);
  await waitFor(() => expect(field('Title (optional)').value).toBe('Boat builder'));
  expect(field('First Name').value).toBe('Kim');
  expect(screen.queryByText('You have been here before?', { exact: false })).toBeNull();

  fakeAnswer(checkEmail, { taken: false });
  fill(field('Email'), 'kim.osei@example.org');
  press('Continue');
  await waitFor(() => expect(path()).toBe('/signup/mentor/2'));
});

it('an email that cannot be asked about stops nobody', async () => {
  fakeRefusal(checkEmail, { status: 429, body: { detail: 'Too many tries.', code: 'rate_limited' } });
  await openPage2();
});

it('sends both pages as the server takes them, and keeps them while one goes back and forth', async () => {
  open();
  fillAll({ ...PERSON, 'Title (optional)': 'Boat builder', 'LinkedIn or other profile link (optional)': 'example.org/kim' });
  await waitFor(() => expect(within(field(/^Industry/)).getAllByRole('option')).toHaveLength(2));
  fill(field(/^Industry/), '15');
  for (const name of ['Internships', 'A typical day', 'Internships']) fireEvent.click(tag(name));
  press('Continue');
  await screen.findByRole('button', { name: 'Sign Up' });
  fill(field('Zip Code (optional)'), '53703');
  await waitFor(() => expect(field('City (optional)').value).toBe('Madison'));
  expect(field('State (optional)').value).toBe('WI');
  expect(field('Country (optional)').value).toBe('United States');
  press('Back');
  await screen.findByLabelText('Phone');
  expect([field(/^Title/).value, field(/^Industry/).value, tag('A typical day').checked]).toEqual(['Boat builder', '15', true]);
  press('Continue');
  await waitFor(() => expect(field('Zip Code (optional)').value).toBe('53703'));
  expect(signUpButton().disabled).toBe(true);
  fillPasswords();
  fireEvent.click(terms());

  fakeAnswer(getSite, SITE);
  const sent = fakeAnswer(signup, { detail: 'Look at your mail.', device: 'x'.repeat(43) });
  press('Sign Up');
  const done = await screen.findByRole('dialog', { name: 'Success !' });
  expect(done.textContent).toContain('representatives will then contact you');
  expect(sent).toEqual([
    {
      first_name: 'Kim',
      last_name: 'Osei',
      email: 'kim@example.org',
      phone: '(555) 010-0177',
      title: 'Boat builder',
      Industry: 15,
      tags: [1],
      social_url: 'https://example.org/kim',
      address: '',
      city: 'Madison',
      state: 'WI',
      country: 'United States',
      zipCode: '53703',
      password: PASSWORD,
      confirm_password: PASSWORD,
      is_read_terms_and_policies: true,
      shareDataCheck: false,
      role: 'Mentor',
    },
  ]);
  press('OK', done);
  await screen.findByText('The start page');
});

it('page 2 opens by page 1 alone, and needs a password, twice the same, and the terms', async () => {
  const { path } = showPages({ '/signup/mentor/:page?': <SignUpMentor /> }, '/signup/mentor/2');
  await screen.findByLabelText('Phone');
  expect(path()).toBe('/signup/mentor');
  fillAll(PERSON);
  press('Continue');
  await screen.findByRole('button', { name: 'Sign Up' });
  expect(signUpButton().disabled).toBe(true);
  fireEvent.click(terms());
  press('Sign Up');
  await waitFor(() => expect(saidAt(field('Password'))).toContain('Please enter password'));
  fillPasswords('three warm spoons');
  await waitFor(() => expect(saidAt(field('Confirm Password'))).toContain('Passwords do not match'));
  fill(field('Confirm Password'), 'three warm spoonsx');
  expect(screen.queryByText('Passwords do not match')).toBeNull();
  press('Sign Up');
  await waitFor(() => expect(saidAt(field('Confirm Password'))).toContain('Passwords do not match'));
  fireEvent.click(terms());
  expect(signUpButton().disabled).toBe(true);
});

it('page 1 is checked once more before it is sent, and shown when it is not right', async () => {
  const { path, router } = await openPage2();
  press('Back');
  fill(await screen.findByLabelText('Phone'), '12');
  await router.navigate(-1);
  await screen.findByRole('button', { name: 'Sign Up' });
  fillPasswords();
  fireEvent.click(terms());
  press('Sign Up');
  expect(saidAt(await screen.findByLabelText('Phone'))).toBe('Please enter valid phone');
  expect(path()).toBe('/signup/mentor');
});

it('a refusal names each field, keeps the form and leads to what is wrong', async () => {
  const { opened, open: letGo } = gate();
  const sent = fakeRefusal(signup, { status: 400, body: { email: ['An account with this email already exists.'] } }, opened);
  await openPage2();
  fillPasswords();
  fireEvent.click(terms());
  press('Sign Up');
  await waitFor(() => expect(signUpButton().disabled).toBe(true));
  press('Sign Up');
  letGo();
  const failed = await screen.findByRole('dialog', { name: 'Sign up Failed.' });
  expect(failed.textContent).toContain('email: An account with this email already exists.');
  expect(sent).toHaveLength(1);
  expect(within(failed).getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/signin');
  press('Back to the form', failed);
  expect(saidAt(await screen.findByLabelText('Email'))).toBe('An account with this email already exists.');
  fill(field('Email'), 'kim.osei@example.org');
  press('Continue');
  await waitFor(() => expect(field('Password').value).toBe(PASSWORD));
});

it('without its lists the form can still be sent, and they can be asked for again', async () => {
  const busy = { status: 503, body: { detail: 'We are busy right now.', code: 'unavailable' } };
  for (const list of [listIndustries, listTags]) fakeRefusal(list, busy);
  open();
  await waitFor(() => expect(screen.getAllByText(/^The list did not load\./)).toHaveLength(2));
  fakeAnswer(listIndustries, [{ id: 15, name: 'Manufacturing' }]);
  fakeAnswer(listTags, [{ id: 2, name: 'Internships' }]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
  await waitFor(() => expect(screen.getAllByText(/^The list did not load\./)).toHaveLength(1));
  press('Try again');
  expect(await screen.findByRole('checkbox', { name: 'Internships' })).toBeTruthy();
});
