import type { DeskMentorDetail } from '@careerscoop/contract/desk-mentors';
import type { DeskFeedback, DeskReportDetail, DeskText } from '@careerscoop/contract/desk-reports';
import type { DeskChatReportDetail, DeskSafetyEventDetail } from '@careerscoop/contract/desk-safety';
import type { DeskCandidate, DeskSessionDetail } from '@careerscoop/contract/desk-sessions';
import type { Page } from '@playwright/test';
import { SLOTS } from './mentoring.ts';

const CHICAGO = 'America/Chicago';
const ADDED = '2026-11-02T15:00:00.000Z';

const session = (rest: Partial<DeskSessionDetail> = {}): DeskSessionDetail => ({
  id: 31,
  state: 'requested',
  student: { id: 8, name: 'Jordan', time_zone: CHICAGO },
  mentor: null,
  topic: 'What do night shifts do to you?',
  topic_held: null,
  career: 'Registered Nurses',
  created_at: ADDED,
  wished_at: '2027-01-08T22:00:00.000Z',
  starts_at: null,
  held_until: null,
  late: true,
  missed_often: false,
  version: 0,
  school: 'Lakeside High School',
  grade: 'Junior',
  adults: false,
  obstacle: null,
  meeting_link: null,
  hosts: [],
  cancelled_by: null,
  reason: null,
  entries: [],
  may: ['assign', 'cancel'],
  ...rest,
});

/** Sessions as the desk reads them: one that waits too long, one to choose a time for, one that is booked, one that is over. */
export const DESK_SESSIONS: DeskSessionDetail[] = [
  session(),
  session({
    id: 32,
    student: { id: 9, name: 'Mia', time_zone: CHICAGO },
    mentor: { id: 5, name: 'Dana', time_zone: CHICAGO },
    career: 'Veterinarians',
    late: false,
    version: 1,
  }),
  session({
    id: 33,
    state: 'booked',
    student: { id: 10, name: 'Theo', time_zone: 'America/New_York' },
    mentor: { id: 5, name: 'Dana', time_zone: CHICAGO },
    career: null,
    topic: 'How do you begin as an electrician?',
    late: false,
    starts_at: '2027-01-14T22:30:00.000Z',
    adults: true,
    hosts: ['zoom.example'],
    version: 2,
    may: ['move', 'cancel', 'link'],
  }),
  session({
    id: 34,
    state: 'no_show_mentor',
    student: { id: 11, name: 'Zoe A.', time_zone: null },
    mentor: { id: 6, name: 'Sam', time_zone: null },
    late: false,
    may: [],
  }),
];

export const CANDIDATES: DeskCandidate[] = [
  { id: 5, name: 'Ruth', title: 'Nurse, Boston', fits: true, coming: 1, has_hours: true },
  { id: 6, name: 'Alex', title: 'Designs exhibits', fits: false, coming: 0, has_hours: true },
  { id: 7, name: 'Wu', title: '', fits: false, coming: 2, has_hours: false },
];

const check = (kind: DeskMentorDetail['checks'][number]['kind'], reference: string, expires_on: string | null) => ({
  kind,
  state: 'clear' as const,
  reference,
  cleared_on: '2026-03-03',
  expires_on,
  by: 'Ines',
  at: ADDED,
});

/** Mentors: one of whom a check ends soon, one who has applied. */
export const DESK_MENTORS: DeskMentorDetail[] = [
  {
    id: 5,
    name: 'Dana Whitfield',
    title: 'Farm vet',
    approved: true,
    missing: [],
    next_end: '2027-01-10',
    paused: null,
    coming: 2,
    email: 'dana@example.org',
    phone: '(555) 010-0166',
    email_confirmed: true,
    time_zone: CHICAGO,
    about_me: 'I look after horses and cows. Ask me about mornings at five.',
    about_me_held: null,
    tags: ['Animals', 'Farms'],
    has_hours: true,
    given: 11,
    no_shows: 1,
    paused_since: null,
    checks: [
      check('identity', 'ID-20418', '2099-03-03'),
      check('background', 'BG-77120', '2027-01-10'),
      check('reference', 'Farm Vets Assoc.', null),
      check('training', 'TR-0331', '2099-03-15'),
      check('agreement', 'Version 4', '2099-03-03'),
    ],
    sessions: [
      { id: 33, state: 'booked', student: 'Theo', starts_at: '2027-01-14T22:30:00.000Z' },
      { id: 32, state: 'requested', student: 'Mia', starts_at: null },
    ],
    history: [
      { at: '2026-12-11T15:00:00.000Z', action: 'mentoring.hours', by: 'Dana', detail: '' },
      { at: '2026-03-15T15:00:00.000Z', action: 'mentor.approved', by: 'Ines', detail: '' },
      { at: '2026-03-03T15:00:00.000Z', action: 'mentor.checked', by: 'Ines', detail: 'background: clear' },
    ],
  },
];

const [dana] = DESK_MENTORS as [DeskMentorDetail];
DESK_MENTORS.push({
  ...dana,
  id: 6,
  name: 'Sam Ortiz',
  title: '',
  approved: false,
  missing: ['background', 'training'],
  next_end: null,
  coming: 0,
  sessions: [],
  history: [],
});

export const REPORT: DeskReportDetail = {
  id: 7,
  state: 'open',
  kind: 'contact',
  grave: true,
  by: 'student',
  created_at: ADDED,
  session_id: 33,
  handled_by: null,
  handled_at: null,
  text: 'He asked twice for my number and said not to tell anybody.',
  told_by: { id: 8, role: 'student', name: 'Jordan H.' },
  about: { id: 5, role: 'mentor', name: 'Dana Whitfield' },
  paused: true,
  other_open: 1,
  other_grave: 1,
};

export const TEXTS: DeskText[] = [
  {
    kind: 'topic',
    id: 31,
    reason: 'link',
    stands: null,
    text: 'See www.example.org/me and tell me what you think',
    writer: 'Jordan',
    seen: 'a',
  },
  { kind: 'about', id: 5, reason: 'email', stands: null, text: 'Write to me any time: dana@example.org', writer: 'Dana', seen: 'b' },
  { kind: 'feedback', id: 3, reason: 'report', stands: 'report', text: 'You asked good questions.', writer: 'Wu', seen: 'c' },
];

const feedback = (rest: Partial<DeskFeedback>): DeskFeedback => ({
  id: 1,
  session_id: 34,
  written_by: 'student',
  writer: 'Jordan',
  reader: 'Dana',
  message: 'I did not know how much of it is driving from farm to farm.',
  score: 4,
  state: 'shown',
  created_at: ADDED,
  ...rest,
});
export const FEEDBACK_LINES: DeskFeedback[] = [
  feedback({}),
  feedback({
    id: 2,
    written_by: 'mentor',
    writer: 'Dana',
    reader: 'Jordan',
    message: 'You asked what goes wrong. Keep that.',
    score: 3,
    state: 'later',
  }),
  feedback({ id: 3, message: 'Boring', score: 1, state: 'hidden' }),
  feedback({ id: 4, writer: null, score: null, state: 'held' }),
];

export const NOTICED: DeskSafetyEventDetail = {
  id: 4,
  state: 'open',
  tier: 2,
  kind: 'self_harm',
  at: ADDED,
  closed_at: null,
  parent_told_at: null,
  student: { id: 8, name: 'Jordan H.', age: 15 },
  said: [
    { role: 'user', content: 'i cannot do this any more' },
    { role: 'assistant', content: 'I am glad that you said it. Please call or text 988 now: somebody is there at any hour.' },
  ],
  not_for_parent: null,
};

export const REPORTED: DeskChatReportDetail = {
  id: 2,
  state: 'open',
  created_at: ADDED,
  closed_at: null,
  companion: 'College Buddy',
  reason: 'This school closed last year.',
  said: [
    { role: 'user', content: 'Which schools near Madison teach nursing?' },
    { role: 'assistant', content: 'Three schools near Madison teach nursing.' },
  ],
};

const listed = (results: readonly unknown[]) => ({
  results,
  meta: { page: 1, per_page: 50, total: results.length, more: false, number_of_pages: 1 },
});

/** What the server says of talks at the desk, where a screen is looked at and nothing decided. */
export async function furnishTalks(page: Page): Promise<void> {
  const answers: [string, unknown][] = [
    ['sessions/', listed(DESK_SESSIONS)],
    ...DESK_SESSIONS.map((each): [string, unknown] => [`sessions/${each.id}/`, each]),
    ['sessions/31/mentors/', { results: CANDIDATES }],
    ['sessions/31/slots/', { slots: SLOTS }],
    ['sessions/33/slots/', { slots: SLOTS }],
    ['mentors/', listed(DESK_MENTORS)],
    ['mentors/5/', dana],
    ['reports/', listed([REPORT, { ...REPORT, id: 8, kind: 'hurtful', grave: false }])],
    ['reports/7/', REPORT],
    ['texts/', listed(TEXTS)],
    ['feedback/', listed(FEEDBACK_LINES)],
    ['safety-events/', listed([NOTICED])],
    ['safety-events/4/', NOTICED],
    ['safety-counts/', { year: 2027, kinds: [{ tier: 2, kind: 'self_harm', events: 3, closed: 2 }] }],
    ['chat-reports/', listed([REPORTED])],
    ['chat-reports/2/', REPORTED],
  ];
  for (const [path, json] of answers) {
    await page.route(
      (url) => url.pathname === `/api/v1/desk/${path}`,
      (route) => route.fulfill({ json }),
    );
  }
}
