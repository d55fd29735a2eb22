import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnswer } from '../../../lib/use-answer.ts';
import { ErrorState } from '../../../ui/states.tsx';
import { Bone, Skeleton } from '../../../ui/waiting.tsx';
import { FactorOff } from './factor-off.tsx';
import { FactorOn } from './factor-on.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { secondFactorQuery } from './second-factor.queries.ts';
import './second-factor.css';

/** The code beside one's password: set up, looked after, turned off. New recovery codes come before everything else. */
export function SecondFactor({ onward }: { onward: { to: string; label: string } }) {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useAnswer(secondFactorQuery);
  const [codes, setCodes] = useState<string[] | null>(null);

  function show(fresh: string[]) {
    setCodes(fresh);
    // The desk is open from now on, for those who have a place there.
    void queryClient.invalidateQueries();
  }

  if (codes) return <RecoveryCodes codes={codes} onward={onward} />;
  if (data?.on_since) return <FactorOn factor={data} onward={onward} onCodes={show} />;
  if (data) return <FactorOff onCodes={show} />;
  if (error) return <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <Skeleton label="Looking whether a code is asked for…">
      <Bone kind="card" size="16rem" />
    </Skeleton>
  );
}
