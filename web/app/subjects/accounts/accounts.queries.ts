import type { signup } from '@careerscoop/contract/signup';
import type { CallInput } from '@careerscoop/contract/endpoint';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { callLater } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';

const fetchSignupCalls = () => import('@careerscoop/contract/signup');
const fetchGetSite = async () => (await import('@careerscoop/contract/site')).getSite;

type SignupForm = CallInput<typeof signup>['body'];

/** Opens an account of any kind. */
export function useSignUp(onSuccess: () => void = () => undefined) {
  return useMutation<{ detail: string }, CallError, SignupForm>({
    mutationFn: (body) => callLater(async () => (await fetchSignupCalls()).signup, { body }),
    onSuccess,
  });
}

export function useConfirmEmail() {
  return useMutation<{ detail: string; already_confirmed: boolean; minor: boolean }, CallError, string>({
    mutationFn: (token) => callLater(async () => (await fetchSignupCalls()).confirmSignup, { body: { token } }),
  });
}

/** Whether this is a demo on somebody's own computer: there, mails go to an outbox that everybody can read. */
export const demoQuery = queryOptions({
  queryKey: ['demo'],
  queryFn: async ({ signal }) => (await callLater(fetchGetSite, {}, signal)).demo,
  staleTime: Infinity,
  retry: false,
});
