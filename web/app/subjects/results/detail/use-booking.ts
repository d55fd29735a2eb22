import { useState } from 'react';
import type { Result } from '@careerscoop/contract/results';
import { CallError } from '../../../lib/call-error.ts';
import { freshenUser } from '../../../lib/freshen-user.ts';
import { monthUsed, needsPlan } from '../../../lib/lock-of.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { useWishing } from '../../../lib/use-wishing.ts';
import { useUpdateResult } from '../results.queries.ts';
import { titleOf } from './detail-head.tsx';

type State = 'open' | 'asking' | 'booked' | 'refused';

/** Asks for a talk with a mentor about a career. Who has no plan or code with talks is led to the plans. */
export function useBooking(career: Result) {
  const { id, score } = career;
  const user = useSessionUser();
  const { toPlans } = useWishing();
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
  const used = monthUsed(user);
  const code = error instanceof CallError ? error.code : undefined;
  const lookAtPlans = () => toPlans({ kind: 'book', title: titleOf(career), result_id: id });

  function book() {
    if (needsPlan(user, 'sessions')) {
      lookAtPlans();
      return;
    }
    setState('asking');
    // An unrated career stays so: 0 would take back what another tab rates.
    update.mutate({ id, booked: true, ...(score === null ? {} : { score }) });
  }

  return {
    state,
    book,
    reset: () => setState('open'),
    lookAtPlans,
    /** That this month has no session left, known before anybody asks. */
    used,
    refusal: error?.message,
    /** What the refusal says is missing. */
    missing: MISSING[code ?? ''] ?? null,
  };
}

const MISSING: Record<string, 'parent' | 'plan' | 'month'> = { consent_needed: 'parent', plan_needed: 'plan', month_used: 'month' };
