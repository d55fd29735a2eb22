import { z } from 'zod';
import { openedSession } from './accounts.ts';
import { ADULT_AGE } from './constants.ts';
import { endpoint } from './endpoint.ts';
import {
  ageField,
  certaintyField,
  educationField,
  emailField,
  gradeField,
  idField,
  lineField,
  newPasswordField,
  optionalLineField,
  phoneField,
  profileLinkField,
  tokenField,
  zipcodeField,
} from './fields.ts';

const message = z.object({ detail: z.string() });

const confirmField = z.string({ error: 'Confirm Password is required.' }).min(1, 'Confirm Password is required.');
const affiliateCodeField = z.string().trim().max(40, 'This code is not known.').optional();
const termsField = z.literal(true, { error: 'Please read and accept the Terms and Conditions and the Privacy Policy.' });
const sharingField = z.boolean({ error: 'Please answer yes or no.' }).default(false);

interface Passwords {
  password: string;
  confirm_password?: string | undefined;
}
const same = (form: Passwords) => form.confirm_password === undefined || form.password === form.confirm_password;
const differ = {
  path: ['confirm_password'],
  message: 'Passwords do not match',
  // Also beside other faults, so that all are said at once; but there must be a form to compare in.
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/** Step 1 of the newer student sign-up; also the draft that the browser keeps. */
export const studentStep1 = z.object({
  first_name: lineField('First Name'),
  last_name: lineField('Last Name'),
  email: emailField,
  phone: phoneField,
  address: lineField('Address', 200),
  city: lineField('City'),
  state: lineField('State'),
  zipcode: zipcodeField,
  age: ageField,
  grade: gradeField,
});

/** Step 2; `password` keeps the server's rules, which the form shows as a hint. */
export const studentStep2 = z.object({
  password: newPasswordField,
  confirm_password: confirmField,
  education: educationField,
  favorite_ice_cream_flavor: optionalLineField('Favorite Ice Cream Flavor'),
  careers: optionalLineField('Careers', 500),
  certainty: certaintyField.optional(),
  affiliate_code: affiliateCodeField,
  is_read_terms_and_policies: termsField,
  allow_data_sharing: sharingField,
});

export const studentSignup = z
  .strictObject({ ...studentStep1.shape, ...studentStep2.shape, role: z.literal('Student', 'Choose Student or Mentor.') })
  .refine(same, differ);
export type StudentSignup = z.input<typeof studentSignup>;

/** The older student sign-up: its ZIP code has a capital letter, and it asks for neither grade nor education. */
export const legacyStudentSignup = z
  .strictObject({
    first_name: lineField('First Name'),
    last_name: lineField('Last Name'),
    email: emailField,
    phone: phoneField,
    address: lineField('Address', 200),
    city: lineField('City'),
    state: lineField('State'),
    zipCode: zipcodeField,
    age: ageField,
    password: newPasswordField,
    confirm_password: confirmField,
    favorite_ice_cream_flavor: optionalLineField('Favorite Ice Cream Flavor'),
    careers: optionalLineField('Careers', 500),
    certainty: z.number({ error: 'Please choose certainty level' }).pipe(certaintyField),
    affiliate_code: affiliateCodeField,
    is_read_terms_and_policies: termsField,
    allow_data_sharing: sharingField,
    role: z.literal('Student', 'Choose Student or Mentor.'),
  })
  .refine(same, differ);
export type LegacyStudentSignup = z.input<typeof legacyStudentSignup>;

/** What a mentor tells. The older wire sends neither the terms nor the password twice: both are checked when sent. */
export const mentorSignup = z
  .strictObject({
    first_name: lineField('First Name'),
    last_name: lineField('Last Name'),
    title: optionalLineField('Title'),
    email: emailField,
    phone: phoneField,
    Industry: idField.nullish(),
    tags: z.array(idField, 'Tags must be a list.').max(20, 'Choose at most 20 tags.').default([]),
    social_url: profileLinkField,
    address: optionalLineField('Address', 200),
    city: optionalLineField('City'),
    state: optionalLineField('State'),
    country: optionalLineField('Country'),
    zipCode: zipcodeField.or(z.literal('')).default(''),
    password: newPasswordField,
    confirm_password: confirmField.optional(),
    is_read_terms_and_policies: termsField.optional(),
    shareDataCheck: sharingField,
    role: z.literal('Mentor', 'Choose Student or Mentor.'),
  })
  .refine(same, differ);
export type MentorSignup = z.input<typeof mentorSignup>;

/** A parent or guardian: an adult, who says so by accepting the terms; an age below 18 is refused where one is sent. */
export const parentSignup = z
  .strictObject({
    first_name: lineField('First Name'),
    last_name: lineField('Last Name'),
    email: emailField,
    /** For parents whom we reach by text: it must be the number that the child gave us. */
    phone: phoneField.or(z.literal('')).default(''),
    age: z
      .number('Age must be a whole number.')
      .min(ADULT_AGE, 'A family account is for adults. Are you a student? Sign up as one.')
      .optional(),
    password: newPasswordField,
    confirm_password: confirmField.optional(),
    is_read_terms_and_policies: termsField,
    role: z.literal('Parent', 'Choose Student or Mentor.'),
  })
  .refine(same, differ);
export type ParentSignup = z.input<typeof parentSignup>;

export const signup = endpoint({
  method: 'POST',
  path: '/signup/',
  access: 'public',
  summary: 'Open an account; a confirmation link is mailed.',
  status: 201,
  body: z.union([studentSignup, legacyStudentSignup, mentorSignup, parentSignup]),
  /** `device`: a secret for this browser. With it, and once within 48 hours, confirming the email signs in as well. */
  answer: z.object({ detail: z.string(), device: z.string() }),
});

export const checkEmail = endpoint({
  method: 'POST',
  path: '/signup/email/',
  access: 'public',
  summary: 'Whether an email has an account already, before a whole form is filled in; limited as sign-up is.',
  status: 200,
  body: z.strictObject({ email: emailField }),
  answer: z.object({ taken: z.boolean() }),
});

export const confirmSignup = endpoint({
  method: 'POST',
  path: '/signup/confirm/',
  access: 'public',
  summary: 'Confirm the email with the token of the mailed link.',
  status: 200,
  body: z.strictObject({ token: tokenField, device: tokenField.optional() }),
  /** `minor`: whether some things wait for a parent of theirs. `session`: on the device of the sign-up alone. */
  answer: z.object({
    detail: z.string(),
    already_confirmed: z.boolean(),
    minor: z.boolean(),
    session: openedSession.nullable(),
  }),
});

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/signup/resend/',
  access: 'public',
  summary: 'Mail a new confirmation link; the answer is the same whether or not the account exists.',
  status: 202,
  body: z.strictObject({ email: emailField }),
  answer: message,
});
