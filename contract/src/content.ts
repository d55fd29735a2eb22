import { z } from 'zod';
import { pageMeta } from './assessment.ts';
import { endpoint } from './endpoint.ts';

/** A quote of somebody about the product; `example` marks the ones we wrote ourselves until there are real ones. */
export const userReview = z.object({
  id: z.number().int(),
  image: z.string(),
  name: z.string(),
  title: z.string(),
  review: z.string(),
  example: z.boolean(),
});
export type UserReview = z.infer<typeof userReview>;

export const listUserReviews = endpoint({
  method: 'GET',
  path: '/user-reviews/',
  access: 'public',
  summary: 'Quotes about the product.',
  status: 200,
  query: z.object({
    page: z.coerce.number().int().min(1).max(1000).default(1),
    per_page: z.coerce.number().int().min(1).max(50).default(10),
  }),
  answer: z.object({ results: z.array(userReview), meta: pageMeta }),
});

const choice = z.object({ id: z.number().int(), name: z.string() });
export type Choice = z.infer<typeof choice>;

export const listTags = endpoint({
  method: 'GET',
  path: '/tags/',
  access: 'public',
  summary: 'What mentors can talk about.',
  status: 200,
  answer: z.array(choice),
});

export const listIndustries = endpoint({
  method: 'GET',
  path: '/industries/',
  access: 'public',
  summary: 'Fields of work that a mentor chooses one of.',
  status: 200,
  answer: z.array(choice),
});
