import { z } from 'zod';
import { user } from './accounts.ts';
import { endpoint } from './endpoint.ts';

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

export const getProfile = endpoint({
  method: 'GET',
  path: '/profile/',
  access: 'signed_in',
  summary: 'The profile of the signed-in person.',
  status: 200,
  answer: profile,
});
