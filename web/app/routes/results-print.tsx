import { Printer } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { useSessionUser } from '../lib/session.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { hasTen, resultsQuery } from '../subjects/results/results.queries.ts';
import { PrintSheet } from '../subjects/results/print-sheet.tsx';
import { ResultsBroken } from '../subjects/results/results-broken.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { Spinner } from '../ui/waiting.tsx';

export const meta = () => privateMeta('Print your ten');

export default function ResultsPrintPage() {
  return (
    <RequireSignIn role="Student">
      <main id="main" tabIndex={-1}>
        <div className="print-tools">
          <LinkButton kind="back" to={paths.results}>
            Back to your ten
          </LinkButton>
          <Button onClick={() => window.print()}>
            <Printer className="ic" />
            Print
          </Button>
        </div>
        <Sheet />
      </main>
    </RequireSignIn>
  );
}

function Sheet() {
  const firstName = useSessionUser()?.first_name;
  const [today] = useState(() => new Date());
  const { data, error, refetch, isFetching } = useAnswer(resultsQuery);
  if (data && hasTen(data)) return <PrintSheet careers={data} firstName={firstName} date={today} />;
  return (
    <ResultsBroken title="Print your ten">
      {data ? (
        <EmptyState title="There is nothing to print yet" text="Your ten careers are not ready." />
      ) : error ? (
        <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Spinner />
      )}
    </ResultsBroken>
  );
}
