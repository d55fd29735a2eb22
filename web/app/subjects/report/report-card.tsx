import { useId } from 'react';
import { paths } from '../../lib/paths.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { BACK_LEADS_THERE, useWishing } from '../../lib/use-wishing.ts';
import { Block } from '../../ui/block.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Bone, Skeleton } from '../../ui/waiting.tsx';
import { ClosedReport } from './closed-report.tsx';
import { OpenReport } from './open-report.tsx';
import { PaperPicture } from './paper-picture.tsx';
import { ownReportQuery } from './report.queries.ts';
import './report-card.css';

/** The student's own report: what it is, where it stands, and what can be done with it. */
export function ReportCard() {
  const heading = useId();
  const { data, error, refetch, isFetching } = useAnswer(ownReportQuery);
  return (
    <Block room="waffle" pad className="report-card" aria-labelledby={heading}>
      <div className="report-card__art" aria-hidden="true">
        <PaperPicture />
      </div>
      <h2 className="h2" id={heading}>
        Your AI Insights Report
      </h2>
      <p>
        Your strengths, your interests and your ten careers with their reasons, on six pages. To print, to keep, or to show to
        somebody who helps you choose.
      </p>
      {data ? (
        <Standing state={data.state} address={data.address} />
      ) : error ? (
        <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton label="Loading your report…">
          <Bone kind="card" size="120px" />
        </Skeleton>
      )}
    </Block>
  );
}

function Standing({ state, address }: { state: 'open' | 'closed' | 'not_in_plan' | 'no_results'; address: string }) {
  const { keep } = useWishing();
  if (state === 'open') return <OpenReport address={address} />;
  if (state === 'closed') return <ClosedReport />;
  if (state === 'no_results') {
    return (
      <>
        <p>It is made from your ten careers. They are not there yet.</p>
        <LinkButton kind="go" to={paths.scenario(0)}>
          Start Test Now
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <p>Your plan does not include it. Some plans do.</p>
      <LinkButton to={paths.pricing} state={BACK_LEADS_THERE} onClick={() => keep({ kind: 'ai_report' })}>
        Look at the plans
      </LinkButton>
    </>
  );
}
