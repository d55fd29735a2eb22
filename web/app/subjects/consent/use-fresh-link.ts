import type { ConsentRequest } from '@careerscoop/contract/consent';
import { useMutation } from '@tanstack/react-query';
import { callLater } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';

const fetchFreshLink = async () => (await import('@careerscoop/contract/consent')).freshParentLink;

/** Sends a parent a new link to their page. */
export function useFreshLink() {
  return useMutation<{ detail: string }, CallError, ConsentRequest>({
    mutationFn: (body) => callLater(fetchFreshLink, { body }),
  });
}
