import { z } from 'zod';
import { tokens } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { emailField, newPasswordField, presentPasswordField, tokenField } from './fields.ts';

const message = z.object({ detail: z.string() });

interface NewPassword {
  new_password: string;
  confirm_password: string;
}
const same = (form: NewPassword) => form.new_password === form.confirm_password;
const differ = (text: string) => ({
  path: ['confirm_password'],
  message: text,
  // Also beside other faults, so that all are said at once; but there must be a form to compare in.
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
});
const repeatedField = (text: string) => z.string({ error: text }).min(1, text);

const ASK_AGAIN = 'check Confirmation password';
/** What the page behind the mailed link asks for. */
export const resetForm = z
  .strictObject({ new_password: newPasswordField, confirm_password: repeatedField(ASK_AGAIN) })
  .refine(same, differ(ASK_AGAIN));

/** What the page for changing a known password asks for. */
export const changePasswordForm = z
  .strictObject({
    current_password: presentPasswordField,
    new_password: z.string({ error: 'Please enter password.' }).min(1, 'Please enter password.').pipe(newPasswordField),
    confirm_password: repeatedField('Please enter confirm new password.'),
  })
  .refine(same, differ('password mismatch.'));
export type PasswordChange = z.input<typeof changePasswordForm>;

/** Errors of the two reset calls also carry `status: "error"` and `msg`, the first sentence of what is wrong. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/password_reset/',
  access: 'public',
  summary: 'Mail a link for choosing a new password; the answer is the same whether or not the account exists.',
  status: 202,
  body: z.strictObject({ email: emailField }),
  answer: message,
});

export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/password_reset/confirm/',
  access: 'public',
  summary: 'Choose a new password with the token of the mailed link; every session ends.',
  status: 200,
  body: z.strictObject({ ...resetForm.shape, token: tokenField }).refine(same, differ(ASK_AGAIN)),
  answer: message,
});

export const setPassword = endpoint({
  method: 'POST',
  path: '/set-password/',
  access: 'signed_in',
  summary: 'Change the password; every session ends, and this one goes on with the new tokens of the answer.',
  status: 200,
  body: changePasswordForm,
  answer: z.object({ detail: z.string(), ...tokens.shape }),
});

export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/auth/logout-all/',
  access: 'signed_in',
  summary: 'End every session of the signed-in person, this one too.',
  status: 204,
  answer: z.undefined(),
});

export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/profile/email/confirm/',
  access: 'public',
  summary: 'Make a new email count with the token of the link mailed to it; sessions stay.',
  status: 200,
  body: z.strictObject({ token: tokenField }),
  answer: z.object({ detail: z.string(), already_confirmed: z.boolean() }),
});
