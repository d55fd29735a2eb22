import { PRODUCT } from '@careerscoop/contract/constants';
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { SessionRow } from '../booking/session-states.ts';

/** What a session's calendar file is made of. */
export interface CalendarFacts {
  session: Pick<SessionRow, 'id' | 'ics_sequence'> & { starts_at: Date; ends_at: Date };
  /** The one who gets the file; no other address stands in it. */
  reader: string;
  /** With whom, as the reader may know it. */
  other: string;
  /** About what; nothing while the reader may not read it. */
  topic: string | null;
  publicUrl: string;
  /** Who sends our mails, as `Name <address>`. */
  from: string;
  now: Date;
}

const LONGEST = 200;
const LONGEST_NAME = 60;

/**
 * A session as RFC 5545 has it, for one reader. The event is the same in every file, so that a calendar moves it, and takes it out
 * where it is cancelled.
 */
export function sessionCalendar(method: 'REQUEST' | 'CANCEL', facts: CalendarFacts): string {
  const { session, reader, other, topic, publicUrl, from, now } = facts;
  const cancelled = method === 'CANCEL';
  const join = `${publicUrl}/sessions/${session.id}/join`;
  const about = topic === null ? [] : [oneLine(topic, LONGEST)];
  const file = ical({ method: ICalCalendarMethod[method], prodId: { company: PRODUCT.name, product: 'Sessions', language: 'EN' } });
  file.createEvent({
    id: `session-${session.id}@${new URL(publicUrl).hostname}`,
    sequence: session.ics_sequence,
    stamp: now,
    start: session.starts_at,
    end: session.ends_at,
    summary: `${cancelled ? 'Cancelled: ' : ''}Talk with ${oneLine(other, LONGEST_NAME)} (${PRODUCT.name})`,
    description: [...about, ...(cancelled ? [] : [`Join here, from ten minutes before: ${join}`])].join('\n'),
    ...(cancelled ? {} : { url: join, location: join }),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: PRODUCT.name, email: /<(.+)>/.exec(from)?.[1] ?? from },
    attendees: [{ email: reader, status: ICalAttendeeStatus.ACCEPTED, role: ICalAttendeeRole.REQ, rsvp: false }],
  });
  return `${file.toString()}\r\n`;
}

/** Words of somebody else on one line, cut where they are endless: never within a character. */
function oneLine(text: string, most: number): string {
  const signs = [...text.replace(/[\s\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : signs.join('');
}
