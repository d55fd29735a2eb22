import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import { paths } from '../../../lib/paths.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { SessionsEmpty } from '../sessions-empty.tsx';
import { usualQuery } from '../session.queries.ts';
import { BookedTalk } from './booked-talk.tsx';
import { ChooseTalk } from './choose-talk.tsx';
import { PastTalk } from './past-talk.tsx';
import { type Card, cardOf, inOrder } from './stands.ts';
import { WaitingTalk } from './waiting-talk.tsx';
import './student-sessions.css';

interface StudentSessionsProps {
  sessions: readonly MentorSession[];
  /** A parent is told whatever a minor is told. */
  isMinor: boolean;
  /** A parent answered no to talks with a mentor. */
  refused: boolean;
}

/** How long a mentor is usually looked for, from what really was; nothing where nobody can say. */
function useUsual(): string | null {
  const { data } = useQuery(usualQuery);
  if (!data?.usual) return null;
  const { days, answered, of } = data.usual;
  return `Most students hear from us within ${days} days. (Last 30 days: ${answered} of ${of}.)`;
}

/** A student's sessions: what is to come with what to do about it, and what was. */
export function StudentSessions(props: StudentSessionsProps) {
  return (
    <Tabs
      label="Sessions"
      defaultValue="active"
      tabs={[
        { value: 'history', label: 'Session History', content: <List active={false} {...props} /> },
        { value: 'active', label: 'Active Sessions', content: <List active {...props} /> },
      ]}
    />
  );
}

const CARDS: Record<Card, typeof WaitingTalk> = { booked: BookedTalk, choose: ChooseTalk, waits: WaitingTalk, past: PastTalk };

function List(props: StudentSessionsProps & { active: boolean }) {
  return (
    <div className="talk-group">
      {props.active && <ToWrite sessions={props.sessions} />}
      <Talks {...props} />
    </div>
  );
}

/** The latest talk that the student has not written about: who looks at what is to come would not find it under what was. */
function ToWrite({ sessions }: Pick<StudentSessionsProps, 'sessions'>) {
  const [last] = sessions
    .filter(({ is_active, may }) => !is_active && may.includes('feedback'))
    .toSorted((one, other) => (other.starts_at ?? '').localeCompare(one.starts_at ?? ''));
  if (!last) return null;
  return (
    <Notice live={false}>
      How was your talk with {last.mentor_name ?? 'your mentor'}? <Link to={paths.writeFeedback(last.id)}>Write what stayed with you</Link>;
      it takes two minutes.
    </Notice>
  );
}

function Talks({ active, sessions, isMinor, refused }: StudentSessionsProps & { active: boolean }) {
  const usual = useUsual();
  const listed = sessions.filter(({ is_active }) => is_active === active);
  if (listed.length === 0) return <SessionsEmpty active={active} role="Student" usual={usual} refused={refused} />;
  return (
    <ul className={active ? 'talks' : 'talks talks--past'}>
      {(active ? inOrder(listed) : listed).map((session) => {
        const Talk = CARDS[cardOf(session)];
        return <Talk key={session.id} session={session} isMinor={isMinor} usual={usual} />;
      })}
    </ul>
  );
}
