import { usePageName } from '../lib/page-name.ts';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { MyPlan } from '../subjects/plans/my-plan.tsx';
import { ownPlanQuery } from '../subjects/plans/own-plan.queries.ts';
import { plansQuery } from '../subjects/plans/plans.queries.ts';
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

/** Which plan it is stands in what is one's own, what is in it among the plans. */
function Plan() {
  const plans = useAnswer(plansQuery);
  const own = useAnswer(ownPlanQuery);
  const error = plans.error ?? own.error;
  if (plans.data && own.data) {
    const held = own.data.entitlements.plan?.id;
    return <MyPlan plan={plans.data.find(({ id }) => id === held) ?? null} own={own.data} />;
  }
  const retry = () => void Promise.all([plans.refetch(), own.refetch()]);
  return (
    <>
      <PageTitle inBar>My Plan</PageTitle>
      {error ? (
        <ErrorState text={error.message} error={error} onRetry={retry} retrying={plans.isFetching || own.isFetching} />
      ) : (
        <Skeleton label="Loading your plan…">
          <Bone kind="card" size="28rem" />
        </Skeleton>
      )}
    </>
  );
}
