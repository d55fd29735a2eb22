import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dayField, idParam, instantField, lineField, optionalTextField, pageParam, versionField } from './fields.ts';

/** How many mentors one answer holds. */
export const MENTORS_A_PAGE = 50;

/** What anybody may see of a mentor whom a representative has approved. */
export const mentor = z.object({
  id: z.number().int(),
  first_name: z.string(),
  title: z.string(),
  industry: z.string().nullable(),
  tags: z.array(z.string()),
});
export type Mentor = z.infer<typeof mentor>;

export const listMentors = endpoint({
  method: 'GET',
  path: '/mentors/',
  access: 'public',
  summary: 'The approved mentors, at most 50 at a time, by first name and what they can talk about; nothing that leads to them.',
  status: 200,
  query: z.object({
    page: pageParam,
    /** Only these, as 3,5,8. */
    ids: z
      .string()
      .regex(/^\d{1,9}(,\d{1,9}){0,49}$/, 'ids must be at most 50 numbers, as 3,5,8.')
      .transform((list) => list.split(',').map(Number))
      .optional(),
  }),
  answer: z.array(mentor),
});

/**
 * Where a session stands: asked for; held for the mentor to accept; booked; over; somebody did not come; called off.
 * `requested` with a mentor and no time: the student chooses one.
 */
export const SESSION_STATES = ['requested', 'held', 'booked', 'done', 'no_show_student', 'no_show_mentor', 'cancelled'] as const;
const sessionState = z.enum(SESSION_STATES);
export type SessionState = z.infer<typeof sessionState>;

/** Who called a session off: one of the two, a representative, a parent who took their yes back, the end of the plan, a report. */
export type CancelledBy = 'student' | 'mentor' | 'staff' | 'guardian' | 'plan' | 'report';

/** What the reader may do with a session now; the server alone decides. */
export const SESSION_ACTIONS = [
  'choose',
  'move',
  'cancel',
  'accept',
  'late',
  'join',
  'done',
  'no_show',
  'feedback',
  'report',
  'calendar',
] as const;
const sessionAction = z.enum(SESSION_ACTIONS);
export type SessionAction = z.infer<typeof sessionAction>;

/** A meeting as both sides see it: a student reads the mentor's first name, a mentor the student's first name. */
const mentorSession = z.object({
  id: z.number().int(),
  /** For a mentor null while a representative still reads it, and where it was not passed on. */
  topic: z.string().nullable(),
  /** For a mentor which of the two it is. */
  topic_state: z.enum(['waiting', 'refused']).nullable(),
  mentor: z.number().int().nullable(),
  mentor_name: z.string().nullable(),
  /** What the mentor says of themselves; null without a mentor or without words. */
  mentor_about: z.string().nullable(),
  student: z.string(),
  /** The time that is held or booked, else the wished one. */
  datetime: z.string().nullable(),
  /** Whether it is still to come, or still under way. */
  is_active: z.boolean(),
  state: sessionState,
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  wished_at: z.string().nullable(),
  /** Held: until when the mentor may accept. */
  held_until: z.string().nullable(),
  /** Sent back with every change: an older one is refused with 409. */
  version: z.number().int(),
  may: z.array(sessionAction),
  /** Student: whether the month's session is used up if they call it off now. */
  counts_if_cancelled: z.boolean(),
  /** Student: whether it is this month's session, by their own clock; else that of the month in which they asked. */
  asked_this_month: z.boolean(),
  /** From when on the door is open. */
  join_from: z.string().nullable(),
  /** Student: five questions to ask, made of the career's words. Empty for a mentor. */
  questions: z.array(z.string()),
  /** The career that it is about, where there is one. */
  onet_code: z.string().nullable(),
  /** Whether the reader has written feedback on it. */
  feedback_given: z.boolean(),
});
export type MentorSession = z.infer<typeof mentorSession>;

export const listMentorSessions = endpoint({
  method: 'GET',
  path: '/mentor_sessions/',
  access: 'signed_in',
  summary: "The signed-in student's or mentor's own sessions, newest first.",
  status: 200,
  answer: z.array(mentorSession),
});

/** Within so many days most requests should have found a mentor. */
export const USUAL_DAYS = 2;

export const getUsualWait = endpoint({
  method: 'GET',
  path: '/mentor_sessions/usual/',
  access: 'student',
  summary: "How many of the last thirty days' requests had a mentor within two days; null while too few were made, or fewer than half had.",
  status: 200,
  answer: z.object({
    usual: z
      .object({
        days: z.number().int(),
        /** So many of these requests had a mentor by then. */
        answered: z.number().int(),
        of: z.number().int(),
      })
      .nullable(),
  }),
});
export type UsualWait = z.infer<typeof getUsualWait.answer>['usual'];

/** What a student asks for: a topic, and a wished time if there is one. */
export const sessionRequest = z.strictObject({
  topic: lineField('Topic', 300),
  datetime: instantField.nullish(),
});

export const requestMentorSession = endpoint({
  method: 'POST',
  path: '/mentor_sessions/',
  access: 'student',
  summary:
    'Ask for a session; a representative finds a mentor. Needs consent, then a plan with sessions or an affiliate code, then one left this month.',
  status: 201,
  body: sessionRequest,
  answer: mentorSession,
});

const sessionParams = z.object({ id: idParam });

/** A time that can be booked. */
const slot = z.object({ starts_at: z.string(), ends_at: z.string() });
export type Slot = z.infer<typeof slot>;

export const listSlots = endpoint({
  method: 'GET',
  path: '/mentor_sessions/:id/slots/',
  access: 'signed_in',
  summary: "The mentor's free times for this session, in order: of at least the next four days that have one, or of those after a day.",
  status: 200,
  params: sessionParams,
  /** 2027-03-14, by the reader's clock: the days after it. */
  query: z.object({ after: dayField('A day is like 2027-03-14.').optional() }),
  answer: z.object({
    slots: z.array(slot),
    /** The zone in which the reader's days are cut. */
    time_zone: z.string(),
    version: z.number().int(),
    /** Whether later days have more. */
    more: z.boolean(),
  }),
});

const atTime = z.strictObject({ starts_at: instantField, version: versionField });

export const bookSession = endpoint({
  method: 'POST',
  path: '/mentor_sessions/:id/book/',
  access: 'student',
  summary: 'Books one of the free times. 409 slot_taken carries the next free ones.',
  status: 200,
  params: sessionParams,
  body: atTime,
  answer: mentorSession,
});

export const moveSession = endpoint({
  method: 'POST',
  path: '/mentor_sessions/:id/move/',
  access: 'signed_in',
  summary: 'Moves a booked session to another free time; the session stays the same.',
  status: 200,
  params: sessionParams,
  body: atTime,
  answer: mentorSession,
});

export const cancelSession = endpoint({
  method: 'POST',
  path: '/mentor_sessions/:id/cancel/',
  access: 'signed_in',
  summary:
    'Calls a session off. By the student within a day of its beginning it counts for the month, unless others set the time within that day or less than a day ago; by the mentor it never does.',
  status: 200,
  params: sessionParams,
  body: z.strictObject({ reason: optionalTextField('Reason', 500), version: versionField }),
  answer: z.object({ counted: z.boolean() }),
});

const ofVersion = z.strictObject({ version: versionField });

export const acceptSession = endpoint({
  method: 'POST',
  path: '/mentor_sessions/:id/accept/',
  access: 'mentor',
  summary: 'The mentor accepts the time that is held for them.',
  status: 200,
  params: sessionParams,
  body: ofVersion,
  answer: mentorSession,
});

export const noShowSession = endpoint({
  method: 'POST',
  path: '/mentor_sessions/:id/no_show/',
  access: 'signed_in',
  summary: 'Says that the other side did not come, from ten minutes after the beginning on.',
  status: 200,
  params: sessionParams,
  body: ofVersion,
  answer: mentorSession,
});

export const doneSession = endpoint({
  method: 'POST',
  path: '/mentor_sessions/:id/done/',
  access: 'mentor',
  summary: 'The mentor says that it has taken place. A day after its end it is done by itself.',
  status: 200,
  params: sessionParams,
  body: ofVersion,
  answer: mentorSession,
});

export const lateSession = endpoint({
  method: 'POST',
  path: '/mentor_sessions/:id/late/',
  access: 'mentor',
  summary: 'The mentor is running late: the student and, of a minor, the guardian are told at once. Once a session.',
  status: 200,
  params: sessionParams,
  body: ofVersion,
  answer: mentorSession,
});

export const joinSession = endpoint({
  method: 'POST',
  path: '/mentor_sessions/:id/join/',
  access: 'signed_in',
  summary: 'The address of the room, from ten minutes before the beginning until the end; notes the entry.',
  status: 200,
  params: sessionParams,
  answer: z.object({ url: z.string() }),
});

/** The guardian's own door, by the link in their mail. */
export const guardianJoin = endpoint({
  method: 'POST',
  path: '/session_door/',
  access: 'public',
  summary: "The address of the room for a minor's guardian, by the link of their mail.",
  status: 200,
  body: z.strictObject({ token: z.string().max(200, 'This link does not work.') }),
  answer: z.object({ url: z.string(), first_name: z.string(), mentor_name: z.string().nullable(), starts_at: z.string() }),
});

export const getSessionCalendar = endpoint({
  method: 'GET',
  path: '/mentor_sessions/:id/calendar/',
  access: 'signed_in',
  summary: 'The session as a calendar file.',
  status: 200,
  params: sessionParams,
  type: 'text/calendar',
  answer: z.string(),
});
