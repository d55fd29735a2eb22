import type { ReactNode } from 'react';
import type { Role } from '@careerscoop/contract/accounts';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import { Tabs } from '../../ui/tabs.tsx';
import { SessionCard } from './session-card.tsx';
import { SessionsEmpty } from './sessions-empty.tsx';
import './sessions.css';

/** What is to come and what was, each under its tab. */
export function SessionsView({ sessions, role }: { sessions: readonly MentorSession[]; role: Role }) {
  return (
    <Tabs
      label="Sessions"
      defaultValue="active"
      tabs={[
        { value: 'history', label: 'Session History', content: <List of={false} sessions={sessions} role={role} /> },
        { value: 'active', label: 'Active Sessions', content: <List of sessions={sessions} role={role} /> },
      ]}
    />
  );
}

interface ListProps {
  /** Those to come, or those that were. */
  of: boolean;
  sessions: readonly MentorSession[];
  role: Role;
}

function List({ of: active, sessions, role }: ListProps): ReactNode {
  const listed = sessions.filter(({ is_active }) => is_active === active);
  if (listed.length === 0) return <SessionsEmpty active={active} role={role} />;
  return (
    <ul className="sessions">
      {listed.map((session) => (
        <SessionCard key={session.id} session={session} role={role} />
      ))}
    </ul>
  );
}
