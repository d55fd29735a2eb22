import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';

const entry = z.object({ name: z.string(), seat: z.enum(['student', 'mentor', 'guardian', 'staff']), until: z.string() });
export type TestEntry = z.infer<typeof entry>;

/** Whom a token lets into a room of the stand-in: 'closed' out of its time, null where there is no such room or no stand-in. */
export const testMeetingQuery = (room: string, token: string) =>
  queryOptions({
    queryKey: ['test-meeting', room, token],
    queryFn: async ({ signal }): Promise<TestEntry | 'closed' | null> => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`/dev/meetings/${encodeURIComponent(room)}`, { headers, signal });
      if (response.status === 403) return 'closed';
      const json = response.headers.get('content-type')?.includes('json');
      if (response.status === 404 || (response.ok && !json)) return null;
      if (!response.ok) throw new Error(`The test room answered with ${response.status}.`);
      return entry.parse(await response.json());
    },
    staleTime: 0,
  });
