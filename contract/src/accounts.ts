import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  ageField,
  certaintyField,
  educationField,
  emailField,
  gradeField,
  lineField,
  newPasswordField,
  optionalLineField,
  phoneField,
  presentPasswordField,
  tokenField,
  zipcodeField,
} from './fields.ts';

export const roleField = z.enum(['Student', 'Mentor', 'Staff']);
export type Role = z.infer<typeof roleField>;

/** The signed-in person as every answer shows them; what the browser keeps under `user`. */
export const user = z.object({
  id: z.number().int(),
  email: z.string(),
  role: roleField,
  first_name: z.string(),
  last_name: z.string(),
  profile_image: z.string().nullable(),
  pricing_plan: z.number().int().nullable(),
  plan_title: z.string().nullable(),
  /** US dollars; null without a plan. */
  plan_price: z.number().nullable(),
  affiliate_code: z.string().nullable(),
});
export type User = z.infer<typeof user>;

export const tokens = z.object({ access: z.string(), refresh: z.string() });
const message = z.object({ detail: z.string() });

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

/** Step 2; `password` keeps the server's rules, which the form shows as a hint (decision 10). */
export const studentStep2 = z.object({
  password: newPasswordField,
  confirm_password: z.string({ error: 'Confirm Password is required.' }).min(1, 'Confirm Password is required.'),
  education: educationField,
  favorite_ice_cream_flavor: optionalLineField('Favorite Ice Cream Flavor'),
  careers: optionalLineField('Careers', 500),
  certainty: certaintyField.optional(),
  affiliate_code: z
    .string()
    .trim()
    .max(40, 'This code is not known.')
    .optional(),
  is_read_terms_and_policies: z.literal(true, {
    error: 'Please read and accept the Terms and Conditions and the Privacy Policy.',
  }),
  allow_data_sharing: z.boolean({ error: 'Please answer yes or no.' }).default(false),
});

export const studentSignup = z
  .strictObject({ ...studentStep1.shape, ...studentStep2.shape, role: z.literal('Student', 'Choose Student or Mentor.') })
  .refine((form) => form.password === form.confirm_password, {
    path: ['confirm_password'],
    message: 'Passwords do not match',
    // Also beside other faults, so that all are said at once; but there must be a form to compare in.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
export type StudentSignup = z.input<typeof studentSignup>;

export const signup = endpoint({
  method: 'POST',
  path: '/signup/',
  access: 'public',
  summary: 'Open an account; a confirmation link is mailed.',
  status: 201,
  body: studentSignup,
  answer: message,
});

export const confirmSignup = endpoint({
  method: 'POST',
  path: '/signup/confirm/',
  access: 'public',
  summary: 'Confirm the email with the token of the mailed link.',
  status: 200,
  body: z.strictObject({ token: tokenField }),
  answer: z.object({ detail: z.string(), already_confirmed: z.boolean() }),
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

export const signIn = endpoint({
  method: 'POST',
  path: '/auth/',
  access: 'public',
  summary: 'Sign in with email and password.',
  status: 200,
  body: z.strictObject({ email: emailField, password: presentPasswordField }),
  answer: z.object({ ...tokens.shape, user }),
});

export const refreshTokens = endpoint({
  method: 'POST',
  path: '/auth/refresh/',
  access: 'public',
  summary: 'Change a refresh token for a new pair; the old one stays good for ten more seconds.',
  status: 200,
  body: z.strictObject({ refresh: tokenField }),
  answer: tokens,
});

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/logout/',
  access: 'public',
  summary: 'End the session that the refresh token belongs to.',
  status: 204,
  body: z.strictObject({ refresh: tokenField }),
  answer: z.undefined(),
});
