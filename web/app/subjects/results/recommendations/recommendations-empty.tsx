import { useState, type MouseEvent } from 'react';
import EmptyCup from '@careerscoop/art/scenes/empty-cup.tsx';
import { paths } from '../../../lib/paths.ts';
import { readPlanNotice } from '../../../lib/plan-notice.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { PlanRefusal } from '../plan-refusal.tsx';

/** No careers yet. Students can start; a refusal of the server is told first. */
export function RecommendationsEmpty() {
  const student = useSessionUser()?.role === 'Student';
  const [refusal, setRefusal] = useState<string | null>(null);

  function start(event: MouseEvent) {
    const told = readPlanNotice();
    if (told === null) return;
    event.preventDefault();
    setRefusal(told);
  }

  return (
    <div className="wrap">
      <EmptyState
        title="You don't have any recommendations yet"
        text={
          student
            ? 'Four short parts, about thirteen minutes. Then ten careers with reasons are here.'
            : 'Recommendations come from the assessment, which is for students.'
        }
        art={<EmptyCup />}
        room="waffle"
        actions={
          student ? (
            <>
              <LinkButton kind="go" to={paths.scenario(0)} onClick={start}>
                Start Test Now
              </LinkButton>
              <LinkButton kind="line" to={paths.companions}>
                Meet Your AI Companions
              </LinkButton>
            </>
          ) : (
            <LinkButton to={paths.sessions}>See your sessions</LinkButton>
          )
        }
      />
      <PlanRefusal text={refusal} wanted={{ kind: 'retake' }} from={paths.scenario(0)} />
    </div>
  );
}
