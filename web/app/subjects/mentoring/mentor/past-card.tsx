import type { MentorSession } from '@careerscoop/contract/mentoring';
import { paths } from '../../../lib/paths.ts';
import { yourTime } from '../../../lib/time-in-words.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { stateInWords } from './stands.ts';
import { TalkFacts } from './talk-facts.tsx';
import { TalkMore } from './talk-more.tsx';
import { wantsFeedback } from './week-words.ts';

/** A session that is over. */
export function PastCard({ session, zone }: { session: MentorSession; zone: string }) {
  const { id, student, datetime } = session;
  return (
    <li className="card mcard mcard--later">
      <h2 className="h3">{stateInWords(session)}</h2>
      <p>{datetime ? yourTime(datetime, zone) : 'No date was kept'}</p>
      <TalkFacts session={session} />
      {wantsFeedback(session) && (
        <LinkButton size="small" to={paths.writeFeedback(id)}>
          Write to {student}
        </LinkButton>
      )}
      <TalkMore session={session} />
    </li>
  );
}
