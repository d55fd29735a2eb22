import { signIn } from '@careerscoop/contract/accounts';
import { confirmSignup, resendConfirmation, signup } from '@careerscoop/contract/signup';
import type { CallInput } from '@careerscoop/contract/endpoint';
import { getSite } from '@careerscoop/contract/site';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';
import { clearPlanNotice } from '../../lib/plan-notice.ts';
import { session } from '../../lib/session.ts';

type SignupForm = CallInput<typeof signup>['body'];

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in. What the tab has kept of somebody else is dropped first. */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation<Awaited<ReturnType<typeof send>>, CallError, Credentials>({
    mutationFn: send,
    onSuccess: ({ access, refresh, user }) => {
      queryClient.removeQueries();
      clearPlanNotice();
      session.begin({ access, refresh }, user);
    },
  });
}

const send = (body: Credentials) => call(signIn, { body });

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

export function useResendLink() {
  return useMutation<{ detail: string }, CallError, string>({
    mutationFn: (email) => call(resendConfirmation, { body: { email } }),
  });
}

/** Whether this is a demo on somebody's own computer: there, mails go to an outbox that everybody can read. */
export const demoQuery = queryOptions({
  queryKey: ['demo'],
  queryFn: async ({ signal }) => (await call(getSite, {}, signal)).demo,
  staleTime: Infinity,
  retry: false,
});
