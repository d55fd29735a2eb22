import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParam } from './fields.ts';

export const refreshAnswer = endpoint({
  method: 'GET',
  path: '/question/:id/refresh/answer/',
  access: 'student',
  summary: 'The next answer to a question about one of the own careers; five in all, counted on the server.',
  status: 200,
  params: z.object({ id: idParam }),
  answer: z.object({
    id: z.number().int(),
    answer: z.string(),
    count: z.number().int().min(1).max(5),
    ai_written: z.boolean(),
  }),
});
