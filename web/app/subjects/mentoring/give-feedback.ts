import { giveFeedback, type sessionFeedback } from '@careerscoop/contract/session-feedback';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '@careerscoop/contract/endpoint';
import type { z } from 'zod';
import { call } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';

export type WrittenFeedback = z.infer<typeof sessionFeedback>;

/** Writes to the other side of a session, once. */
export function useGiveFeedback(id: number) {
  const client = useQueryClient();
  return useMutation<Answer<typeof giveFeedback>, CallError, WrittenFeedback>({
    mutationFn: (body) => call(giveFeedback, { params: { id: String(id) }, body }),
    // Not waited for: the fresh list takes the form away, which first has to say thank you.
    onSuccess: () => void client.invalidateQueries({ queryKey: ['mentoring'] }),
  });
}
