import { useQuery } from '@tanstack/react-query';
import EmptyCup from '@careerscoop/art/scenes/empty-cup.tsx';
import { useLocation, useParams } from 'react-router';
import { privateMeta, SECRET_ADDRESS } from '../lib/private-meta.ts';
import { timeInWords } from '../lib/time-in-words.ts';
import { type TestEntry, testMeetingQuery } from '../subjects/test-meeting/test-meeting.queries.ts';
import '../subjects/mentoring/door/door.css';
import { Block } from '../ui/block.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { Spinner } from '../ui/waiting.tsx';

export const meta = () => [...privateMeta('Test room'), SECRET_ADDRESS];

const SEATS: Record<TestEntry['seat'], string> = { student: 'student', mentor: 'mentor', guardian: 'parent', staff: 'representative' };

/** The stand-in for a room of video; exists only where no server for rooms is set. */
export default function DevMeetingPage() {
  const { id = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(testMeetingQuery(id, useLocation().hash.slice(1)));
  return (
    <main id="main" tabIndex={-1} className="wrap door-page">
      <PageTitle>Test room</PageTitle>
      {data !== null && (
        <Notice live={false}>Test room: nobody is seen or heard. It stands in for the room of video, and asks for no camera.</Notice>
      )}
      {error ? (
        <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : data === undefined ? (
        <Spinner>Opening the room…</Spinner>
      ) : data === null ? (
        <EmptyState title="404 Not Found" text="There is no test room at this address." art={<EmptyCup />} />
      ) : data === 'closed' ? (
        <EmptyState title="This room is closed" text="It is open only during its session. Go there by the page of your session." />
      ) : (
        <Block room="mint" pad className="room-door" aria-labelledby="room-who">
          <h2 id="room-who" className="h2">
            You are in the room as {data.name}, {SEATS[data.seat]}
          </h2>
          <p>
            It closes at <time dateTime={data.until}>{timeInWords(data.until)}</time>. To leave, close this tab.
          </p>
        </Block>
      )}
    </main>
  );
}
