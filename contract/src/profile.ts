import { z } from 'zod';
import { user } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { planField } from './plans.ts';

/** Everything the product holds in the person's own profile. */
export const profile = z.object({
  ...user.shape,
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  zipcode: z.string(),
  age: z.number().int().nullable(),
  careers: z.string(),
  certainty: z.number().int().nullable(),
  grade: z.string().nullable(),
  education: z.number().int().nullable(),
  about_me: z.string(),
  allow_data_sharing: z.boolean(),
  ai_report: z.string(),
  school: z.object({ id: z.number().int(), name: z.string() }).nullable(),
});
export type Profile = z.infer<typeof profile>;

/**
 * What a person may change of their own profile; only the fields that are sent change. What others decide (role, school,
 * affiliate code, report) is not among them and is refused by name.
 */
export const profileChange = z.strictObject({
  /** A plan without a price, or null to be without one: a priced plan starts when it is paid for. */
  pricing_plan: planField.nullable().optional(),
});
export type ProfileChange = z.infer<typeof profileChange>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/profile/',
  access: 'signed_in',
  summary: 'The profile of the signed-in person.',
  status: 200,
  answer: profile,
});

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/profile/',
  access: 'signed_in',
  summary: 'Changes some fields of the profile; answers the whole of it as it is stored.',
  status: 200,
  body: profileChange,
  answer: profile,
});
