import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { entitlements } from './entitlements.ts';
import { codeField, emailField, presentPasswordField, tokenField } from './fields.ts';

export const roleField = z.enum(['Student', 'Mentor', 'Staff', 'Parent', 'Organization']);
export type Role = z.infer<typeof roleField>;

/** The signed-in person as every answer shows them; what the browser keeps under `user`. */
export const user = z.object({
  id: z.number().int(),
  email: z.string(),
  role: roleField,
  first_name: z.string(),
  last_name: z.string(),
  /** The photo's address, 192 pixels wide; {@link photoAt} gives the others. */
  profile_image: z.string().nullable(),
  pricing_plan: z.number().int().nullable(),
  plan_title: z.string().nullable(),
  /** US dollars; null without a plan. */
  plan_price: z.number().nullable(),
  affiliate_code: z.string().nullable(),
  /** What their plan and code open to them. */
  entitlements,
  /** When everything held of them is erased; null unless they, or a parent, asked for it. */
  deletion_on: z.string().nullable(),
});
export type User = z.infer<typeof user>;

/** The widths in which every photo is kept. */
export const PHOTO_SIZES = [96, 192, 512] as const;

/** The same photo in another of its widths. */
export function photoAt(address: string, size: (typeof PHOTO_SIZES)[number]): string {
  return address.replace(/-\d+(\.\w+)$/, `-${size}$1`);
}

export const tokens = z.object({ access: z.string(), refresh: z.string() });
/** What a browser keeps to be signed in. */
export const openedSession = z.object({ ...tokens.shape, user });

export const signIn = endpoint({
  method: 'POST',
  path: '/auth/',
  access: 'public',
  summary: 'Sign in with email and password, and where an authenticator app is set up with a code of it, or a recovery code.',
  status: 200,
  body: z.strictObject({ email: emailField, password: presentPasswordField, code: codeField.optional() }),
  answer: openedSession,
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
