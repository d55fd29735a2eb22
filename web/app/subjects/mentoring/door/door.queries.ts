import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Answer } from '@careerscoop/contract/endpoint';
import { guardianJoin, joinSession } from '@careerscoop/contract/mentoring';
import { guardianReport } from '@careerscoop/contract/session-feedback';
import type { z } from 'zod';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';

/** While the door is closed it is asked again: it opens by itself. */
const ASK_AGAIN_MS = 15_000;
const isClosed = (error: Error | null) => error instanceof CallError && error.code === 'door_closed';

/** Knocking is noted, so that nothing but the page itself does it. */
const QUIETLY = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** The address of the room for the student or the mentor. */
export const doorQuery = (id: number) =>
  queryOptions({
    queryKey: ['door', id],
    queryFn: ({ signal }) => call(joinSession, { params: { id: String(id) } }, signal),
    refetchInterval: ({ state }) => (isClosed(state.error) ? ASK_AGAIN_MS : false),
    ...QUIETLY,
  });

/** The same for a guardian, by the link of their mail. */
export const guardianDoorQuery = (token: string) =>
  queryOptions({
    queryKey: ['door', 'guardian', token],
    queryFn: ({ signal }) => call(guardianJoin, { body: { token } }, signal),
    refetchInterval: ({ state }) => (isClosed(state.error) ? ASK_AGAIN_MS : false),
    ...QUIETLY,
  });

type Report = Omit<z.input<NonNullable<typeof guardianReport.body>>, 'token'>;

/** A guardian tells the team about a session. */
export function useGuardianReport(token: string) {
  return useMutation<Answer<typeof guardianReport>, CallError, Report>({
    mutationFn: (report) => call(guardianReport, { body: { token, ...report } }),
  });
}
