import { describe, expect, it } from 'vitest';
import { CallError } from '../../lib/call-error.ts';
import { markRefused } from './mark-refused.ts';
import { EMPTY_LEGACY_1, EMPTY_LEGACY_2, LEGACY_PAGE_1, LEGACY_PAGE_2, legacyBody } from './sign-up-student/legacy-form.ts';
import { legacyPage1, legacyPage2 } from './sign-up-student/legacy-schema.ts';
import { EMPTY_PAGE_1, EMPTY_PAGE_2, MENTOR_PAGE_1, MENTOR_PAGE_2, mentorBody } from './sign-up-mentor/mentor-form.ts';
import { mentorPage1, mentorPage2 } from './sign-up-mentor/mentor-schema.ts';

const messages = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) => {
  const found: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) found[String(path[0])] ??= message;
  return found;
};
const person = { first_name: ' Kim ', last_name: 'Osei', email: 'Kim@Example.org', phone: '(555) 010-0177' };
const passwords = { password: 'three cold spoons', confirm_password: 'three cold spoons', is_read_terms_and_policies: true };

describe('the form of Community Partners', () => {
  it('says what is missing in its own words, and asks for no more', () => {
    expect(messages(mentorPage1.safeParse(EMPTY_PAGE_1))).toEqual({
      first_name: 'Please enter valid first name',
      last_name: 'Please enter valid last name',
      email: 'Please input email address',
      phone: 'Please enter phone',
    });
    expect(messages(mentorPage1.safeParse({ ...EMPTY_PAGE_1, ...person, phone: '12', email: 'abc' }))).toEqual({
      email: 'Please enter a valid email address.',
      phone: 'Please enter valid phone',
    });
    expect(messages(mentorPage2.safeParse({ ...EMPTY_PAGE_2, is_read_terms_and_policies: true }))).toEqual({
      password: 'Please enter password',
      confirm_password: 'Please enter the password again',
    });
  });

  it('becomes the body that the server takes', () => {
    const page1 = mentorPage1.parse({ ...EMPTY_PAGE_1, ...person, tags: [1], social_url: 'example.org/kim' });
    const body = mentorBody(page1, mentorPage2.parse({ ...EMPTY_PAGE_2, ...passwords }));
    expect(body).toMatchObject({ first_name: 'Kim', role: 'Mentor', Industry: null, tags: [1], social_url: 'https://example.org/kim' });
  });
});

describe('the older form of Career Explorers', () => {
  it('says what is missing in its own words', () => {
    expect(messages(legacyPage1.safeParse(EMPTY_LEGACY_1))).toMatchObject({
      first_name: 'Enter valid first name',
      last_name: 'Please enter valid last name',
      zipCode: 'Zip Code is required.',
    });
    expect(messages(legacyPage2.safeParse({ ...EMPTY_LEGACY_2, ...passwords }))).toEqual({
      certainty: 'Please choose certainty level',
    });
  });

  it('sends no code that was left empty', () => {
    const page1 = legacyPage1.parse({
      ...EMPTY_LEGACY_1,
      ...person,
      address: '9 Dock Road',
      city: 'Portland',
      state: 'ME',
      zipCode: '04101',
    });
    const page2 = (change: object) => legacyPage2.parse({ ...EMPTY_LEGACY_2, ...passwords, certainty: 7, ...change });
    expect(legacyBody(page1, page2({}))).not.toHaveProperty('affiliate_code');
    expect(legacyBody(page1, page2({ affiliate_code: 'SCOOP' }))).toMatchObject({ affiliate_code: 'SCOOP', age: 15, certainty: 7 });
  });
});

it.each([
  [MENTOR_PAGE_1, mentorPage1],
  [MENTOR_PAGE_2, mentorPage2],
  [LEGACY_PAGE_1, legacyPage1],
  [LEGACY_PAGE_2, legacyPage2],
])('knows every field of a page without its checks: %j', (names, { shape }) => {
  expect(names).toEqual(Object.keys(shape));
});

it("marks the fields of a form that the server refused, with each one's first message", () => {
  const marked: Record<string, string | undefined> = {};
  const form = { setError: (name: string, { message }: { message?: string }) => void (marked[name] = message) };
  const error = new CallError(400, '', undefined, { email: ['Taken.', 'And long.'], password: ['Weak.'] });
  expect(markRefused(form as never, ['email', 'phone'], error)).toBe(true);
  expect(marked).toEqual({ email: 'Taken.' });
  expect(markRefused(form as never, ['phone'], error)).toBe(false);
});
