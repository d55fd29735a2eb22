import type { PasswordChange } from '@careerscoop/contract/passwords';
import { useMutation } from '@tanstack/react-query';
import { callLater } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';
import { session } from '../../lib/session.ts';

type Said = { detail: string };

/** The calls come with the first of them. */
export const fetchPasswordCalls = () => import('@careerscoop/contract/passwords');

export function useRequestReset() {
  return useMutation<Said, CallError, string>({
    mutationFn: (email) => callLater(async () => (await fetchPasswordCalls()).requestPasswordReset, { body: { email } }),
  });
}

export interface NewPassword {
  token: string;
  new_password: string;
  confirm_password: string;
}

/** Sets a new password by the mailed link. Every session has ended then, the one in this browser too. */
export function useConfirmReset() {
  return useMutation<Said, CallError, NewPassword>({
    mutationFn: (body) => callLater(async () => (await fetchPasswordCalls()).confirmPasswordReset, { body }),
    onSuccess: () => session.expire(),
  });
}

/** Changes the password. The answer brings the session that goes on, for every tab of this browser. */
export function useSetPassword() {
  return useMutation<Said & { access?: string; refresh?: string }, CallError, PasswordChange>({
    mutationFn: (body) => callLater(async () => (await fetchPasswordCalls()).setPassword, { body }),
    onSuccess: ({ access, refresh }) => {
      if (access && refresh) session.renew({ access, refresh });
    },
  });
}

export function useSignOutEverywhere() {
  return useMutation<undefined, CallError, void>({
    mutationFn: () => callLater(async () => (await fetchPasswordCalls()).signOutEverywhere, {}),
  });
}

export function useConfirmEmailChange() {
  return useMutation<Said & { already_confirmed: boolean }, CallError, string>({
    mutationFn: (token) => callLater(async () => (await fetchPasswordCalls()).confirmEmailChange, { body: { token } }),
  });
}
