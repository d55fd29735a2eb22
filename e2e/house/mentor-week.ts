import type { MentorSession } from '@careerscoop/contract/mentoring';
import type { MentorFeedback } from '@careerscoop/contract/session-feedback';
import type { MentorHours } from '@careerscoop/contract/mentor-hours';
import type { Page } from '@playwright/test';
import { session } from './mentoring.ts';

/** When a mentor looks at their week: a Monday morning in Chicago, where the journeys' browser is. */
export const MONDAY = '2027-01-04T15:00:00.000Z';

const HALF_HOUR = 30 * 60_000;
const TEN_MINUTES = 10 * 60_000;

/** A session as its mentor reads it, at a time. */
export function talk(id: number, student: string, starts: string, rest: Partial<MentorSession> = {}): MentorSession {
  const at = Date.parse(starts);
  return session({
    id,
    student,
    topic: 'What a whole year outdoors is like',
    mentor: 5,
    mentor_name: 'Alex',
    datetime: starts,
    state: 'booked',
    starts_at: starts,
    ends_at: new Date(at + HALF_HOUR).toISOString(),
    join_from: new Date(at - TEN_MINUTES).toISOString(),
    version: 2,
    may: ['cancel', 'late', 'calendar', 'report'],
    ...rest,
  });
}

const DONE = { state: 'done', is_active: false, join_from: null } as const;

/** A week with a bit of everything. */
export const WEEK: MentorSession[] = [
  talk(1, 'Jordan', '2027-01-07T19:30:00.000Z'),
  talk(2, 'Mia', '2027-01-08T22:00:00.000Z', {
    state: 'held',
    topic: 'How you teach outdoors when it rains',
    held_until: '2027-01-06T15:00:00.000Z',
    may: ['accept', 'cancel', 'report'],
  }),
  talk(3, 'Theo', '2027-01-09T16:30:00.000Z', { topic: null, topic_state: 'waiting' }),
  session({ id: 4, student: 'Ana', topic: 'Working with animals', mentor: 5, mentor_name: 'Alex', version: 1, may: ['cancel', 'report'] }),
  talk(5, 'Lee', '2027-01-04T14:00:00.000Z', { topic: 'Maps', may: ['done', 'no_show', 'report'] }),
  talk(6, 'Sam', '2027-01-02T18:00:00.000Z', { ...DONE, topic: 'Park work', may: ['feedback', 'report'] }),
  talk(7, 'Kim', '2026-12-12T18:00:00.000Z', { ...DONE, topic: 'Winter birds', may: ['report'], feedback_given: true }),
  talk(8, 'Ravi', '2026-12-05T18:00:00.000Z', { state: 'no_show_student', is_active: false, may: ['report'] }),
];

const hour = (weekday: number, from_minute: number, to_minute: number) => ({
  weekday,
  from_minute,
  to_minute,
  valid_from: null,
  valid_until: null,
});
const off = (day: string) => ({ day, from_minute: null, to_minute: null });

export const HOURS: MentorHours = {
  hours: [hour(2, 900, 1080), hour(4, 780, 1020), hour(5, 900, 1080), hour(6, 600, 720)],
  days: [off('2027-01-10'), off('2027-02-15'), off('2027-02-16'), { day: '2027-03-05', from_minute: 1080, to_minute: 1200 }],
  time_zone: 'America/Chicago',
  seen: 'kept-1',
};

const check = (kind: 'identity' | 'background' | 'reference' | 'training' | 'agreement', expires_on: string) => ({
  kind,
  state: 'clear' as 'waiting' | 'clear' | 'refused',
  expires_on: expires_on as string | null,
});

export const STANDING = {
  checks: [
    check('identity', '2029-01-01'),
    check('background', '2028-03-05'),
    check('reference', '2029-01-01'),
    check('training', '2028-06-30'),
    check('agreement', '2028-06-30'),
  ],
  approved: true,
  paused: false,
  about_me_held: false,
  about_me_state: null as 'waiting' | 'refused' | null,
  given: [
    { starts_at: '2026-12-12T18:00:00.000Z', minutes: 30, topic: 'Winter birds' },
    { starts_at: '2027-01-02T18:00:00.000Z', minutes: 30, topic: 'Park work' },
  ],
};

interface MentorHouse {
  sessions?: MentorSession[];
  hours?: MentorHours;
  standing?: typeof STANDING;
  feedback?: MentorFeedback[];
}

/** What the server says to a mentor, on a day that stands still. */
export async function furnish(
  page: Page,
  { sessions = WEEK, hours = HOURS, standing = STANDING, feedback = [] }: MentorHouse = {},
): Promise<void> {
  await page.clock.setFixedTime(MONDAY);
  for (const [path, json] of [
    ['mentor_sessions/', sessions],
    ['mentor/hours/', hours],
    ['mentor/standing/', standing],
    ['mentor_feedbacks/', feedback],
  ] as const) {
    await page.route(`**/api/v1/${path}`, (route) => route.fulfill({ json }));
  }
}
