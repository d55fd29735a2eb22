import {
  correctAge,
  decideConsent,
  getParentView,
  lookAtLink,
  openConsent,
  type ParentView,
  type Purpose,
} from '@careerscoop/contract/consent';
import { ADULT_AGE } from '@careerscoop/contract/constants';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';
import { childIn, guardianAccess, type GuardianAccess, type ParentAccess } from '../../lib/guardian-access.ts';

/** Uses a parent's link up. */
export function useOpenLink() {
  return useMutation<GuardianAccess, CallError, string>({
    mutationFn: (token) => call(openConsent, { body: { token } }),
    onSuccess: guardianAccess.begin,
  });
}

/** Whose parent somebody is asked to be. Where that cannot be learnt the page says it without the name. */
export const linkQuery = (token: string) =>
  queryOptions<{ first_name: string | null }, CallError>({
    queryKey: ['guardian-link', token],
    queryFn: ({ signal }) => call(lookAtLink, { body: { token } }, signal),
    retry: false,
    staleTime: Infinity,
  });

/** What a parent reads. Each opened link has a page of its own: it may be another child's. */
export function parentViewQuery(opened: ParentAccess) {
  return queryOptions<ParentView, CallError>({
    queryKey: ['guardian', 'child' in opened ? opened.child : opened.expires_at],
    queryFn: ({ signal }) => call(getParentView, childIn(opened), signal),
    // What is chosen and not yet saved must not move under the reader.
    refetchOnWindowFocus: false,
  });
}

export type Decisions = Partial<Record<Purpose, boolean>>;
/** What stood there before the decision; null where nothing did. */
export type Seen = Partial<Record<Purpose, boolean | null>>;

export function useDecide(opened: ParentAccess) {
  return useParentChange(opened, (body: { text_version: string; decisions: Decisions; seen: Seen }) =>
    call(decideConsent, { ...childIn(opened), body }),
  );
}

/** Reads the page again, where nothing is to be saved and the answers shown may have been changed elsewhere. */
export function useLookAgain(opened: ParentAccess) {
  const queryClient = useQueryClient();
  return useMutation<ParentView, CallError>({ mutationFn: () => queryClient.fetchQuery({ ...parentViewQuery(opened), staleTime: 0 }) });
}

export function useCorrectAge(opened: ParentAccess) {
  return useParentChange(opened, (age: number) => call(correctAge, { ...childIn(opened), body: { age } }));
}

/** A change answers the whole page. A refusal may mean that the half hour is over: the page is asked for again. */
export function useParentChange<V>(opened: ParentAccess, change: (input: V) => Promise<ParentView>) {
  const queryClient = useQueryClient();
  const { queryKey } = parentViewQuery(opened);
  return useMutation<ParentView, CallError, V>({
    mutationFn: change,
    onSuccess: (view) => {
      queryClient.setQueryData(queryKey, view);
      // With the 18th birthday behind them the page is no longer the parent's: the server says so when asked again.
      if ((view.student.age ?? 0) >= ADULT_AGE) void queryClient.invalidateQueries({ queryKey });
    },
    onError: ({ status }) => [401, 403, 409].includes(status) && queryClient.invalidateQueries({ queryKey }),
  });
}
