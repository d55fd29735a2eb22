import type { MentorSession } from '@careerscoop/contract/mentoring';
import type { MentorHours } from '@careerscoop/contract/mentor-hours';
import { useState } from 'react';
import { Tabs } from '../../../ui/tabs.tsx';
import { SessionsEmpty } from '../sessions-empty.tsx';
import { AskedCard } from './asked-card.tsx';
import { BookedCard } from './booked-card.tsx';
import { NextTalk } from './next-talk.tsx';
import { OverCard } from './over-card.tsx';
import { PastCard } from './past-card.tsx';
import { type Stands, standsOf } from './stands.ts';
import { Checks } from './standing.tsx';
import type { Standing } from './standing-words.ts';
import { ToWrite } from './to-write.tsx';
import { Week } from './week.tsx';
import { YourHours } from './your-hours.tsx';
import './mentor-sessions.css';

interface MentorSessionsProps {
  sessions: readonly MentorSession[];
  hours: MentorHours;
  /** Undefined until it is known. */
  standing: Standing | undefined;
}

/** A mentor's sessions: the week with what it wants of them, and what was. */
export function MentorSessions({ sessions, hours, standing }: MentorSessionsProps) {
  const stands = standsOf(sessions);
  return (
    <Tabs
      label="Sessions"
      defaultValue="active"
      tabs={[
        { value: 'history', label: 'Session History', content: <History of={stands.history} zone={hours.time_zone} /> },
        {
          value: 'active',
          label: 'Active Sessions',
          content: <Active sessions={sessions} stands={stands} hours={hours} standing={standing} />,
        },
      ]}
    />
  );
}

function Active({ sessions, stands, hours, standing }: MentorSessionsProps & { stands: Stands }) {
  const [now] = useState(() => new Date().toISOString());
  const { over, asked, booked, choosing, feedback } = stands;
  const [next, ...later] = booked;
  const zone = hours.time_zone;
  const nothing = over.length + asked.length + booked.length + choosing.length === 0;
  return (
    <div className="mweek">
      <Week sessions={sessions} hours={hours} now={now} />
      <div className="mweek__two">
        <div className="mweek__col">
          {over.map((session) => (
            <OverCard key={session.id} session={session} zone={zone} />
          ))}
          {next && <NextTalk session={next} zone={zone} />}
          {asked.map((session) => (
            <AskedCard key={session.id} session={session} zone={zone} />
          ))}
          {[...later, ...choosing].map((session) => (
            <BookedCard key={session.id} session={session} zone={zone} />
          ))}
          {nothing && <SessionsEmpty active role="Mentor" />}
        </div>
        <div className="mweek__col">
          {feedback.map((session) => (
            <ToWrite key={session.id} session={session} zone={zone} />
          ))}
          <YourHours hours={hours} given={standing?.given ?? []} />
          {standing && <Checks checks={standing.checks} />}
        </div>
      </div>
    </div>
  );
}

function History({ of: sessions, zone }: { of: readonly MentorSession[]; zone: string }) {
  if (sessions.length === 0) return <SessionsEmpty active={false} role="Mentor" />;
  return (
    <ul className="mpast">
      {sessions.map((session) => (
        <PastCard key={session.id} session={session} zone={zone} />
      ))}
    </ul>
  );
}
