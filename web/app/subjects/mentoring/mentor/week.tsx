import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import type { MentorHours } from '@careerscoop/contract/mentor-hours';
import { timeInWords } from '../../../lib/time-in-words.ts';
import { RoundButton } from '../../../ui/round-button.tsx';
import { spanInWords } from '../hour-words.ts';
import { type WeekDay, weekOf } from './week-days.ts';
import { dayNumber, longDay, shortWeekday, waitingWords, weekHeadline, weekSpan } from './week-words.ts';
import './week.css';

/** Booked talks are seen so far ahead: students book at most 60 days before. */
const LAST_WEEK = 9;

interface WeekProps {
  sessions: readonly MentorSession[];
  hours: MentorHours;
  now: string;
}

/** Seven days at a glance: when the mentor is open, who comes, and who asks. */
export function Week({ sessions, hours, now }: WeekProps) {
  const [later, setLater] = useState(0);
  const week = weekOf(sessions, hours, now, later);
  return (
    <section className="week" aria-labelledby="week-title">
      <header className="week__h">
        <div aria-live="polite">
          <h2 className="h2" id="week-title">
            {weekHeadline(week, later)}
          </h2>
          <p className="soft">
            {weekSpan(week)}. {waitingWords(sessions)}
          </p>
        </div>
        <div className="week__nav">
          <RoundButton label="The week before" line disabled={later === 0} onClick={() => setLater(later - 1)}>
            <ChevronLeft className="ic" />
          </RoundButton>
          <RoundButton label="The week after" line disabled={later === LAST_WEEK} onClick={() => setLater(later + 1)}>
            <ChevronRight className="ic" />
          </RoundButton>
        </div>
      </header>
      <ul className={week.some(({ sessions: talks }) => talks.length > 0) ? 'wk' : 'wk wk--quiet'}>
        {week.map((each) => (
          <Day key={each.day} of={each} zone={hours.time_zone} />
        ))}
      </ul>
    </section>
  );
}

function Day({ of: { day, today, spans, off, sessions }, zone }: { of: WeekDay; zone: string }) {
  const free = spans.length === 0 && sessions.length === 0;
  return (
    <li className={free ? 'wk__d wk__d--free' : 'wk__d'} aria-current={today ? 'date' : undefined}>
      <h3>
        <span aria-hidden="true">
          {shortWeekday(day)} <small>{dayNumber(day)}</small>
        </span>
        <span className="vh">{longDay(day)}</span> {today && <small className="wk__now">Today</small>}
      </h3>
      <p className="wk__hrs">{off ? 'Day off' : spans.length > 0 ? `Open ${spans.map(spanInWords).join(', ')}` : 'No hours'}</p>
      {sessions.map((session) => (
        <Talk key={session.id} session={session} zone={zone} />
      ))}
    </li>
  );
}

/** Leads to its card below; one that is over has none there. */
function Talk({ session: { id, state, starts_at, student }, zone }: { session: MentorSession; zone: string }) {
  const words = (
    <>
      <b>{starts_at && timeInWords(starts_at, zone)}</b>
      {student}
      {state === 'held' && ' asks'}
      {state === 'done' && ', done'}
    </>
  );
  if (state === 'done') return <p className="ev ev--done">{words}</p>;
  return (
    <a className={state === 'held' ? 'ev ev--ask' : 'ev'} href={`#session-${id}`}>
      {words}
    </a>
  );
}
