import { z } from 'zod';
import { deskListQuery, deskMeta, idOfRow } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { instantField, lineField, numberParam, optionalTextField, versionField } from './fields.ts';
import { SESSION_STATES } from './mentoring.ts';

/** A request should have found its mentor by then. */
export const LATE_HOURS = 48;

/** `coming` is what is asked for, held or booked; `late` what was asked for longer ago than 48 hours. */
export const DESK_SESSION_STATES = ['coming', 'late', ...SESSION_STATES, 'all'] as const;

/** A session in the desk's list: of the student the first name and the first letter of the last. */
const deskSession = z.object({
  id: z.number().int(),
  state: z.enum(SESSION_STATES),
  student: z.object({ id: z.number().int(), name: z.string(), time_zone: z.string().nullable() }),
  mentor: z.object({ id: z.number().int(), name: z.string(), time_zone: z.string().nullable() }).nullable(),
  topic: z.string(),
  /** Why the topic waits for somebody before a mentor reads it. */
  topic_held: z.string().nullable(),
  /** The title of the career that it is about, where there is one. */
  career: z.string().nullable(),
  created_at: z.string(),
  wished_at: z.string().nullable(),
  starts_at: z.string().nullable(),
  held_until: z.string().nullable(),
  late: z.boolean(),
  /** Whether the student did not come to two talks or more within 30 days. */
  missed_often: z.boolean(),
  /** Sent back with every change: an older one is refused with 409. */
  version: z.number().int(),
});
export type DeskSession = z.infer<typeof deskSession>;

export const listDeskSessions = endpoint({
  method: 'GET',
  path: '/desk/sessions/',
  access: 'desk',
  may: 'sessions.read',
  summary: 'Sessions by state, those that were asked for first first; what is coming where no state is named.',
  status: 200,
  query: z.object({
    ...deskListQuery(['created', 'starts']),
    state: z.enum(DESK_SESSION_STATES, `state is one of ${DESK_SESSION_STATES.join(', ')}.`).default('coming'),
  }),
  answer: z.object({ results: z.array(deskSession), meta: deskMeta }),
});

const deskSessionDetail = deskSession.extend({
  school: z.string().nullable(),
  grade: z.string().nullable(),
  /** Whether everybody who meets there is an adult: only then a link of another company can be pasted. */
  adults: z.boolean(),
  /** What stands in the way of a talk for this student, in a sentence; null: nothing. */
  obstacle: z.string().nullable(),
  meeting_link: z.string().nullable(),
  /** The hosts whose links can be pasted. */
  hosts: z.array(z.string()),
  cancelled_by: z.string().nullable(),
  /** What whoever called it off wrote. */
  reason: z.string().nullable(),
  /** Who came to the door, and when. */
  entries: z.array(z.object({ who: z.enum(['student', 'mentor', 'guardian', 'staff']), at: z.string() })),
  may: z.array(z.enum(['assign', 'move', 'done', 'cancel', 'no_show', 'link', 'join'])),
});
export type DeskSessionDetail = z.infer<typeof deskSessionDetail>;

export const getDeskSession = endpoint({
  method: 'GET',
  path: '/desk/sessions/:id/',
  access: 'desk',
  may: 'sessions.read',
  summary: 'One session with what can be done about it; nothing that leads to its two.',
  status: 200,
  params: idOfRow,
  answer: deskSessionDetail,
});

/** A mentor who can take this session. */
const deskCandidate = z.object({
  id: z.number().int(),
  name: z.string(),
  title: z.string(),
  /** Does what the session is about, by title and tags. */
  fits: z.boolean(),
  /** How many talks they have coming. */
  coming: z.number().int(),
  /** Whether they have said when they can be met. */
  has_hours: z.boolean(),
});
export type DeskCandidate = z.infer<typeof deskCandidate>;

export const listDeskCandidates = endpoint({
  method: 'GET',
  path: '/desk/sessions/:id/mentors/',
  access: 'desk',
  may: 'sessions.change',
  summary: 'Mentors who may meet this student, those of the career itself first; never the own parent or whom one of the two blocked.',
  status: 200,
  params: idOfRow,
  query: z.object({ q: z.string().trim().max(100, 'Search with at most 100 letters.').optional() }),
  answer: z.object({ results: z.array(deskCandidate) }),
});

export const listDeskSlots = endpoint({
  method: 'GET',
  path: '/desk/sessions/:id/slots/',
  access: 'desk',
  may: 'sessions.change',
  summary: 'The next free times of a mentor for this session; none where the two cannot meet now.',
  status: 200,
  params: idOfRow,
  query: z.object({ mentor_id: numberParam('Choose a mentor.', 1, 2_147_483_647) }),
  answer: z.object({ slots: z.array(z.object({ starts_at: z.string(), ends_at: z.string() })) }),
});

/** Without a time the student chooses one. */
export const deskAssignment = z.strictObject({
  mentor_id: z.number('Choose a mentor.').int('Choose a mentor.').min(1, 'Choose a mentor.').max(2_147_483_647, 'Choose a mentor.'),
  starts_at: instantField.nullish(),
  version: versionField,
});

export const assignDeskSession = endpoint({
  method: 'POST',
  path: '/desk/sessions/:id/assign/',
  access: 'desk',
  may: 'sessions.change',
  summary:
    'Gives a request its mentor, and a time or the student the choice; a time outside the mentor’s hours is held 48 hours for them to accept.',
  status: 200,
  params: idOfRow,
  body: deskAssignment,
  answer: deskSessionDetail,
});

export const moveDeskSession = endpoint({
  method: 'POST',
  path: '/desk/sessions/:id/move/',
  access: 'desk',
  may: 'sessions.change',
  summary: 'Moves a session to another time with the same mentor.',
  status: 200,
  params: idOfRow,
  body: z.strictObject({ starts_at: instantField, version: versionField }),
  answer: deskSessionDetail,
});

export const CLOSINGS = ['done', 'cancelled', 'no_show'] as const;

export const deskClosing = z.strictObject({
  how: z.enum(CLOSINGS, 'Choose how it ended.'),
  /** Who did not come. */
  who: z.enum(['student', 'mentor'], 'Choose who did not come.').default('student'),
  reason: optionalTextField('Reason', 500),
  version: versionField,
});

export const closeDeskSession = endpoint({
  method: 'POST',
  path: '/desk/sessions/:id/close/',
  access: 'desk',
  may: 'sessions.change',
  summary: 'Ends a session: it took place, it is off, or one of the two did not come.',
  status: 200,
  params: idOfRow,
  body: deskClosing,
  answer: deskSessionDetail,
});

export const linkDeskSession = endpoint({
  method: 'PUT',
  path: '/desk/sessions/:id/link/',
  access: 'desk',
  may: 'sessions.change',
  summary: 'Where adults meet elsewhere: a link of one of the allowed hosts, or null for a room of ours. Never for a minor.',
  status: 200,
  params: idOfRow,
  body: z.strictObject({ meeting_link: lineField('Link', 500).nullable(), version: versionField }),
  answer: deskSessionDetail,
});

export const joinDeskSession = endpoint({
  method: 'POST',
  path: '/desk/sessions/:id/join/',
  access: 'desk',
  may: 'sessions.change',
  summary: 'The address of the room for a representative, while its door is open; the entry is noted.',
  status: 200,
  params: idOfRow,
  answer: z.object({ url: z.string() }),
});
