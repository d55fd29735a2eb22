import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What differs from one installation to the next and a browser has to know. */
export const getSite = endpoint({
  method: 'GET',
  path: '/site/',
  access: 'public',
  summary: 'Whether this is a demo with local stand-ins.',
  status: 200,
  answer: z.object({ demo: z.boolean() }),
});
