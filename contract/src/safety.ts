import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What anybody may know of how the companions keep people safe here. */
export const getCompanionsSafety = endpoint({
  method: 'GET',
  path: '/companions-safety/',
  access: 'public',
  summary: 'Whether the companions are open here, whether a person reads of danger and when, and how often help was shown, by year.',
  status: 200,
  answer: z.object({
    open: z.boolean(),
    /** The hours in words; null where no person reads of it. */
    read: z.string().nullable(),
    /** The last year first, without years in which it never happened. */
    years: z.array(z.object({ year: z.number().int(), referrals: z.number().int() })),
  }),
});
export type CompanionsSafety = z.infer<(typeof getCompanionsSafety)['answer']>;
