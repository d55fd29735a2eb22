import {
  confirmEmailChange,
  confirmPasswordReset,
  requestPasswordReset,
  setPassword,
  signOutEverywhere,
  type PasswordChange,
} from '@careerscoop/contract/passwords';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';
import { session } from '../../lib/session.ts';

type Said = { detail: string };

export function useRequestReset() {
  return useMutation<Said, CallError, string>({
    mutationFn: (email) => call(requestPasswordReset, { body: { email } }),
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
    mutationFn: (body) => call(confirmPasswordReset, { body }),
    onSuccess: () => session.expire(),
  });
}

/** Changes the password. The answer brings the session that goes on, for every tab of this browser. */
export function useSetPassword() {
  return useMutation<Said & { access?: string; refresh?: string }, CallError, PasswordChange>({
    mutationFn: (body) => call(setPassword, { body }),
    onSuccess: ({ access, refresh }) => {
      if (access && refresh) session.renew({ access, refresh });
    },
  });
}

export function useSignOutEverywhere() {
  return useMutation<undefined, CallError, void>({ mutationFn: () => call(signOutEverywhere, {}) });
}

export function useConfirmEmailChange() {
  return useMutation<Said & { already_confirmed: boolean }, CallError, string>({
    mutationFn: (token) => call(confirmEmailChange, { body: { token } }),
  });
}
