import { Download, Printer } from 'lucide-react';
import { useParams } from 'react-router';
import { CallError } from '../lib/call-error.ts';
import { SECRET_ADDRESS } from '../lib/private-meta.ts';
import { TryThisSlot } from '../lib/try-this.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { RouteAnnouncer } from '../shell/route-announcer.tsx';
import { ReportMissing } from '../subjects/report/report-missing.tsx';
import { ReportSkeleton } from '../subjects/report/report-skeleton.tsx';
import { ReportView } from '../subjects/report/report-view.tsx';
import { reportFileUrl, reportQuery } from '../subjects/report/report.queries.ts';
import { TryStep } from '../subjects/steps/try-step.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { ErrorState } from '../ui/states.tsx';

export const meta = () => [{ title: 'AI Insights Report · CareerScoop' }, { name: 'robots', content: 'noindex, nofollow' }, SECRET_ADDRESS];

/** A report by its address: no account is needed, and the frame of the house stays outside. */
export default function ReportPage() {
  const { token = '' } = useParams();
  const { data, error, refetch, isFetching } = useAnswer(reportQuery(token));
  return (
    <>
      <SkipLink />
      <header className="wrap report-tools">
        <Logo />
        {data && (
          <div className="row">
            <Button kind="line" size="small" onClick={() => window.print()}>
              <Printer className="ic" /> Print
            </Button>
            <a className={buttonClass({ size: 'small' })} href={reportFileUrl(token)} download="careerscoop-report.pdf">
              <Download className="ic" /> Save the PDF
            </a>
          </div>
        )}
      </header>
      <main id="main" tabIndex={-1} className="wrap report-main">
        {data ? (
          <TryThisSlot value={TryStep}>
            <ReportView report={data} />
          </TryThisSlot>
        ) : error instanceof CallError && error.status === 404 ? (
          <ReportMissing />
        ) : error ? (
          <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <ReportSkeleton />
        )}
      </main>
      <RouteAnnouncer />
    </>
  );
}
