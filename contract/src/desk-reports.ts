import { z } from 'zod';
import { deskListQuery, deskMeta, idOfRow, oneRowQuery } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { idParam } from './fields.ts';
import { REPORT_KINDS } from './session-feedback.ts';

const who = z.enum(['student', 'mentor', 'guardian']);
const OPEN_STATES = ['open', 'closed', 'all'] as const;
const openState = z.enum(OPEN_STATES, `state is one of ${OPEN_STATES.join(', ')}.`).default('open');

/** A report in the list: nobody's name and none of its words. */
const deskReport = z.object({
  id: z.number().int(),
  state: z.enum(['open', 'closed']),
  kind: z.enum(REPORT_KINDS),
  /** Stops a mentor until somebody has decided. */
  grave: z.boolean(),
  by: who,
  created_at: z.string(),
  session_id: z.number().int().nullable(),
  /** The first name of who closed it. */
  handled_by: z.string().nullable(),
  handled_at: z.string().nullable(),
});
export type DeskReport = z.infer<typeof deskReport>;

export const listDeskReports = endpoint({
  method: 'GET',
  path: '/desk/reports/',
  access: 'desk',
  may: 'reports.read',
  summary: 'What was told of the other side of a talk: the grave kinds first, then the oldest.',
  status: 200,
  query: z.object({
    ...deskListQuery(['created']),
    state: openState,
    kind: z.enum(REPORT_KINDS, `kind is one of ${REPORT_KINDS.join(', ')}.`).optional(),
  }),
  answer: z.object({ results: z.array(deskReport), meta: deskMeta }),
});

const deskPerson = z.object({ id: z.number().int(), role: z.enum(['student', 'mentor']), name: z.string() });

const deskReportDetail = deskReport.extend({
  text: z.string(),
  /** Of whom it was told by, or whose guardian told it; null: the account is gone. */
  told_by: deskPerson.nullable(),
  about: deskPerson.nullable(),
  /** Whether the mentor is paused because of a report: closing says what becomes of it. */
  paused: z.boolean(),
  /** Other open reports about the same person, the grave ones that keep a pause among them. */
  other_open: z.number().int(),
  other_grave: z.number().int(),
});
export type DeskReportDetail = z.infer<typeof deskReportDetail>;

export const getDeskReport = endpoint({
  method: 'GET',
  path: '/desk/reports/:id/',
  access: 'desk',
  may: 'reports.read',
  summary: 'One report with its words; that it was read is written down.',
  status: 200,
  params: idOfRow,
  answer: deskReportDetail,
});

export const closeDeskReport = endpoint({
  method: 'POST',
  path: '/desk/reports/:id/close/',
  access: 'desk',
  may: 'reports.change',
  summary:
    'Closes a report; where the mentor is paused because of it, it says whether the pause is lifted or goes on. A second time is 409.',
  status: 200,
  params: idOfRow,
  body: z.strictObject({ pause: z.enum(['lift', 'keep'], 'Say whether the pause is lifted or goes on.').nullish() }),
  answer: deskReportDetail,
});

export const HELD_TEXT_KINDS = ['topic', 'about', 'feedback'] as const;
const heldKind = z.enum(HELD_TEXT_KINDS, `kind is one of ${HELD_TEXT_KINDS.join(', ')}.`);

/** What stands between the two of a talk: a report, no yes of a parent to talks, or a mentor who may not meet students. */
const parted = z.enum(['report', 'consent', 'away']);

/** A text in which something leads past the product, or whose two something stands between. */
const deskText = z.object({
  kind: heldKind,
  /** Of the session, the mentor or the feedback. */
  id: z.number().int(),
  /** Why it came to wait. */
  reason: z.string(),
  /** Feedback: what stands between the two now. */
  stands: parted.nullable(),
  text: z.string(),
  /** The first name of who wrote it. */
  writer: z.string().nullable(),
  /** Stands for these very words: sent back with the decision, so that nobody passes on what was written since. */
  seen: z.string(),
});
export type DeskText = z.infer<typeof deskText>;

export const listDeskTexts = endpoint({
  method: 'GET',
  path: '/desk/texts/',
  access: 'desk',
  may: 'texts.decide',
  summary: 'Topics, About Me and feedback that wait to be read before the other side reads them, the oldest of each first.',
  status: 200,
  query: z.object({ ...oneRowQuery, kind: heldKind.optional(), page: deskListQuery(['created']).page }),
  answer: z.object({ results: z.array(deskText), meta: deskMeta }),
});

export const decideDeskText = endpoint({
  method: 'POST',
  path: '/desk/texts/:kind/:id/',
  access: 'desk',
  may: 'texts.decide',
  summary:
    'Passes a text on, or not: then its writer gets a mail. What was decided or written anew meanwhile is 409, and so is passing on what something stands against without naming it.',
  status: 200,
  params: z.object({ kind: heldKind, id: idParam }),
  body: z.strictObject({
    decision: z.enum(['pass', 'refuse'], 'Say whether it is passed on.'),
    seen: z.string('Say which words you read.').max(100, 'Say which words you read.'),
    /** What stands between the two, by who passes it on all the same. */
    although: parted.nullish(),
  }),
  answer: z.object({ detail: z.string() }),
});

export const FEEDBACK_STATES = ['all', 'shown', 'later', 'held', 'hidden'] as const;

/** What one side wrote about a talk, and how it found it. */
const deskFeedback = z.object({
  id: z.number().int(),
  session_id: z.number().int(),
  written_by: z.enum(['mentor', 'student']),
  writer: z.string().nullable(),
  reader: z.string().nullable(),
  message: z.string(),
  /** 1 to 4, for the team alone. */
  score: z.number().int().nullable(),
  /** `later`: once both wrote, or a week after; `held`: a text to read first. */
  state: z.enum(['shown', 'later', 'held', 'hidden']),
  created_at: z.string(),
});
export type DeskFeedback = z.infer<typeof deskFeedback>;

export const listDeskFeedback = endpoint({
  method: 'GET',
  path: '/desk/feedback/',
  access: 'desk',
  may: 'feedback.read',
  summary: 'What mentors and students wrote after talks, with their scores, the newest first.',
  status: 200,
  query: z.object({
    ...deskListQuery(['created', 'score']),
    state: z.enum(FEEDBACK_STATES, `state is one of ${FEEDBACK_STATES.join(', ')}.`).default('all'),
    written_by: z.enum(['mentor', 'student'], 'written_by is mentor or student.').optional(),
  }),
  answer: z.object({ results: z.array(deskFeedback), meta: deskMeta }),
});

const feedbackCall = (what: 'hide' | 'show', summary: string) =>
  endpoint({
    method: 'POST',
    path: `/desk/feedback/:id/${what}/`,
    access: 'desk',
    may: 'feedback.change',
    summary,
    status: 200,
    params: idOfRow,
    answer: deskFeedback,
  });
export const hideDeskFeedback = feedbackCall('hide', 'Takes feedback out of sight; hidden already is 409.');
export const showDeskFeedback = feedbackCall(
  'show',
  'Shows feedback again that was hidden; 409 where it was not. Where something stands between the two it waits as a text to read.',
);
