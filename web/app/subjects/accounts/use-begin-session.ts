import type { signIn } from '@careerscoop/contract/accounts';
import type { Answer } from '@careerscoop/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { clearPlanNotice } from '../../lib/plan-notice.ts';
import { session } from '../../lib/session.ts';

/** Begins a session in this browser. What the tab has kept of somebody else is dropped first. */
export function useBeginSession() {
  const queryClient = useQueryClient();
  return ({ access, refresh, user }: Answer<typeof signIn>) => {
    queryClient.removeQueries();
    clearPlanNotice();
    session.begin({ access, refresh }, user);
  };
}
