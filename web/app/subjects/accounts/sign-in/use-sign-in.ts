import type { signIn } from '@careerscoop/contract/accounts';
import type { Answer } from '@careerscoop/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { callLater } from '../../../lib/call.ts';
import type { CallError } from '../../../lib/call-error.ts';
import { checksLater, fetchAhead } from '../../../lib/checks-later.ts';
import { useBeginSession } from '../use-begin-session.ts';

export interface Credentials {
  email: string;
  password: string;
}

const fetchSignIn = async () => (await import('@careerscoop/contract/accounts')).signIn;
const fetchCheck = async () => (await import('./check-sign-in.ts')).checkSignIn;

/** Brings in what the form needs once it is sent, while it is filled in. */
export const prepareSignIn = () => fetchAhead(fetchSignIn, fetchCheck);

export const signInResolver = checksLater<Credentials>(fetchCheck);

export function useSignIn() {
  const begin = useBeginSession();
  return useMutation<Answer<typeof signIn>, CallError, Credentials>({
    mutationFn: (body) => callLater(fetchSignIn, { body }),
    onSuccess: begin,
  });
}
