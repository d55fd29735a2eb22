import type { MentorSession } from '@careerscoop/contract/mentoring';

/** A talk that a student asked for and nobody has taken yet, as the server answers it to the student. */
const ASKED: MentorSession = {
  id: 3,
  topic: 'Park Naturalists',
  topic_state: null,
  mentor: null,
  mentor_name: null,
  mentor_about: null,
  student: 'Robin Lake',
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
};

/** The same with what differs. */
export const aSession = (rest: Partial<MentorSession> = {}): MentorSession => ({ ...ASKED, ...rest });

/** Alex has taken it; a time is to be chosen. */
export const toChoose = (rest: Partial<MentorSession> = {}): MentorSession =>
  aSession({
    mentor: 5,
    mentor_name: 'Alex',
    mentor_about: 'I lead walks in a park.',
    may: ['choose', 'cancel', 'report'],
    version: 1,
    ...rest,
  });

/** Half past four on Wednesday, January 7, 2099, by the clock of the tests: never the year that runs. */
export const STARTS = new Date(2099, 0, 7, 16, 30);

/** Booked with Alex. */
export const bookedAt = (starts: Date, rest: Partial<MentorSession> = {}): MentorSession =>
  toChoose({
    state: 'booked',
    datetime: starts.toISOString(),
    starts_at: starts.toISOString(),
    ends_at: new Date(starts.getTime() + 30 * 60_000).toISOString(),
    join_from: new Date(starts.getTime() - 10 * 60_000).toISOString(),
    may: ['move', 'cancel', 'calendar', 'report'],
    questions: QUESTIONS,
    version: 2,
    ...rest,
  });

export const QUESTIONS = [
  'What did you do at work yesterday, hour by hour?',
  'How do you keep twenty children with you on a muddy path?',
  'Which part did nobody tell you about before you began?',
  'Where can I try this for one day, at my age?',
  'What would you learn first, if you were in my grade now?',
];
