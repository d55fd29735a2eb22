import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { lineField, pageParam } from './fields.ts';

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

/** A meeting as both sides see it: a student reads the mentor's first name, a mentor the student's first name. */
const mentorSession = z.object({
  id: z.number().int(),
  topic: z.string(),
  mentor: z.number().int().nullable(),
  mentor_name: z.string().nullable(),
  /** What the mentor says of themselves; null without a mentor or without words. */
  mentor_about: z.string().nullable(),
  student: z.string(),
  datetime: z.string().nullable(),
  is_active: z.boolean(),
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

/** What a student asks for: a topic, and a wished time if there is one. */
export const sessionRequest = z.strictObject({
  topic: lineField('Topic', 300),
  datetime: z.iso.datetime({ offset: true, error: 'Date and time must be like 2027-03-01T16:00:00Z.' }).nullish(),
});

export const requestMentorSession = endpoint({
  method: 'POST',
  path: '/mentor_sessions/',
  access: 'student',
  summary: 'Ask for a session. Needs consent, then a plan with sessions or an affiliate code, then one left this month.',
  status: 201,
  body: sessionRequest,
  answer: mentorSession,
});

/** What one side of a finished session wrote to the other: a mentor to the student, a student about the talk. */
const mentorFeedback = z.object({
  id: z.number().int(),
  created_at: z.string(),
  topic: z.string(),
  message: z.string(),
  mentor_session: z.number().int(),
  /** The first name; null when their account is gone. */
  mentor_name: z.string().nullable(),
  student: z.string(),
});
export type MentorFeedback = z.infer<typeof mentorFeedback>;

export const listMentorFeedbacks = endpoint({
  method: 'GET',
  path: '/mentor_feedbacks/',
  access: 'signed_in',
  summary: 'What was written to the signed-in student or mentor after their sessions, newest first.',
  status: 200,
  answer: z.array(mentorFeedback),
});
