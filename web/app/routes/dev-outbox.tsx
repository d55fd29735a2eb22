import { useQuery } from '@tanstack/react-query';
import EmptyCup from '@careerscoop/art/scenes/empty-cup.tsx';
import { privateMeta } from '../lib/private-meta.ts';
import { OutboxList } from '../subjects/outbox/outbox-list.tsx';
import { outboxQuery } from '../subjects/outbox/outbox.queries.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { Spinner } from '../ui/waiting.tsx';

export const meta = () => privateMeta('Local outbox');

export default function DevOutboxPage() {
  const { data, error, refetch, isFetching } = useQuery(outboxQuery);
  return (
    <main id="main" tabIndex={-1} className="wrap outbox-page">
      <PageTitle>Local outbox</PageTitle>
      {data !== null && (
        <>
          <Notice live={false}>
            This is the local stand-in for mail and texts. Nothing here has left this computer. With a mail service set, this page is gone.
          </Notice>
          <p>
            <Button size="small" busy={isFetching} onClick={() => void refetch()}>
              Refresh
            </Button>
          </p>
        </>
      )}
      {error ? (
        <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : data === undefined ? (
        <Spinner>Loading the messages…</Spinner>
      ) : data === null ? (
        <EmptyState title="404 Not Found" text="This server sends real mail, so it has no outbox." art={<EmptyCup />} />
      ) : data.length === 0 ? (
        <EmptyState title="No messages yet" text="Sign up or ask for something that sends mail, then refresh." art={<EmptyCup />} />
      ) : (
        <OutboxList messages={data} />
      )}
    </main>
  );
}
