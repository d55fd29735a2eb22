import type { Answer } from '@careerscoop/contract/endpoint';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import type { getMentorStanding, MentorHour, MentorHours } from '@careerscoop/contract/mentor-hours';
import type { User } from '@careerscoop/contract/accounts';
import { STUDENT } from './people.ts';
import { aSession } from './sessions.ts';

export const ZONE = 'America/Chicago';
/** A Monday morning there. */
export const MONDAY = '2027-01-04T15:00:00.000Z';

export const MENTOR: User = { ...STUDENT, id: 5, email: 'alex@example.org', role: 'Mentor', first_name: 'Alex', last_name: 'Morgan' };

/** A talk as its mentor reads it: booked with Jordan. */
export const talk = (starts: string, rest: Partial<MentorSession> = {}): MentorSession => {
  const at = Date.parse(starts);
  return aSession({
    id: 1,
    student: 'Jordan',
    mentor: 5,
    mentor_name: 'Alex',
    datetime: starts,
    state: 'booked',
    starts_at: starts,
    ends_at: new Date(at + 30 * 60_000).toISOString(),
    join_from: new Date(at - 10 * 60_000).toISOString(),
    version: 2,
    may: ['move', 'cancel', 'report', 'calendar'],
    ...rest,
  });
};

export const hour = (weekday: number, from_minute: number, to_minute: number, rest: Partial<MentorHour> = {}): MentorHour => ({
  weekday,
  from_minute,
  to_minute,
  valid_from: null,
  valid_until: null,
  ...rest,
});

export const HOURS: MentorHours = {
  hours: [hour(2, 900, 1080), hour(4, 780, 1020)],
  days: [{ day: '2027-01-10', from_minute: null, to_minute: null }],
  time_zone: ZONE,
  seen: 'kept-1',
};

export type Standing = Answer<typeof getMentorStanding>;
export const STANDING: Standing = {
  checks: (['identity', 'background', 'reference', 'training', 'agreement'] as const).map((kind) => ({
    kind,
    state: 'clear',
    expires_on: '2099-01-01',
  })),
  approved: true,
  paused: false,
  about_me_held: false,
  about_me_state: null,
  given: [],
};
