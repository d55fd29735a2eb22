import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { acceptSession, cancelSession, doneSession, lateSession, type MentorSession, noShowSession } from '@careerscoop/contract/mentoring';
import { getMentorHours, getMentorStanding, type MentorHours, putMentorHours } from '@careerscoop/contract/mentor-hours';
import { call } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';

/** A mentor's weekly hours and the days that differ from them. */
export const hoursQuery = queryOptions({
  queryKey: ['mentoring', 'hours'],
  queryFn: ({ signal }) => call(getMentorHours, {}, signal),
  staleTime: 0,
});

/** Whether the mentor can be met, their checks, and the hours that they gave. */
export const standingQuery = queryOptions({
  queryKey: ['mentoring', 'standing'],
  queryFn: ({ signal }) => call(getMentorStanding, {}, signal),
  staleTime: 0,
});

export type HoursToKeep = Pick<MentorHours, 'hours' | 'days' | 'seen'>;

export function useKeepHours() {
  const client = useQueryClient();
  return useMutation<MentorHours, CallError, HoursToKeep>({
    mutationFn: (body) => call(putMentorHours, { body }),
    onSuccess: (kept) => client.setQueryData(hoursQuery.queryKey, kept),
  });
}

const CALLS = { accept: acceptSession, late: lateSession, done: doneSession, no_show: noShowSession } as const;

/** What a mentor does with a session by one press. */
export type Press = keyof typeof CALLS;

interface Pressed {
  press: Press;
  session: MentorSession;
}

/** Says it to the server; whatever came of it, the sessions are asked for anew: somebody else may have changed them. */
export function usePress() {
  const client = useQueryClient();
  return useMutation<MentorSession, CallError, Pressed>({
    mutationFn: ({ press, session: { id, version } }) => call(CALLS[press], { params: { id: String(id) }, body: { version } }),
    // Not waited for: the fresh list may take the card away before it has said what came of the press.
    onSettled: () => void client.invalidateQueries({ queryKey: ['mentoring'] }),
  });
}

export interface CallOff {
  session: MentorSession;
  reason: string;
}

export function useCallOff() {
  const client = useQueryClient();
  return useMutation<unknown, CallError, CallOff>({
    mutationFn: ({ session: { id, version }, reason }) => call(cancelSession, { params: { id: String(id) }, body: { reason, version } }),
    // Not waited for: the fresh list may take the card away before it has said what came of the press.
    onSettled: () => void client.invalidateQueries({ queryKey: ['mentoring'] }),
  });
}
