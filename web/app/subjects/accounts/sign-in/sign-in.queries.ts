import type { signIn } from '@careerscoop/contract/accounts';
import type { Answer } from '@careerscoop/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { callLater } from '../../../lib/call.ts';
import type { CallError } from '../../../lib/call-error.ts';
import { useBeginSession } from '../use-begin-session.ts';

export interface Credentials {
  email: string;
  password: string;
}

export const fetchSignIn = async () => (await import('@careerscoop/contract/accounts')).signIn;

/** Signs in; the session itself tells the page that it worked. `code` where an authenticator app is set up. */
export function useSignIn() {
  const begin = useBeginSession();
  return useMutation<Answer<typeof signIn>, CallError, Credentials & { code?: string }>({
    mutationFn: (body) => callLater(fetchSignIn, { body }),
    onSuccess: begin,
  });
}
