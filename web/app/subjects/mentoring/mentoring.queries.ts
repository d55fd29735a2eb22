import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listMentorSessions, type MentorSession, requestMentorSession } from '@careerscoop/contract/mentoring';
import { listMentorFeedbacks } from '@careerscoop/contract/session-feedback';
import { call } from '../../lib/call.ts';
import { freshenUser } from '../../lib/freshen-user.ts';
import type { CallError } from '../../lib/call-error.ts';

/** The signed-in person's sessions, newest first. A representative changes them elsewhere: every visit asks. */
export const sessionsQuery = queryOptions({
  queryKey: ['mentoring', 'sessions'],
  queryFn: ({ signal }) => call(listMentorSessions, {}, signal),
  staleTime: 0,
});

export const feedbackQuery = queryOptions({
  queryKey: ['mentoring', 'feedback'],
  queryFn: ({ signal }) => call(listMentorFeedbacks, {}, signal),
  staleTime: 0,
});

export interface SessionWish {
  topic: string;
  /** In UTC, or null without a wish. */
  datetime: string | null;
}

export function useRequestSession() {
  const client = useQueryClient();
  return useMutation<MentorSession, CallError, SessionWish>({
    mutationFn: (body) => call(requestMentorSession, { body }),
    onSuccess: () => {
      // One fewer is left of this month.
      freshenUser();
      return client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
}
