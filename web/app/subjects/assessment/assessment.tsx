import { useQuery } from '@tanstack/react-query';
import SpilledCone from '@careerscoop/art/scenes/spilled-cone.tsx';
import { CallError } from '../../lib/call-error.ts';
import { clearPlanNotice } from '../../lib/plan-notice.ts';
import { useWishing } from '../../lib/use-wishing.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { AssessmentFlow } from './assessment-flow.tsx';
import { scenariosQuery } from './assessment.queries.ts';
import { FlowFrame } from './flow-frame.tsx';
import { Bone, Skeleton } from '../../ui/waiting.tsx';
import './flow-skeleton.css';

interface AssessmentProps {
  userId: number;
  scenario_id: string | undefined;
  step: string | undefined;
}

/** The assessment of a signed-in student, with its waiting and its refusals. */
export function Assessment({ userId, scenario_id, step }: AssessmentProps) {
  const wishing = useWishing();
  const scenarios = useQuery(scenariosQuery);
  const { error, data } = scenarios;
  const refused = error instanceof CallError && error.status === 403 ? error.message : undefined;
  if (data && refused === undefined) {
    return <AssessmentFlow scenarios={data.results} userId={userId} scenario_id={scenario_id} step={step} />;
  }
  const toPlans = () => {
    clearPlanNotice();
    wishing.toPlans({ kind: 'retake' });
  };
  const failed = error && refused === undefined;
  return (
    <FlowFrame address="" shares={[]} place="Loading" status="">
      {failed ? (
        <main id="main" className="flow-broken">
          <h1 className="vh">The questions could not be loaded</h1>
          <SpilledCone />
          <ErrorState
            title="We could not load the questions."
            text={error.message}
            error={error}
            onRetry={() => scenarios.refetch()}
            retrying={scenarios.isFetching}
          />
        </main>
      ) : (
        <FlowSkeleton />
      )}
      <Dialog
        open={refused !== undefined}
        onClose={toPlans}
        title="This needs a plan"
        description={refused}
        actions={<Button onClick={toPlans}>See the plans</Button>}
      />
    </FlowFrame>
  );
}

/** Keeps the space of a screen while the questions are fetched. */
function FlowSkeleton() {
  return (
    <main id="main" className="flow-wait">
      <h1 className="vh">Your assessment</h1>
      <Skeleton label="Loading the questions…">
        <div className="flow-wait__in">
          <Bone kind="card" />
          <div className="flow-wait__rows">
            {Array.from({ length: 5 }, (_, row) => (
              <Bone key={row} kind="card" size="108px" />
            ))}
          </div>
        </div>
      </Skeleton>
    </main>
  );
}
