import type { Profile } from '@careerscoop/contract/profile';
import type { ReactNode } from 'react';
import { useAnswer } from '../../lib/use-answer.ts';
import { ErrorState } from '../../ui/states.tsx';
import { Bone, Skeleton } from '../../ui/waiting.tsx';
import { profileQuery } from '../../lib/profile-query.ts';

interface WithProfileProps {
  /** Waits for the profile as it stands now: a form begins with it, and would else give back what was changed elsewhere. */
  fresh?: boolean;
  children: (profile: Profile) => ReactNode;
}

/** Shows its content once the profile is there; before, its bones, or why it did not come. */
export function WithProfile({ fresh = false, children }: WithProfileProps) {
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useAnswer(fresh ? { ...profileQuery, staleTime: 0 } : profileQuery);
  if (data && (isFetchedAfterMount || !fresh)) return children(data);
  if (error) return <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <Skeleton label="Loading your profile…">
      <Bone kind="card" size="26rem" />
    </Skeleton>
  );
}
