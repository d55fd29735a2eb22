import { useMutation } from '@tanstack/react-query';
import { callLater } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';

const fetchResend = async () => (await import('@careerscoop/contract/signup')).resendConfirmation;

/** Sends the link of a confirmation once more. */
export function useResendLink() {
  return useMutation<{ detail: string }, CallError, string>({
    mutationFn: (email) => callLater(fetchResend, { body: { email } }),
  });
}
