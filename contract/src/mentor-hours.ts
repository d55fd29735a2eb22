import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dayField } from './fields.ts';

const minute = (label: string) =>
  z
    .number(`${label} must be minutes since midnight.`)
    .int(`${label} must be minutes since midnight.`)
    .min(0, `${label} must be between 0 and 1440.`)
    .max(1440, `${label} must be between 0 and 1440.`)
    .multipleOf(30, `${label} must be on the half hour.`);
const day = dayField('A day is like 2027-03-14.');

/** A mentor's weekly time by their own clock; 1 is Monday. */
const mentorHour = z.strictObject({
  weekday: z.number('Choose a day.').int('Choose a day.').min(1, 'Choose a day.').max(7, 'Choose a day.'),
  from_minute: minute('From'),
  to_minute: minute('To'),
  valid_from: day.nullable().default(null),
  valid_until: day.nullable().default(null),
});
export type MentorHour = z.infer<typeof mentorHour>;

const mentorDay = z.strictObject({ day, from_minute: minute('From').nullable(), to_minute: minute('To').nullable() });
export type MentorDay = z.infer<typeof mentorDay>;

const hoursAnswer = z.object({
  hours: z.array(mentorHour),
  /** Days that differ from the week: closed (both null) or with hours of their own; from today on. */
  days: z.array(mentorDay),
  time_zone: z.string(),
  /** Sent back with what is kept in their place. */
  seen: z.string(),
});
export type MentorHours = z.infer<typeof hoursAnswer>;

export const getMentorHours = endpoint({
  method: 'GET',
  path: '/mentor/hours/',
  access: 'mentor',
  summary: "The mentor's week and the days that differ from it.",
  status: 200,
  answer: hoursAnswer,
});

export const putMentorHours = endpoint({
  method: 'PUT',
  path: '/mentor/hours/',
  access: 'mentor',
  summary:
    'Replaces the week, and the days where they are sent; 409 where others stand by now than were `seen`. What is booked stays booked.',
  status: 200,
  body: z.strictObject({
    hours: z.array(mentorHour).max(50, 'At most 50 times.'),
    days: z.array(mentorDay).max(200, 'At most 200 days.').optional(),
    /** Left out: whatever there is. */
    seen: z.string().max(100, 'This is nothing that we sent.').optional(),
  }),
  answer: hoursAnswer,
});

/** The kinds of checks; all five must be clear and not over before a mentor meets a student. */
export const CHECK_KINDS = ['identity', 'background', 'reference', 'training', 'agreement'] as const;
const checkKind = z.enum(CHECK_KINDS);
export type CheckKind = z.infer<typeof checkKind>;
const checkState = z.enum(['waiting', 'clear', 'refused']);
export type CheckState = z.infer<typeof checkState>;

export const getMentorStanding = endpoint({
  method: 'GET',
  path: '/mentor/standing/',
  access: 'mentor',
  summary: 'Whether the mentor can be met, what is still to be checked and when a check ends, and the hours that they gave.',
  status: 200,
  answer: z.object({
    checks: z.array(z.object({ kind: checkKind, state: checkState, expires_on: z.string().nullable() })),
    approved: z.boolean(),
    paused: z.boolean(),
    /** Whether students read no About Me for now: how that stands is the next one. */
    about_me_held: z.boolean(),
    /** A representative has yet to read About Me, or did not pass it on: then it has to be written anew. */
    about_me_state: z.enum(['waiting', 'refused']).nullable(),
    /** Sessions that took place, oldest first. */
    given: z.array(z.object({ starts_at: z.string(), minutes: z.number().int(), topic: z.string().nullable() })),
  }),
});
