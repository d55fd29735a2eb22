import type { Child } from '@careerscoop/contract/family';
import type { Plan } from '@careerscoop/contract/plans';
import type { ReactNode } from 'react';
import { useAnswer } from '../../lib/use-answer.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Bone, Skeleton } from '../../ui/waiting.tsx';
import { AddChild } from './add-child.tsx';
import { ChildCard } from './child-card.tsx';
import { familyQuery } from './family.queries.ts';
import { namesOf, standingOf } from './family-words.ts';
import './family.css';

interface FamilyPageProps {
  /** What can be bought for a child; undefined while nobody knows. */
  plans: readonly Plan[] | undefined;
  /** The way to be told when younger children can come. */
  younger: ReactNode;
}

/** A parent's own place: every child with what waits, the answers, the next talk, the plan and what is held. */
export function FamilyPage({ plans, younger }: FamilyPageProps) {
  const { data, error, refetch, isFetching } = useAnswer(familyQuery);
  if (data) return <Family family={data} plans={plans} younger={younger} />;
  return (
    <>
      <PageTitle>Your family</PageTitle>
      {error ? (
        <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton label="Loading your family…">
          <Bone kind="card" size="30rem" />
        </Skeleton>
      )}
    </>
  );
}

function Family({ family, plans, younger }: FamilyPageProps & { family: Child[] }) {
  const none = family.length === 0;
  return (
    <>
      <PageTitle lead={none ? 'Your children come here by the link that we sent you for each.' : standingOf(family)}>
        {none ? 'Your family' : namesOf(family)}
      </PageTitle>
      {!none && (
        <ul className="kids" data-one={family.length === 1 || undefined}>
          {family.map((child, index) => (
            <ChildCard key={child.id} child={child} room={(['mint', 'vanilla', 'blue'] as const)[index % 3] ?? 'mint'} plans={plans} />
          ))}
        </ul>
      )}
      <AddChild first={none} younger={younger} />
    </>
  );
}
