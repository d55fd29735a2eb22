import { askParent, type ConsentRequest, getConsent, type StudentConsent } from '@careerscoop/contract/consent';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';

/** Where a parent's consent stands for the signed-in student. */
export const consentQuery = queryOptions<StudentConsent, CallError>({
  queryKey: ['consent'],
  queryFn: ({ signal }) => call(getConsent, {}, signal),
});

export function useAskParent() {
  const queryClient = useQueryClient();
  return useMutation<StudentConsent, CallError, ConsentRequest>({
    mutationFn: (body) => call(askParent, { body }),
    onSuccess: (consent) => queryClient.setQueryData(consentQuery.queryKey, consent),
    // A parent may have answered meanwhile.
    onError: ({ status }) => status === 409 && queryClient.invalidateQueries({ queryKey: consentQuery.queryKey }),
  });
}
