import { usePageName } from '../lib/page-name.ts';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { useSessionUser } from '../lib/session.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { MyPlan } from '../subjects/plans/my-plan.tsx';
import { plansQuery } from '../subjects/plans/plans.queries.ts';
import { profileQuery } from '../subjects/profile/profile.queries.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { ErrorState } from '../ui/states.tsx';
import { Bone, Skeleton } from '../ui/waiting.tsx';

export const meta = () => privateMeta('My Plan');

export default function MyPlanPage() {
  usePageName('My Plan', paths.profile);
  return (
    <RequireSignIn role="Student">
      <main id="main" tabIndex={-1} className="wrap my-plan-page">
        <Plan />
      </main>
    </RequireSignIn>
  );
}

/** Which plan it is stands in the profile, what is in it among the plans. */
function Plan() {
  const user = useSessionUser();
  const plans = useAnswer(plansQuery);
  const profile = useAnswer(profileQuery);
  const error = plans.error ?? profile.error;
  if (plans.data && profile.data && user) {
    const held = profile.data.pricing_plan;
    return <MyPlan plan={plans.data.find(({ id }) => id === held) ?? null} user={user} />;
  }
  const retry = () => void Promise.all([plans.refetch(), profile.refetch()]);
  return (
    <>
      <PageTitle inBar>My Plan</PageTitle>
      {error ? (
        <ErrorState text={error.message} error={error} onRetry={retry} retrying={plans.isFetching || profile.isFetching} />
      ) : (
        <Skeleton label="Loading your plan…">
          <Bone kind="card" size="28rem" />
        </Skeleton>
      )}
    </>
  );
}
