import { invite, type MessageKind, sendMessage, unsubscribe } from '@careerscoop/contract/outreach';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';

export interface Message {
  kind: MessageKind;
  email: string;
  message: string;
}

export function useSendMessage() {
  return useMutation<{ detail: string }, CallError, Message>({
    mutationFn: (body) => call(sendMessage, { body }),
  });
}

export function useInvite() {
  return useMutation<{ detail: string }, CallError, { email: string; message: string }>({
    mutationFn: (body) => call(invite, { body }),
  });
}

export function useUnsubscribe() {
  return useMutation<{ detail: string }, CallError, string>({
    mutationFn: (token) => call(unsubscribe, { body: { token } }),
  });
}
