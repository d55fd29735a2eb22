import { useQuery } from '@tanstack/react-query';
import type { MentorSession } from '@careerscoop/contract/mentoring';
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

function List({ active, sessions, isMinor }: StudentSessionsProps & { active: boolean }) {
  const usual = useUsual();
  const listed = sessions.filter(({ is_active }) => is_active === active);
  if (listed.length === 0) return <SessionsEmpty active={active} role="Student" usual={usual} />;
  return (
    <ul className={active ? 'talks' : 'talks talks--past'}>
      {(active ? inOrder(listed) : listed).map((session) => {
        const Talk = CARDS[cardOf(session)];
        return <Talk key={session.id} session={session} isMinor={isMinor} usual={usual} />;
      })}
    </ul>
  );
}
