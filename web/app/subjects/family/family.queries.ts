import { addChild, callOffForChild, leaveChild, listChildren, payForChild, type Child } from '@careerscoop/contract/family';
import { freshParentLink } from '@careerscoop/contract/consent';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';
import { useBackAgain } from '../../lib/use-back-again.ts';

/** The children of the signed-in adult, each with all that stands on their card. */
export const familyQuery = queryOptions<Child[], CallError>({
  queryKey: ['family'],
  queryFn: ({ signal }) => call(listChildren, {}, signal),
});

/** Adds the child of an opened link. */
export function useAddChild() {
  const client = useQueryClient();
  return useMutation<Child, CallError, string>({
    mutationFn: (token) => call(addChild, { body: { token } }),
    onSettled: () => client.invalidateQueries(familyQuery),
  });
}

export function useLeaveChild(id: number) {
  const client = useQueryClient();
  return useMutation<unknown, CallError>({
    mutationFn: () => call(leaveChild, { params: { id: String(id) } }),
    onSuccess: () => client.setQueryData(familyQuery.queryKey, (children) => children?.filter((child) => child.id !== id)),
  });
}

/** Calls a talk off. Where it changed meanwhile, it is shown as it is now. */
export function useCallOff(child: number) {
  const client = useQueryClient();
  return useMutation<Child, CallError, { session: number; version: number }>({
    mutationFn: ({ session, version }) =>
      call(callOffForChild, { params: { id: String(child), session: String(session) }, body: { reason: '', version } }),
    onSettled: () => client.invalidateQueries(familyQuery),
  });
}

/** The address of a page at which the parent pays. */
export function usePayForChild(id: number) {
  const pay = useMutation<{ payment_link: string }, CallError, number>({
    mutationFn: (pricing_plan) => call(payForChild, { params: { id: String(id) }, body: { pricing_plan } }),
  });
  useBackAgain(pay.reset);
  return pay;
}

/** Sends a fresh link to the account's own email, for every child who named it. */
export function useSendOwnLink() {
  return useMutation<{ detail: string }, CallError, string>({
    mutationFn: (contact) => call(freshParentLink, { body: { channel: 'email', contact } }),
  });
}
