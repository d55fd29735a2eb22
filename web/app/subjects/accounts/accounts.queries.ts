import type { confirmSignup, signup } from '@careerscoop/contract/signup';
import type { Answer, CallInput } from '@careerscoop/contract/endpoint';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { callLater } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';
import { keepDevice, readDevice } from './signup-device.ts';
import { useBeginSession } from './use-begin-session.ts';

const fetchSignupCalls = () => import('@careerscoop/contract/signup');
const fetchGetSite = async () => (await import('@careerscoop/contract/site')).getSite;

type SignupForm = CallInput<typeof signup>['body'];

/** Opens an account of any kind. */
export function useSignUp(onSuccess: () => void = () => undefined) {
  return useMutation<Answer<typeof signup>, CallError, SignupForm>({
    mutationFn: (body) => callLater(async () => (await fetchSignupCalls()).signup, { body }),
    onSuccess: ({ device }) => {
      keepDevice(device);
      onSuccess();
    },
  });
}

/** Whether the email has an account. Where that cannot be learnt now, the sign-up itself will say it. */
export async function isTaken(email: string): Promise<boolean> {
  const answer = await callLater(async () => (await fetchSignupCalls()).checkEmail, { body: { email } }).catch(() => undefined);
  return answer?.taken ?? false;
}

/** Confirms the email, and on the device of the sign-up signs in. */
export function useConfirmEmail() {
  const begin = useBeginSession();
  return useMutation<Answer<typeof confirmSignup>, CallError, string>({
    mutationFn: (token) => {
      const device = readDevice();
      return callLater(async () => (await fetchSignupCalls()).confirmSignup, { body: { token, ...(device ? { device } : {}) } });
    },
    onSuccess: ({ session }) => session && begin(session),
  });
}

/** Whether this is a demo on somebody's own computer: there, mails go to an outbox that everybody can read. */
export const demoQuery = queryOptions({
  queryKey: ['demo'],
  queryFn: async ({ signal }) => (await callLater(fetchGetSite, {}, signal)).demo,
  staleTime: Infinity,
  retry: false,
});
