import { z } from 'zod';
import { deskListQuery, deskMeta, idOfRow } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { numberParam } from './fields.ts';

const OPEN_STATES = ['open', 'closed', 'all'] as const;
const openState = z.enum(OPEN_STATES, `state is one of ${OPEN_STATES.join(', ')}.`).default('open');

/** What the companions noticed: a kind and a day, nobody's name and no words. */
const deskSafetyEvent = z.object({
  id: z.number().int(),
  state: z.enum(['open', 'closed']),
  /** 2 is danger, 1 wants care. */
  tier: z.number().int(),
  kind: z.string(),
  at: z.string(),
  closed_at: z.string().nullable(),
  parent_told_at: z.string().nullable(),
});
export type DeskSafetyEvent = z.infer<typeof deskSafetyEvent>;

export const listDeskSafetyEvents = endpoint({
  method: 'GET',
  path: '/desk/safety-events/',
  access: 'desk',
  may: 'safety.read',
  summary: 'What the companions noticed and a person reads: danger first, then the oldest.',
  status: 200,
  query: z.object({ ...deskListQuery(['at']), state: openState }),
  answer: z.object({ results: z.array(deskSafetyEvent), meta: deskMeta }),
});

const said = z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() }));

const deskSafetyEventDetail = deskSafetyEvent.extend({
  /** Null once the account is gone. */
  student: z.object({ id: z.number().int(), name: z.string(), age: z.number().int().nullable() }).nullable(),
  /** As far as the turn, and 20 messages back; empty once the conversation was cleared. */
  said,
  /** Why the parent is not told of this, in a sentence; null: they can be told. */
  not_for_parent: z.string().nullable(),
});
export type DeskSafetyEventDetail = z.infer<typeof deskSafetyEventDetail>;

export const getDeskSafetyEvent = endpoint({
  method: 'GET',
  path: '/desk/safety-events/:id/',
  access: 'desk',
  may: 'safety.read',
  summary: 'One of them with what was said; that it was read is written down.',
  status: 200,
  params: idOfRow,
  answer: deskSafetyEventDetail,
});

export const closeDeskSafetyEvent = endpoint({
  method: 'POST',
  path: '/desk/safety-events/:id/close/',
  access: 'desk',
  may: 'safety.change',
  summary: 'It was dealt with; closed before is 409.',
  status: 200,
  params: idOfRow,
  answer: deskSafetyEventDetail,
});

export const tellParentOfSafetyEvent = endpoint({
  method: 'POST',
  path: '/desk/safety-events/:id/tell-parent/',
  access: 'desk',
  may: 'safety.change',
  summary: 'Tells the parent that somebody worries, once and in reviewed words; never of home, of who somebody is, or of an adult.',
  status: 200,
  params: idOfRow,
  answer: deskSafetyEventDetail,
});

export const countDeskSafetyEvents = endpoint({
  method: 'GET',
  path: '/desk/safety-counts/',
  access: 'desk',
  may: 'safety.read',
  summary: 'How often each kind was noticed in a year, and how many were dealt with.',
  status: 200,
  query: z.object({ year: numberParam('A year has four digits.', 2000, 2099).optional() }),
  answer: z.object({
    year: z.number().int(),
    kinds: z.array(z.object({ tier: z.number().int(), kind: z.string(), events: z.number().int(), closed: z.number().int() })),
  }),
});

/** An answer of a companion that a student told us is wrong or harmful. */
const deskChatReport = z.object({
  id: z.number().int(),
  state: z.enum(['open', 'closed']),
  created_at: z.string(),
  closed_at: z.string().nullable(),
  /** Null once the conversation was cleared. */
  companion: z.string().nullable(),
});
export type DeskChatReport = z.infer<typeof deskChatReport>;

export const listDeskChatReports = endpoint({
  method: 'GET',
  path: '/desk/chat-reports/',
  access: 'desk',
  may: 'safety.read',
  summary: 'Answers of companions that students reported, the oldest first.',
  status: 200,
  query: z.object({ ...deskListQuery(['created']), state: openState }),
  answer: z.object({ results: z.array(deskChatReport), meta: deskMeta }),
});

const deskChatReportDetail = deskChatReport.extend({ reason: z.string(), said });
export type DeskChatReportDetail = z.infer<typeof deskChatReportDetail>;

export const getDeskChatReport = endpoint({
  method: 'GET',
  path: '/desk/chat-reports/:id/',
  access: 'desk',
  may: 'safety.read',
  summary: 'One of them with the message and the answer; that it was read is written down.',
  status: 200,
  params: idOfRow,
  answer: deskChatReportDetail,
});

export const closeDeskChatReport = endpoint({
  method: 'POST',
  path: '/desk/chat-reports/:id/close/',
  access: 'desk',
  may: 'safety.change',
  summary: 'It was dealt with; closed before is 409.',
  status: 200,
  params: idOfRow,
  answer: deskChatReportDetail,
});
