import type { ReportStanding } from '@careerscoop/contract/report';
import { useId } from 'react';
import { paths } from '../../lib/paths.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { BACK_LEADS_THERE, useWishing } from '../../lib/use-wishing.ts';
import { Block } from '../../ui/block.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Bone, Skeleton } from '../../ui/waiting.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { useNotices } from '../../ui/notices.tsx';
import { FileButton } from './file-button.tsx';
import { OpenReport } from './open-report.tsx';
import { Cherry, Cone, Scoop } from '@careerscoop/art/parts.tsx';
import { At, Picture } from '@careerscoop/art/picture.tsx';
import { ownReportQuery, useOpenReport } from './report.queries.ts';
import { WaitingAddress } from './waiting-address.tsx';
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
        Your strengths, your interests and your ten careers with their reasons, on six pages. To print, to keep, or to show to somebody who
        helps you choose.
      </p>
      {data ? (
        <Standing standing={data} />
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

function Standing({ standing: { state, address, made_at } }: { standing: ReportStanding }) {
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
      {made_at && <WaitingAddress />}
    </>
  );
}

/** Nobody can open the report by an address; the file is the student's all the same. */
function ClosedReport() {
  const notices = useNotices();
  const { mutate, isPending, error } = useOpenReport();
  const open = () => mutate(undefined, { onSuccess: () => notices.say('Your report has an address now.') });
  return (
    <>
      <p>It has no address, so only you can see it. Make one to open it as a page, or to show it to somebody.</p>
      <div className="row">
        <Button busy={isPending} onClick={open}>
          Make an address
        </Button>
        <FileButton />
      </div>
      {error && (
        <Notice tone="bad">
          {error.message} <Reference of={error} />
        </Notice>
      )}
    </>
  );
}

const LINES = [196, 216, 236, 256];

/** Sheets of paper with a cone on the first. */
function PaperPicture() {
  return (
    <Picture width={260} height={300}>
      <At x={140} y={156} turn={9}>
        <rect x={-88} y={-118} width={176} height={236} rx={18} fill="var(--a-vanilla)" />
      </At>
      <At x={126} y={150} turn={-5}>
        <rect x={-88} y={-118} width={176} height={236} rx={18} fill="var(--a-white)" />
        <rect x={-74} y={-104} width={148} height={124} rx={14} fill="var(--a-straw-l)" />
        <Cone x={0} y={-32} width={42} height={62} />
        <Scoop x={0} y={-34} r={24} color="mint" shine="mint-l" />
        <Scoop x={0} y={-58} r={19} color="blue" shine="blue-l" />
        <Cherry x={1} y={-82} r={5} />
        {LINES.map((y, index) => (
          <rect key={y} x={-72} y={y - 158} width={index % 2 ? 96 : 138} height={9} rx={4.5} fill="var(--a-milk)" />
        ))}
      </At>
    </Picture>
  );
}
