import { z } from 'zod';
import { deskListQuery, deskMeta, idOfRow } from './desk.ts';
import { endpoint } from './endpoint.ts';

export const AI_REPORT_STATES = ['open', 'closed'] as const;

/** The report of a student; its address is nobody's to see here. */
const aiReport = z.object({
  /** The student's number. */
  id: z.number().int(),
  first_name: z.string(),
  school: z.string().nullable(),
  state: z.enum(AI_REPORT_STATES),
  made_at: z.string(),
});
export type DeskAiReport = z.infer<typeof aiReport>;

export const AI_REPORT_SORTS = ['made_at', 'first_name'] as const;

export const listAiReports = endpoint({
  method: 'GET',
  path: '/desk/ai-reports/',
  access: 'desk',
  may: 'students.change',
  summary: 'The students whose report has an address, the newest first; `q` is part of a first name.',
  status: 200,
  query: z.object({
    ...deskListQuery(AI_REPORT_SORTS),
    state: z.enum(AI_REPORT_STATES, 'state is open or closed.').optional(),
  }),
  answer: z.object({ results: z.array(aiReport), meta: deskMeta }),
});

export const renewAiReport = endpoint({
  method: 'POST',
  path: '/desk/ai-reports/:id/renew/',
  access: 'desk',
  may: 'students.change',
  summary: 'Makes a student’s report anew at another address; the one before opens nothing any more.',
  status: 200,
  params: idOfRow,
  answer: aiReport,
});

export const revokeAiReport = endpoint({
  method: 'POST',
  path: '/desk/ai-reports/:id/revoke/',
  access: 'desk',
  may: 'students.change',
  summary: 'Closes the address of a student’s report; the student can open another.',
  status: 200,
  params: idOfRow,
  answer: aiReport,
});
