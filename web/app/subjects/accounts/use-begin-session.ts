import type { signIn } from '@careerscoop/contract/accounts';
import type { Answer } from '@careerscoop/contract/endpoint';
import { guardianAccess } from '../../lib/guardian-access.ts';
import { clearPlanNotice } from '../../lib/plan-notice.ts';
import { session } from '../../lib/session.ts';

/** Begins a session in this browser. What the tab has kept of somebody else is dropped with it. */
export function useBeginSession() {
  return ({ access, refresh, user }: Answer<typeof signIn>) => {
    clearPlanNotice();
    // A parent may sign in to take the child of an opened link into their family; a student is no parent.
    if (user.role === 'Student') guardianAccess.end();
    session.begin({ access, refresh }, user);
  };
}
