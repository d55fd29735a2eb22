import type { MentorSession, Slot } from '@careerscoop/contract/mentoring';
import type { MentorFeedback } from '@careerscoop/contract/session-feedback';

const QUESTIONS = [
  'What did you do at work yesterday, hour by hour?',
  'How do you keep twenty children with you on a muddy path?',
  'Which part did nobody tell you about before you began?',
  'Where can I try this for one day, at my age?',
  'What would you learn first, if you were in my grade now?',
];

const MINUTE = 60_000;
const ABOUT = 'I design exhibits for museums and parks. Ask me about drawing for a living.';

/** A session as the server answers it to a student: asked for, and nobody has taken it yet. */
export const session = (rest: Partial<MentorSession> = {}): MentorSession => ({
  id: 12,
  topic: 'Working at night',
  topic_state: null,
  mentor: null,
  mentor_name: null,
  mentor_about: null,
  student: 'Noor Haddad',
  datetime: null,
  is_active: true,
  state: 'requested',
  starts_at: null,
  ends_at: null,
  wished_at: null,
  held_until: null,
  version: 0,
  may: ['cancel'],
  counts_if_cancelled: false,
  asked_this_month: true,
  join_from: null,
  questions: [],
  onet_code: null,
  feedback_given: false,
  ...rest,
});

const withAlex = { mentor: 5, mentor_name: 'Alex', mentor_about: ABOUT };

/** With a time, booked with Alex. */
export const booked = (starts_at: string, rest: Partial<MentorSession> = {}): MentorSession =>
  session({
    ...withAlex,
    id: 11,
    topic: 'Park Naturalists',
    onet_code: '19-1031.03',
    state: 'booked',
    datetime: starts_at,
    starts_at,
    ends_at: new Date(Date.parse(starts_at) + 30 * MINUTE).toISOString(),
    join_from: new Date(Date.parse(starts_at) - 10 * MINUTE).toISOString(),
    may: ['move', 'cancel', 'calendar', 'report'],
    questions: QUESTIONS,
    version: 2,
    ...rest,
  });

/** Sessions as the server answers them to a student: one booked, one to choose a time for, one asked for, one that was. */
export const SESSIONS: MentorSession[] = [
  booked('2099-03-01T22:00:00.000Z', { topic: 'How to begin as a park naturalist' }),
  session({ ...withAlex, id: 14, topic: 'Graphic Designers', onet_code: '27-1024.00', may: ['choose', 'cancel', 'report'], version: 1 }),
  session(),
  booked('2026-01-12T22:00:00.000Z', {
    id: 13,
    topic: 'What a biologist does in winter',
    onet_code: null,
    mentor_about: null,
    is_active: false,
    state: 'done',
    may: ['feedback', 'report'],
  }),
];

/** Free times of four days, by the clock of Chicago. */
export const SLOTS: Slot[] = ['2099-03-02', '2099-03-03', '2099-03-05', '2099-03-06'].flatMap((day) =>
  ['21:30', '22:00', '23:30'].map((time) => {
    const starts_at = `${day}T${time}:00.000Z`;
    return { starts_at, ends_at: new Date(Date.parse(starts_at) + 30 * MINUTE).toISOString() };
  }),
);

/** What the wire says beside them. */
export const FREE = { slots: SLOTS, time_zone: 'America/Chicago', version: 1, more: true };

/** One a day from the first of February on; the newest first, as the server sends them. */
export const FEEDBACK: MentorFeedback[] = [5, 4, 3, 2, 1].map((day) => ({
  id: day,
  created_at: `2027-02-0${day}T18:00:00.000Z`,
  topic: `Talk ${day}`,
  message: `You asked good questions about day ${day}. Try one afternoon outside and write down what you liked.`,
  mentor_session: 11,
  mentor_name: 'Alex',
  student: 'Noor Haddad',
}));
