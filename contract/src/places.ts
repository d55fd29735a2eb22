import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const place = z.object({
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  country: z.string(),
});
export type Place = z.infer<typeof place>;

export const findPlaces = endpoint({
  method: 'GET',
  path: '/addresses/',
  access: 'public',
  summary: 'Suggestions for a typed address, ZIP code or place name; ten at most.',
  status: 200,
  query: z.object({ q: z.string().trim().max(120).default('') }),
  answer: z.array(place),
});
