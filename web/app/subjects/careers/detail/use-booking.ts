import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Result } from '@careerscoop/contract/careers';
import { CallError } from '../../../lib/call-error.ts';
import { paths } from '../../../lib/paths.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { useUpdateResult } from '../careers.queries.ts';
import { hasPlanOrCode } from '../entitlement.ts';

type State = 'open' | 'asking' | 'booked' | 'refused';

/** Asks for a talk with a mentor about a career. Without a plan or a code it leads to the plans. */
export function useBooking({ id, score }: Result) {
  const user = useSessionUser();
  const navigate = useNavigate();
  const [state, setState] = useState<State>('open');
  const [error, setError] = useState<Error>();
  const update = useUpdateResult({
    onDone: () => setState('booked'),
    onRefused: (refusal) => {
      setError(refusal);
      setState('refused');
    },
  });
  const code = error instanceof CallError ? error.code : undefined;
  const waitsForParent = code === 'consent_needed';

  function book() {
    if (!hasPlanOrCode(user)) {
      void navigate(paths.pricing);
      return;
    }
    setState('asking');
    update.mutate({ id, booked: true, score: score ?? 0 });
  }

  return {
    state,
    book,
    reset: () => setState('open'),
    refusal: error?.message,
    waitsForParent,
    /** Where a refusal can be mended. */
    next: waitsForParent ? paths.profileConsent : code === 'plan_needed' ? paths.pricing : null,
    nextLabel: waitsForParent ? 'See where it stands' : 'See the plans',
  };
}
