import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';

const message = z.object({
  channel: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  links: z.array(z.string()),
  /** The calendar file that came with it. */
  calendar: z.string().nullable(),
  at: z.string(),
});
export type Message = z.infer<typeof message>;

/** What the local stand-in for mail and texts has taken, newest first; null where there is no stand-in. */
export const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: async ({ signal }) => {
    const response = await fetch('/dev/outbox.json', { signal });
    const json = response.headers.get('content-type')?.includes('json');
    if (response.status === 404 || (response.ok && !json)) return null;
    if (!response.ok) throw new Error(`The outbox answered with ${response.status}.`);
    return z.array(message).parse(await response.json());
  },
  staleTime: 0,
});
