import { studentSignup } from '@careerscoop/contract/signup';
import { describe, expect, it } from 'vitest';
import { passwordsDiffer } from '../passwords-differ.ts';
import type { Step1 } from './signup-draft.ts';
import { signupBody, step2Schema, stillToDo } from './step2-schema.ts';

const step1: Step1 = {
  first_name: 'Sam',
  last_name: 'Rivera',
  email: 'sam@example.org',
  phone: '(555) 010-0122',
  address: '8 Lake Road',
  city: 'Madison',
  state: 'WI',
  zipcode: '53703',
  age: 15,
  grade: 'FM',
};
const filled = {
  password: 'blue-turtle-42',
  confirm_password: 'blue-turtle-42',
  education: 6,
  is_read_terms_and_policies: true as const,
};

describe('step 2 of the sign-up', () => {
  it('names what is still needed, and nothing once all is there', () => {
    expect(stillToDo({})).toEqual(['Password', 'Confirm Password', 'Education', 'the Terms and Conditions']);
    expect(stillToDo(filled)).toEqual([]);
  });

  it('takes passwords for different only when both are filled', () => {
    expect(passwordsDiffer({ password: 'a', confirm_password: '' })).toBe(false);
    expect(passwordsDiffer({ password: 'a', confirm_password: 'b' })).toBe(true);
    expect(passwordsDiffer({ password: 'a', confirm_password: 'a' })).toBe(false);
  });

  it('has no rule for the length of a password: the server says it', () => {
    expect(step2Schema.safeParse({ ...filled, password: 'abc' }).success).toBe(true);
  });

  it('sends what the contract takes, and no code where none was typed', () => {
    const body = signupBody(step1, step2Schema.parse({ ...filled, affiliate_code: ' ', certainty: 7 }));
    expect(studentSignup.safeParse(body).success).toBe(true);
    expect(body).not.toHaveProperty('affiliate_code');
    expect(body).toMatchObject({ age: 15, education: 6, certainty: 7, role: 'Student', allow_data_sharing: false });
    expect(signupBody(step1, step2Schema.parse({ ...filled, affiliate_code: 'ABC' })).affiliate_code).toBe('ABC');
  });
});
