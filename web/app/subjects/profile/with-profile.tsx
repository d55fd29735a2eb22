import type { Profile } from '@careerscoop/contract/profile';
import type { ReactNode } from 'react';
import { useAnswer } from '../../lib/use-answer.ts';
import { ErrorState } from '../../ui/states.tsx';
import { Bone, Skeleton } from '../../ui/waiting.tsx';
import { profileQuery } from './profile.queries.ts';

/** Shows its content once the profile is there; before, its bones, or why it did not come. */
export function WithProfile({ children }: { children: (profile: Profile) => ReactNode }) {
  const { data, error, refetch, isFetching } = useAnswer(profileQuery);
  if (data) return children(data);
  if (error) return <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <Skeleton label="Loading your profile…">
      <Bone kind="card" size="26rem" />
    </Skeleton>
  );
}
