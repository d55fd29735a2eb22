import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Result } from '@careerscoop/contract/careers';
import { CallError } from '../../../lib/call-error.ts';
import { freshenUser } from '../../../lib/freshen-user.ts';
import { needsPlan } from '../../../lib/lock-of.ts';
import { paths } from '../../../lib/paths.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { useUpdateResult } from '../careers.queries.ts';

type State = 'open' | 'asking' | 'booked' | 'refused';

/** Asks for a talk with a mentor about a career. Who has no plan or code with talks is led to the plans. */
export function useBooking({ id, score }: Result) {
  const user = useSessionUser();
  const navigate = useNavigate();
  const [state, setState] = useState<State>('open');
  const [error, setError] = useState<Error>();
  const update = useUpdateResult({
    onDone: () => {
      setState('booked');
      freshenUser();
    },
    onRefused: (refusal) => {
      setError(refusal);
      setState('refused');
    },
  });
  const code = error instanceof CallError ? error.code : undefined;
  const waitsForParent = code === 'consent_needed';

  function book() {
    if (needsPlan(user, 'sessions')) {
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
