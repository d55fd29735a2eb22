import { confirmSignup, signup } from '@careerscoop/contract/signup';
import type { CallInput } from '@careerscoop/contract/endpoint';
import { getSite } from '@careerscoop/contract/site';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';

type SignupForm = CallInput<typeof signup>['body'];

/** Opens an account of any kind. */
export function useSignUp(onSuccess: () => void = () => undefined) {
  return useMutation<{ detail: string }, CallError, SignupForm>({
    mutationFn: (body) => call(signup, { body }),
    onSuccess,
  });
}

export function useConfirmEmail() {
  return useMutation<{ detail: string; already_confirmed: boolean; minor: boolean }, CallError, string>({
    mutationFn: (token) => call(confirmSignup, { body: { token } }),
  });
}

/** Whether this is a demo on somebody's own computer: there, mails go to an outbox that everybody can read. */
export const demoQuery = queryOptions({
  queryKey: ['demo'],
  queryFn: async ({ signal }) => (await call(getSite, {}, signal)).demo,
  staleTime: Infinity,
  retry: false,
});
