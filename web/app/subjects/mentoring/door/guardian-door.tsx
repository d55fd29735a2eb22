import { useState } from 'react';
import { CallError } from '../../../lib/call-error.ts';
import { paths } from '../../../lib/paths.ts';
import { yourTime } from '../../../lib/time-in-words.ts';
import { useAnswer } from '../../../lib/use-answer.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Spinner } from '../../../ui/waiting.tsx';
import { ClosedDoor } from './closed-door.tsx';
import { guardianDoorQuery } from './door.queries.ts';
import { GuardianReport } from './guardian-report.tsx';
import { OpenDoor } from './open-door.tsx';

/** A guardian's own door, by the link in their mail: nobody signs in here. */
export function GuardianDoor({ token }: { token: string }) {
  const [told, setTold] = useState<string>();
  const { data, error, refetch, isFetching } = useAnswer(guardianDoorQuery(token));
  if (!data && !error) return <Spinner>Looking whether the door is open…</Spinner>;
  // Neither a door nor a report: the link is none, or the child decides alone by now.
  if (error instanceof CallError && (error.code === 'bad_link' || error.code === 'of_age')) {
    return (
      <EmptyState
        heading="h1"
        title={error.code === 'of_age' ? 'Your child is 18 now' : 'This link does not work'}
        text={
          error.code === 'of_age'
            ? error.message
            : 'Maybe the mail program cut it off. Open it once more from our newest message about the session.'
        }
        actions={<LinkButton to={paths.parents}>For parents</LinkButton>}
      />
    );
  }
  return (
    <>
      {data ? (
        <OpenDoor
          url={data.url}
          what={`${data.first_name} talks with ${data.mentor_name ?? 'a mentor'}: ${yourTime(data.starts_at)}. You join as a parent, and both see that you are there.`}
        />
      ) : (
        error && <ClosedDoor error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {told ? <Notice tone="good">{told}</Notice> : <GuardianReport token={token} onSent={setTold} />}
    </>
  );
}
