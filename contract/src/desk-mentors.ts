import { z } from 'zod';
import { deskListQuery, deskMeta, idOfRow } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { dayField, optionalLineField } from './fields.ts';
import { CHECK_KINDS } from './mentor-hours.ts';
import { SESSION_STATES } from './mentoring.ts';

const checkKind = z.enum(CHECK_KINDS, 'Choose what was checked.');

/** Checks that end within so many days are to be renewed. */
export const ENDING_DAYS = 60;

/**
 * `applied` is not approved yet, `meets` whoever meets students, `ending` has a check that ends within 60 days, `missing` was approved
 * and lacks a check by now.
 */
export const DESK_MENTOR_STATES = ['all', 'applied', 'meets', 'ending', 'missing', 'paused'] as const;

const deskMentor = z.object({
  id: z.number().int(),
  name: z.string(),
  title: z.string(),
  approved: z.boolean(),
  /** Checks that are not clear, or over. */
  missing: z.array(checkKind),
  /** The first day on which a clear check will not hold any more; null where none ends. */
  next_end: z.string().nullable(),
  paused: z.enum(['report', 'no_shows', 'staff']).nullable(),
  /** Talks that are held or booked. */
  coming: z.number().int(),
});
export type DeskMentor = z.infer<typeof deskMentor>;

export const listDeskMentors = endpoint({
  method: 'GET',
  path: '/desk/mentors/',
  access: 'desk',
  may: 'mentors.read',
  summary: 'Mentors with what stands between them and students, the newest first.',
  status: 200,
  query: z.object({
    ...deskListQuery(['created', 'name', 'ends']),
    state: z.enum(DESK_MENTOR_STATES, `state is one of ${DESK_MENTOR_STATES.join(', ')}.`).default('all'),
  }),
  answer: z.object({ results: z.array(deskMentor), meta: deskMeta }),
});

const deskCheck = z.object({
  kind: checkKind,
  state: z.enum(['waiting', 'clear', 'refused']),
  reference: z.string(),
  cleared_on: z.string().nullable(),
  expires_on: z.string().nullable(),
  /** The first name of who entered it. */
  by: z.string().nullable(),
  /** When it was entered: sent back with a change, so that nobody changes what somebody else has just entered. */
  at: z.string().nullable(),
});
export type DeskCheck = z.infer<typeof deskCheck>;

const deskMentorDetail = deskMentor.extend({
  email: z.string(),
  phone: z.string(),
  email_confirmed: z.boolean(),
  time_zone: z.string().nullable(),
  about_me: z.string(),
  about_me_held: z.string().nullable(),
  tags: z.array(z.string()),
  has_hours: z.boolean(),
  /** Talks that took place, and to which they did not come. */
  given: z.number().int(),
  no_shows: z.number().int(),
  paused_since: z.string().nullable(),
  checks: z.array(deskCheck),
  /** What they have coming, the next first: it goes to others when a check ends. */
  sessions: z.array(
    z.object({ id: z.number().int(), state: z.enum(SESSION_STATES), student: z.string(), starts_at: z.string().nullable() }),
  ),
  /** What happened, the last first. */
  history: z.array(z.object({ at: z.string(), action: z.string(), by: z.string().nullable(), detail: z.string() })),
});
export type DeskMentorDetail = z.infer<typeof deskMentorDetail>;

export const getDeskMentor = endpoint({
  method: 'GET',
  path: '/desk/mentors/:id/',
  access: 'desk',
  may: 'mentors.read',
  summary: 'One mentor with checks, talks and contact; that it was opened is written down.',
  status: 200,
  params: idOfRow,
  answer: deskMentorDetail,
});

/** What was checked: that it is clear and until when, never what was found. */
export const deskCheckEntry = z.strictObject({
  kind: checkKind,
  state: z.enum(['clear', 'refused'], 'Choose clear or not clear.'),
  reference: optionalLineField('Reference', 100),
  cleared_on: dayField('Cleared on is a day, as 2027-01-07.').nullish(),
  expires_on: dayField('Ends on is a day, as 2029-01-06.').nullish(),
  /** When the check that was seen had been entered (null: nobody had); another one by now is 409. */
  seen: z.string().max(40, 'This is no time.').nullish(),
});

export const enterDeskCheck = endpoint({
  method: 'POST',
  path: '/desk/mentors/:id/checks/',
  access: 'desk',
  may: 'mentors.change',
  summary: 'Enters one of the five checks, in place of the one before. What the mentor has coming goes to others where one is not clear.',
  status: 200,
  params: idOfRow,
  body: deskCheckEntry,
  answer: deskMentorDetail,
});

export const approveDeskMentor = endpoint({
  method: 'POST',
  path: '/desk/mentors/:id/approve/',
  access: 'desk',
  may: 'mentors.change',
  summary: 'Lets a mentor meet students; 409 while a check is missing or the email is not confirmed.',
  status: 200,
  params: idOfRow,
  answer: deskMentorDetail,
});

export const pauseDeskMentor = endpoint({
  method: 'POST',
  path: '/desk/mentors/:id/pause/',
  access: 'desk',
  may: 'mentors.change',
  summary: 'Stops a mentor, or lets them go on; what they have coming goes to others.',
  status: 200,
  params: idOfRow,
  body: z.strictObject({ paused: z.boolean('Say whether they are paused.').default(true) }),
  answer: deskMentorDetail,
});
