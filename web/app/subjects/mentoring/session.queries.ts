import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  bookSession,
  cancelSession,
  getSessionCalendar,
  getUsualWait,
  listSlots,
  type MentorSession,
  moveSession,
  noShowSession,
} from '@careerscoop/contract/mentoring';
import { call } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';
import { freshenUser } from '../../lib/freshen-user.ts';
import { saveFile } from '../../lib/save-file.ts';
import { dayAt } from '../../lib/time-in-words.ts';
import { sessionsQuery } from './mentoring.queries.ts';

const SLOTS = ['mentoring', 'slots'];

/** The mentor's free times for one session, some days at a time. Others book meanwhile: every look asks. */
export const slotsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...SLOTS, id],
    queryFn: ({ pageParam, signal }) =>
      call(listSlots, { params: { id: String(id) }, query: pageParam ? { after: pageParam } : {} }, signal),
    initialPageParam: '',
    getNextPageParam: ({ slots, time_zone, more }) => {
      const last = slots.at(-1);
      return more && last ? dayAt(last.starts_at, time_zone) : undefined;
    },
    staleTime: 0,
  });

/** How long a mentor is usually looked for. */
export const usualQuery = queryOptions({
  queryKey: ['mentoring', 'usual'],
  queryFn: ({ signal }) => call(getUsualWait, {}, signal),
  staleTime: 3_600_000,
});

/** Whatever came of a change, it is asked how things stand: somebody else may have changed them. */
function useLookAgain() {
  const client = useQueryClient();
  return () => {
    // Calling off gives the month's session back, or not.
    freshenUser();
    void client.invalidateQueries({ queryKey: SLOTS });
    // Not waited for: the fresh list may take the card away before it has said what came of it.
    void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  };
}

/** What a chosen time is for. */
export type Choice = 'book' | 'move';
const CHOICES = { book: bookSession, move: moveSession } as const;

export function useChooseTime(choice: Choice, { id, version }: MentorSession) {
  const onSettled = useLookAgain();
  return useMutation<MentorSession, CallError, string>({
    mutationFn: (starts_at) => call(CHOICES[choice], { params: { id: String(id) }, body: { starts_at, version } }),
    onSettled,
  });
}

export function useCancelSession({ id, version }: MentorSession) {
  const onSettled = useLookAgain();
  return useMutation<{ counted: boolean }, CallError, string>({
    mutationFn: (reason) => call(cancelSession, { params: { id: String(id) }, body: { reason, version } }),
    onSettled,
  });
}

/** The mentor has not come. */
export function useNoShow({ id, version }: MentorSession) {
  const onSettled = useLookAgain();
  return useMutation<MentorSession, CallError, void>({
    mutationFn: () => call(noShowSession, { params: { id: String(id) }, body: { version } }),
    onSettled,
  });
}

/** The session as a file for a calendar, saved on this device. */
export function useCalendarFile({ id }: MentorSession) {
  return useMutation<void, CallError, void>({
    mutationFn: async () =>
      saveFile('careerscoop-session.ics', await call(getSessionCalendar, { params: { id: String(id) } }), 'text/calendar'),
  });
}
