import type { signIn } from '@careerscoop/contract/accounts';
import type { Answer } from '@careerscoop/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Resolver } from 'react-hook-form';
import { callLater } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';
import { clearPlanNotice } from '../../lib/plan-notice.ts';
import { session } from '../../lib/session.ts';

export interface Credentials {
  email: string;
  password: string;
}

const fetchSignIn = async () => (await import('@careerscoop/contract/accounts')).signIn;
const fetchCheck = async () => (await import('./check-sign-in.ts')).checkSignIn;

/** Brings in what the form needs once it is sent, while it is filled in. */
export function prepareSignIn(): void {
  void Promise.all([fetchSignIn(), fetchCheck()]).catch(() => undefined);
}

/** Checks the form. Where the checks cannot be fetched, the call that follows says so. */
export const signInResolver: Resolver<Credentials> = async (values, context, options) => {
  const check = await fetchCheck().catch(() => undefined);
  return check ? check(values, context, options) : { values, errors: {} };
};

/** Signs in. What the tab has kept of somebody else is dropped first. */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation<Answer<typeof signIn>, CallError, Credentials>({
    mutationFn: (body) => callLater(fetchSignIn, { body }),
    onSuccess: ({ access, refresh, user }) => {
      queryClient.removeQueries();
      clearPlanNotice();
      session.begin({ access, refresh }, user);
    },
  });
}
