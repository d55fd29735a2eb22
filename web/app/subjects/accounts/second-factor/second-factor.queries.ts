import type { SecondFactor } from '@careerscoop/contract/second-factor';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callLater } from '../../../lib/call.ts';
import type { CallError } from '../../../lib/call-error.ts';

const fetchCalls = () => import('@careerscoop/contract/second-factor');

type Codes = { recovery_codes: string[] };

export const secondFactorQuery = queryOptions<SecondFactor, CallError>({
  queryKey: ['second-factor'],
  queryFn: async ({ signal }) => callLater(async () => (await fetchCalls()).getSecondFactor, {}, signal),
});

/** Makes a key for the app; `current_password` where the server asked for it. */
export function useBegin() {
  return useMutation<{ secret: string; otpauth: string }, CallError, { current_password?: string }>({
    mutationFn: (body) => callLater(async () => (await fetchCalls()).beginSecondFactor, { body }),
  });
}

/** A first code of the app. From then on it counts, and opens what was closed without it. */
export function useConfirm() {
  return useMutation<Codes, CallError, string>({
    mutationFn: (code) => callLater(async () => (await fetchCalls()).confirmSecondFactor, { body: { code } }),
  });
}

export function useRenewCodes() {
  return useMutation<Codes, CallError, string>({
    mutationFn: (current_password) => callLater(async () => (await fetchCalls()).renewRecoveryCodes, { body: { current_password } }),
  });
}

export function useTurnOff() {
  const queryClient = useQueryClient();
  return useMutation<undefined, CallError, string>({
    mutationFn: (current_password) => callLater(async () => (await fetchCalls()).endSecondFactor, { body: { current_password } }),
    onSuccess: () => void queryClient.invalidateQueries(secondFactorQuery),
  });
}
