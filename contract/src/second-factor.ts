import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { codeField, presentPasswordField } from './fields.ts';

/** How many recovery codes come at once. */
export const RECOVERY_CODES = 10;

/** Whether a code is asked for at sign-in, and how many recovery codes are left. */
const secondFactor = z.object({ on_since: z.string().nullable(), codes_left: z.number().int() });
export type SecondFactor = z.infer<typeof secondFactor>;
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
const withPassword = z.strictObject({ current_password: presentPasswordField });

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/auth/second-factor/',
  access: 'signed_in',
  summary: 'Whether a code of an authenticator app is asked for at sign-in.',
  status: 200,
  answer: secondFactor,
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second-factor/',
  access: 'signed_in',
  summary:
    'Make the key for an authenticator app; it counts once a first code was right. Long after the sign-in the password is asked for.',
  status: 200,
  body: z.strictObject({ current_password: presentPasswordField.optional() }).default({}),
  answer: z.object({ secret: z.string(), otpauth: z.string() }),
});

export const confirmSecondFactor = endpoint({
  method: 'PUT',
  path: '/auth/second-factor/',
  access: 'signed_in',
  summary: 'Make the authenticator app count with a first code of it; the recovery codes are shown once, and every other session ends.',
  status: 200,
  body: z.strictObject({ code: codeField }),
  answer: recoveryCodes,
});

export const endSecondFactor = endpoint({
  method: 'DELETE',
  path: '/auth/second-factor/',
  access: 'signed_in',
  summary: 'Ask for no code any more; the app and all recovery codes are forgotten.',
  status: 204,
  body: withPassword,
  answer: z.undefined(),
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/second-factor/recovery-codes/',
  access: 'signed_in',
  summary: 'Ten new recovery codes in place of all earlier ones.',
  status: 200,
  body: withPassword,
  answer: recoveryCodes,
});
