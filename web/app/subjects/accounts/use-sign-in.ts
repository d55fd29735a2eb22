import type { signIn } from '@careerscoop/contract/accounts';
import type { Answer } from '@careerscoop/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callLater } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';
import { checksLater, fetchAhead } from '../../lib/checks-later.ts';
import { clearPlanNotice } from '../../lib/plan-notice.ts';
import { session } from '../../lib/session.ts';

export interface Credentials {
  email: string;
  password: string;
}

const fetchSignIn = async () => (await import('@careerscoop/contract/accounts')).signIn;
const fetchCheck = async () => (await import('./check-sign-in.ts')).checkSignIn;

/** Brings in what the form needs once it is sent, while it is filled in. */
export const prepareSignIn = () => fetchAhead(fetchSignIn, fetchCheck);

export const signInResolver = checksLater<Credentials>(fetchCheck);

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
