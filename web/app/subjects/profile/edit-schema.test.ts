import type { Profile } from '@careerscoop/contract/profile';
import { describe, expect, it } from 'vitest';
import { ageChoices, changedIn, changeOf, editSchema, fieldsOf, needsPassword, showsAddress } from './edit-schema.ts';

const student = {
  role: 'Student',
  first_name: 'Ana',
  last_name: 'Maria de Souza',
  email: 'ana@example.org',
  phone: '(555) 010-0155',
  address: '5 Hill Street',
  city: 'Madison',
  state: 'WI',
  zipcode: '53703',
  country: '',
  age: 13,
  grade: 'SM',
  education: 6,
  careers: '',
  certainty: null,
  title: '',
  industry: null,
  tags: [],
  social_url: '',
  about_me: '',
  time_zone: null,
} as unknown as Profile;
const parent = { ...student, role: 'Parent', phone: '', address: '', city: '', state: '', zipcode: '', age: null } as unknown as Profile;
const mentor = { ...student, role: 'Mentor', age: null, grade: null, education: null, about_me: 'I build.' } as Profile;

/** Every message of every field. */
function faults(profile: Profile, change: object): Record<string, string[]> {
  const { error } = editSchema(profile).safeParse({ ...fieldsOf(profile), ...change });
  const found: Record<string, string[]> = {};
  for (const { path, message } of error?.issues ?? []) (found[String(path[0])] ??= []).push(message);
  return found;
}

describe('the rules of Edit Profile', () => {
  it.each([
    ['full_name', '  ', 'Full name is required'],
    ['email', '', 'Email is required'],
    ['email', 'abc', 'Invalid email format'],
    ['email', 'a b@c.com', 'Invalid email format'],
    ['phone', '', 'Phone number is required'],
    ['address', '', 'Address is required'],
    ['zipcode', '', 'Zipcode is required'],
    ['state', '', 'State is required'],
    ['city', '', 'City is required'],
    ['grade', '', 'Grade is required'],
    ['education', undefined, 'Education is required'],
  ])('%s = %j says "%s" and nothing else', (name, value, message) => {
    expect(faults(student, { [name]: value })).toEqual({ [name]: [message] });
  });

  it('asks mentors for About Me, and of them for nothing that students have', () => {
    expect(faults(mentor, { about_me: ' ' })).toEqual({ about_me: ['About Me is required'] });
    expect(faults(mentor, {})).toEqual({});
  });

  it.each(['Parent', 'Staff', 'Organization'] as const)(
    'asks %s for no phone and no address, which they never told us, and checks what they write',
    (role) => {
      const profile = { ...parent, role };
      expect(faults(profile, {})).toEqual({});
      expect(faults(profile, { full_name: '', email: 'abc', phone: ' ' })).toEqual({
        full_name: ['Full name is required'],
        email: ['Invalid email format'],
      });
      expect(faults(profile, { phone: 'abc', zipcode: '?' })).toEqual({
        phone: ['Phone can have digits, spaces and ( ) + - only.', 'Phone must have 7 to 15 digits.'],
        zipcode: ['Zip Code is invalid.'],
      });
      expect(showsAddress(profile)).toBe(false);
      // What is held cannot be emptied here, by nobody.
      const held = { ...profile, phone: '(555) 010-0155', city: 'Madison' };
      expect(showsAddress(held)).toBe(true);
      expect(faults(held, { phone: '', city: '' })).toEqual({ phone: ['Phone number is required'], city: ['City is required'] });
      expect(showsAddress({ ...profile, role: 'Student' })).toBe(true);
    },
  );

  it('has no rule for careers and certainty', () => expect(faults(student, { careers: '', certainty: null })).toEqual({}));
});

it('sends the first word as first name, the rest as last name, and empty values as empty texts', () => {
  const checked = editSchema(student).parse(fieldsOf(student));
  const all = new Set(Object.keys(checked));
  expect(changeOf(checked, all)).toMatchObject({ first_name: 'Ana', last_name: 'Maria de Souza', certainty: '', country: '' });
  expect(changeOf({ ...checked, full_name: 'Pelé' }, all)).toMatchObject({ first_name: 'Pelé', last_name: '' });
  expect(Object.keys(changeOf(checked, all))).not.toEqual(expect.arrayContaining(['full_name', 'school', 'affiliate_code', 'tags']));
  expect(changeOf(checked, all)).not.toHaveProperty('current_password');
});

it('sends what was changed and nothing else', () => {
  const before = fieldsOf(student);
  const now = { ...before, city: 'Verona', tags: [...before.tags] };
  expect([...changedIn(before, now)]).toEqual(['city']);
  expect(changeOf(editSchema(student).parse(now), changedIn(before, now))).toEqual({ city: 'Verona' });
  expect(changeOf(editSchema(student).parse(before), changedIn(before, before))).toEqual({});
});

it('wants the password for another email or phone alone', () => {
  expect(needsPassword(student, fieldsOf(student))).toBe(false);
  expect(needsPassword(student, { ...fieldsOf(student), email: ' ANA@example.org' })).toBe(false);
  expect(needsPassword(student, { ...fieldsOf(student), phone: '1' })).toBe(true);
  expect(needsPassword(student, { ...fieldsOf(student), email: 'other@example.org' })).toBe(true);
});

it('offers 15 to 100 and the own age beside them', () => {
  const values = (own: number | null) => ageChoices(own).map(({ value }) => value);
  expect([values(20)[0], values(20).at(-1), values(20).length]).toEqual([15, 100, 86]);
  expect(values(13).slice(0, 2)).toEqual([13, 15]);
  expect(values(110).at(-1)).toBe(110);
  expect(values(null)).toHaveLength(86);
});
