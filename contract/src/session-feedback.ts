import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParam, optionalTextField, textField } from './fields.ts';

const sessionParams = z.object({ id: idParam });

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

export const SCORES = [1, 2, 3, 4] as const;

/** What one side writes to the other, and how it went for the team alone. */
export const sessionFeedback = z.strictObject({
  message: textField('Message', 2000),
  score: z.literal(SCORES, 'Choose a score from 1 to 4.'),
});

export const giveFeedback = endpoint({
  method: 'POST',
  path: '/mentor_sessions/:id/feedback/',
  access: 'signed_in',
  summary:
    'Writes to the other side, once, after the session; the score is for the team alone. Both read once both wrote, or after seven days.',
  status: 201,
  params: sessionParams,
  body: sessionFeedback,
  answer: z.object({
    /** From when on the other side reads it; null while a representative reads it first. */
    visible_at: z.string().nullable(),
    held: z.boolean(),
  }),
});

/** What can be told of the other side; the grave kinds stop the mentor from meeting anybody until a person has decided. */
export const REPORT_KINDS = ['unsafe', 'contact', 'meeting', 'hurtful', 'recorded', 'other'] as const;
export const GRAVE_KINDS: readonly ReportKind[] = ['unsafe', 'contact', 'meeting'];
const reportKind = z.enum(REPORT_KINDS, 'Choose what happened.');
export type ReportKind = z.infer<typeof reportKind>;

const reportFields = { kind: reportKind, text: optionalTextField('What happened', 2000) };

/** What is told of the other side of a session. */
export const sessionReport = z.strictObject(reportFields);

/** What is said to whoever told; that it is a sentence lets browsers tell it from no answer. */
const told = z.object({ detail: z.string() });

export const reportSession = endpoint({
  method: 'POST',
  path: '/mentor_sessions/:id/report/',
  access: 'signed_in',
  summary:
    'Tells the team about the other side, who never learns it. The two are not matched again, and what they have coming is called off.',
  status: 201,
  params: sessionParams,
  body: sessionReport,
  answer: told,
});

export const guardianReport = endpoint({
  method: 'POST',
  path: '/session_door/report/',
  access: 'public',
  summary: 'The same by a guardian, by the link of their mail.',
  status: 201,
  body: z.strictObject({ token: z.string().max(200, 'This link does not work.'), ...reportFields }),
  answer: told,
});
