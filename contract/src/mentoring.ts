import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What anybody may see of a mentor whom a representative has approved. */
export const mentor = z.object({
  id: z.number().int(),
  first_name: z.string(),
  title: z.string(),
  industry: z.string().nullable(),
  tags: z.array(z.string()),
});
export type Mentor = z.infer<typeof mentor>;

export const listMentors = endpoint({
  method: 'GET',
  path: '/mentors/',
  access: 'public',
  summary: 'The approved mentors, by first name and what they can talk about; nothing that leads to them.',
  status: 200,
  answer: z.array(mentor),
});
