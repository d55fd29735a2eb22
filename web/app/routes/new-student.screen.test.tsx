import { findPlaces } from '@careerscoop/contract/places';
import { checkEmail, signup } from '@careerscoop/contract/signup';
import { getSite } from '@careerscoop/contract/site';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { field, fill, fillAll, gate, press, saidAt, textsOf } from '../../test/hands.ts';
import { SITE } from '../../test/people.ts';
import { showPages } from '../../test/show.tsx';
import NewStudent from './new-student.tsx';
import NewStudentStep2 from './new-student-2.tsx';

const PASSWORD = 'three cold spoons';
const DRAFT = 'signup_form_data';
const MADISON = { address: 'Madison, WI 53703', city: 'Madison', state: 'WI', zipcode: '53703', country: 'United States' };
const PORTLAND = { address: 'Portland, OR 97205', city: 'Portland', state: 'OR', zipcode: '97205', country: 'United States' };
const STEP_1 = {
  'First Name': 'Mika',
  'Last Name': 'Lake',
  Email: 'mika@example.org',
  Phone: '(555) 010-0122',
  Address: '8 Lake Road',
  'Zip Code': '53703',
  City: 'Madison',
  State: 'WI',
};
const STEP_2 = { Password: PASSWORD, 'Confirm Password': PASSWORD, Education: '6' };

const open = (at = '/new/student') =>
  showPages({ '/new/student': <NewStudent />, '/new/student/2': <NewStudentStep2 />, '/signin': 'The way in', '/': 'The start page' }, at);
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const terms = () => field(/^I have read and accept/);
const signUpButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign Up' });
const failure = () => screen.findByRole('dialog', { name: /^Whoops! Our server had a misstep!/ });

function fillStep1() {
  fillAll(STEP_1);
  fireEvent.click(radio('Junior'));
}

async function openStep2(at?: string) {
  const shown = open(at);
  fillStep1();
  press('Continue');
  await screen.findByRole('button', { name: 'Sign Up' });
  return shown;
}

beforeEach(() => {
  fakeAnswer(checkEmail, { taken: false });
  fakeAnswer(findPlaces, [MADISON, PORTLAND]);
});

describe('step 1', () => {
  it('offers the ages from 13 to 112, beginning with 15, and five grades, and says why it asks', () => {
    open();
    expect(field('Age').value).toBe('15');
    const ages = within(field('Age')).getAllByRole<HTMLOptionElement>('option');
    expect(ages.map(({ value }) => Number(value))).toEqual(Array.from({ length: 100 }, (_, index) => index + 13));
    const grades = within(screen.getByRole('group', { name: 'Grade' })).getAllByRole<HTMLInputElement>('radio');
    expect(grades.map(({ value }) => value)).toEqual(['FM', 'SM', 'JR', 'SR', 'OT']);
    for (const [label, why] of [
      ['Email', 'We mail one link'],
      ['Phone', 'No ads'],
      ['Address', 'with your yes'],
      ['Zip Code', 'city and state'],
    ] as const) {
      expect(saidAt(field(label))).toContain(why);
    }
  });

  it('says all that is missing at once, and each line leads to its field', async () => {
    const { path } = open();
    press('Clear Form');
    press('Continue');
    const lines = await screen.findByRole('alert');
    expect(textsOf(within(lines).getAllByRole('link'))).toEqual([
      'First Name is required.',
      'Last Name is required.',
      'Email is required.',
      'Phone is required.',
      'Address is required.',
      'Zip Code is required.',
      'City is required.',
      'State is required.',
      'Age is required.',
      'Grade is required.',
    ]);
    expect(saidAt(field('Phone'))).toMatch(/Phone is required\.$/);
    fill(field('Email'), 'abc');
    await waitFor(() => expect(saidAt(field('Email'))).toMatch(/Email is invalid\.$/));
    fireEvent.click(screen.getByRole('link', { name: 'City is required.' }));
    expect(document.activeElement).toBe(field('City'));
    expect(path()).toBe('/new/student');
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('fills in the town of a ZIP code, and leaves alone what is written by hand', async () => {
    open();
    fill(field('Zip Code'), '53703');
    await waitFor(() => expect([field('City').value, field('State').value]).toEqual(['Madison', 'WI']));
    fill(field('Zip Code'), '97205');
    await waitFor(() => expect(field('City').value).toBe('Portland'));
    fill(field('City'), 'Port Land');
    fill(field('Zip Code'), '53703');
    await waitFor(() => expect(field('State').value).toBe('WI'));
    expect(field('City').value).toBe('Port Land');
    fill(field('Address'), '1 Nowhere Lane');
    expect(field('Address').value).toBe('1 Nowhere Lane');
  });

  it('knows at once an email that has an account, and keeps what was typed while one looks', async () => {
    fakeAnswer(checkEmail, { taken: true });
    const { path, router } = open();
    fillStep1();
    press('Continue');
    await waitFor(() => expect(saidAt(field('Email'))).toMatch(/An account with this email already exists\.$/));
    expect(document.activeElement).toBe(field('Email'));
    expect(screen.getByRole('link', { name: 'Forgot Password' }).getAttribute('href')).toBe('/forgotpassword');
    fireEvent.click(screen.getAllByRole('link', { name: 'Login' }).at(-1) as HTMLElement);
    await screen.findByText('The way in');
    await router.navigate(-1);
    await waitFor(() => expect(field('First Name').value).toBe('Mika'));
    fakeAnswer(checkEmail, { taken: false });
    fill(field('Email'), 'mika.lake@example.org');
    press('Continue');
    await waitFor(() => expect(path()).toBe('/new/student/2'));
  });

  it('is kept as a draft, without a password, through Back and a new start, until it is cleared', async () => {
    const { path, unmount } = await openStep2();
    fill(field('Password'), PASSWORD);
    const kept = localStorage.getItem(DRAFT) ?? '';
    expect(JSON.parse(kept)).toMatchObject({ email: STEP_1.Email, age: 15, grade: 'JR', zipcode: '53703' });
    expect(kept).not.toContain('password');
    expect(kept).not.toContain(PASSWORD);
    press('Back');
    await screen.findByLabelText('Email');
    expect([path(), field('Email').value, radio('Junior').checked]).toEqual(['/new/student', STEP_1.Email, true]);
    unmount();
    open();
    expect(field('First Name').value).toBe('Mika');
    press('Clear Form');
    expect([field('First Name').value, field('Age').value]).toEqual(['', '']);
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });
});

describe('step 2', () => {
  it('leads back to step 1 without a draft, and sends everything once, with the code of the address', async () => {
    const { opened, open: letGo } = gate();
    const sent = fakeAnswer(signup, { detail: 'Look at your mail.', device: 'x'.repeat(43) }, opened);
    fakeAnswer(getSite, SITE);
    const { path } = open('/new/student/2?affiliate_code=SCOOP-DEMO');
    await screen.findByLabelText('First Name');
    expect(path()).toBe('/new/student?affiliate_code=SCOOP-DEMO');
    fillStep1();
    press('Continue');
    await screen.findByRole('button', { name: 'Sign Up' });
    expect(path()).toBe('/new/student/2?affiliate_code=SCOOP-DEMO');
    expect(field(/^Affiliate Code/).value).toBe('SCOOP-DEMO');
    fillAll({ ...STEP_2, 'Favorite Ice Cream Flavor (optional)': 'Mint', 'Certainty (optional)': '7' });
    fireEvent.click(terms());
    await waitFor(() => expect(signUpButton().disabled).toBe(false));
    press('Sign Up');
    await waitFor(() => expect(signUpButton().disabled).toBe(true));
    press('Sign Up');
    letGo();
    const done = await screen.findByRole('dialog', { name: 'Sign up successful!' });
    expect(sent).toEqual([
      {
        first_name: 'Mika',
        last_name: 'Lake',
        email: STEP_1.Email,
        phone: STEP_1.Phone,
        address: '8 Lake Road',
        city: 'Madison',
        state: 'WI',
        zipcode: '53703',
        age: 15,
        grade: 'JR',
        password: PASSWORD,
        confirm_password: PASSWORD,
        education: 6,
        favorite_ice_cream_flavor: 'Mint',
        careers: '',
        certainty: 7,
        affiliate_code: 'SCOOP-DEMO',
        is_read_terms_and_policies: true,
        allow_data_sharing: false,
        role: 'Student',
      },
    ]);
    expect(within(done).getByRole('link', { name: 'No mail? Use a code from school' }).getAttribute('href')).toBe('/confirm-code');
    press('OK', done);
    await screen.findByText('The start page');
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it.each([
    ['folded without a code', undefined, false],
    ['open with one, which is seen', '/new/student?affiliate_code=SCOOP-DEMO', true],
  ])('has what nobody must fill in %s', async (_, at, opened) => {
    await openStep2(at);
    const [more] = document.getElementsByTagName('details');
    expect(more?.querySelector('summary')?.textContent).toContain('A few more, if you like');
    expect(more?.open).toBe(opened);
    const inside = [...more!.querySelectorAll('input, select, textarea')].map((each) => each.getAttribute('name'));
    expect(inside).toEqual(['favorite_ice_cream_flavor', 'certainty', 'careers', 'affiliate_code']);
  });

  it('opens Sign Up when all is there, and not before', async () => {
    await openStep2();
    const wishes = within(field('Education')).getAllByRole<HTMLOptionElement>('option');
    expect(wishes.map(({ value, textContent }) => [value, textContent]).slice(1)).toEqual([
      ['2', 'High School Diploma or GED'],
      ['5', "Associate's (or other 2-year degree)"],
      ['6', "Bachelor's Degree"],
      ['8', "Master's Degree"],
      ['11', 'Doctoral Degree'],
    ]);
    const opens = (yes: boolean) => waitFor(() => expect(signUpButton().disabled).toBe(!yes));
    await opens(false);
    fillAll(STEP_2);
    fireEvent.click(terms());
    await opens(true);
    fill(field('Confirm Password'), 'something else');
    await waitFor(() => expect(saidAt(field('Confirm Password'))).toContain('Passwords do not match'));
    await opens(false);
    fill(field('Confirm Password'), '');
    await waitFor(() => expect(screen.queryByText('Passwords do not match')).toBeNull());
    fill(field('Confirm Password'), PASSWORD);
    fill(field('Education'), '');
    await opens(false);
    fill(field('Education'), '8');
    await opens(true);
    fireEvent.click(terms());
    await opens(false);
    for (const [name, path] of [
      ['Terms and Conditions', '/terms'],
      ['Privacy Policy', '/privacypolicy'],
    ] as const) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
    }
  });

  it('gives the second password what a password manager fills into the first, and not what fingers type', async () => {
    const { user } = await openStep2();
    const [first, second] = [field('Password'), field('Confirm Password')];
    expect([first.autocomplete, second.autocomplete]).toEqual(['new-password', 'new-password']);
    expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(2);
    fill(first, PASSWORD);
    expect(second.value).toBe(PASSWORD);
    await user.type(first, 's');
    expect(second.value).toBe('');
    fill(second, 'something else');
    fill(first, PASSWORD);
    expect(second.value).toBe('something else');
  });

  it('says why it was refused, the first message of each field, keeps the form, and offers who was faster a way on', async () => {
    await openStep2();
    fillAll({ ...STEP_2, 'Affiliate Code (optional)': 'NOPE-404' });
    fireEvent.click(terms());
    await waitFor(() => expect(signUpButton().disabled).toBe(false));
    fakeRefusal(signup, { status: 400, body: { affiliate_code: ['This code is not known.'] } });
    press('Sign Up');
    const unknown = await failure();
    expect(unknown.textContent).toContain('affiliate_code: This code is not known.');
    expect(within(unknown).queryByRole('link')).toBeNull();
    press('Back to the form', unknown);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([field(/^Affiliate Code/).value, field('Password').value]).toEqual(['NOPE-404', PASSWORD]);

    fakeRefusal(signup, { status: 400, body: { email: ['Odd email.', 'And long.'], phone: ['Odd phone.', 'And short.'] } });
    press('Sign Up');
    const odd = await failure();
    expect(odd.textContent).toContain('email: Odd email.');
    expect(odd.textContent).toContain('phone: Odd phone.');
    expect(odd.textContent).not.toContain('And');
    expect(within(odd).getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/signin');
    expect(within(odd).getByRole('link', { name: 'Forgot Password' }).getAttribute('href')).toBe('/forgotpassword');
  });
});
