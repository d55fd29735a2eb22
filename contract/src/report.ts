import { z } from 'zod';
import { clarity, fit, reason } from './careers.ts';
import { endpoint, type FileToSend } from './endpoint.ts';
import { strengthProfile } from './strengths.ts';

/** One figure of a career in words, with what it means; "Not published" where nobody publishes it. */
const reportFact = z.object({
  key: z.enum(['pay', 'outlook', 'school', 'ai']),
  label: z.string(),
  value: z.string(),
  note: z.string(),
});

export const reportCareer = z.object({
  rank: z.number().int().min(1).max(10),
  title: z.string(),
  slug: z.string(),
  /** Names the career's picture. */
  onet_code: z.string(),
  /** Keys of the leading interest areas: the first one's colour is the picture's ground. */
  areas: z.array(z.string()),
  fit,
  /** Its word, toned to how clear the answers are. */
  fit_word: z.string(),
  /** How a stretch career was picked; empty for the other seven. */
  picked: z.string(),
  summary: z.string(),
  reasons: z.array(reason),
  facts: z.array(reportFact),
  /** Something small to try this month; empty where nobody has written it yet. */
  try_this: z.string(),
});
export type ReportCareer = z.infer<typeof reportCareer>;

const reportType = z.object({
  type: z.string(),
  name: z.string(),
  meaning: z.string(),
  /** The mean of the student's own ratings of this kind of work, 1 to 5. */
  rating: z.number(),
  /** The place of the cup among the three picked, if it was. */
  picked: z.number().int().min(1).max(3).nullable(),
  /** Whether it leads in all answers together. */
  leads: z.boolean(),
});

/** What stands in the answers: interests and strengths. */
const reportSelf = z.object({
  types: z.array(reportType),
  areas: z.array(z.object({ key: z.string(), name: z.string(), meaning: z.string(), rating: z.number().int().min(1).max(5) })),
  strengths: strengthProfile.omit({ first_name: true }),
});

/** A student's report as its page and its file show it. Of the person it holds the first name and nothing else. */
export const report = z.object({
  first_name: z.string(),
  /** When the answers were matched, and when this was put together. */
  answered_at: z.string(),
  made_at: z.string(),
  clarity,
  /** Null where the answers belong to an older version of the questions, which cannot be read any more. */
  self: reportSelf.nullable(),
  careers: z.array(reportCareer),
  sources: z.array(z.object({ text: z.string(), links: z.array(z.object({ label: z.string(), url: z.string() })) })),
  method_url: z.string(),
});
export type Report = z.infer<typeof report>;

/**
 * Where the student's own report stands; `address` is empty unless it is open. `made_at` is that of the address, also while no
 * plan opens it: it waits then, until it is closed.
 */
const reportStanding = z.object({
  state: z.enum(['open', 'closed', 'not_in_plan', 'no_results']),
  address: z.string(),
  made_at: z.string().nullable(),
});
export type ReportStanding = z.infer<typeof reportStanding>;

/** An unknown, closed or malformed token is one and the same: not found. */
const params = z.object({ token: z.string() });
const file = { type: 'application/pdf', answer: z.custom<FileToSend>() };

export const getOwnReport = endpoint({
  method: 'GET',
  path: '/report/',
  access: 'student',
  summary: 'Whether the own report lies open, and at which address.',
  status: 200,
  answer: reportStanding,
});

export const openReport = endpoint({
  method: 'POST',
  path: '/report/',
  access: 'student',
  summary: 'Gives the own report a new address; the one it had opens nothing any more.',
  status: 200,
  answer: reportStanding,
});

export const closeReport = endpoint({
  method: 'DELETE',
  path: '/report/',
  access: 'student',
  summary: 'Closes the own report: its address opens nothing any more.',
  status: 200,
  answer: reportStanding,
});

export const getOwnReportFile = endpoint({
  method: 'GET',
  path: '/report/pdf/',
  access: 'student',
  summary: 'The own report as a PDF, also while no address opens it.',
  status: 200,
  ...file,
});

export const getReport = endpoint({
  method: 'GET',
  path: '/reports/:token/',
  access: 'public',
  summary: 'The report that this address opens, as it stands today.',
  status: 200,
  params,
  answer: report,
});

export const getReportFile = endpoint({
  method: 'GET',
  path: '/reports/:token/pdf/',
  access: 'public',
  summary: 'The same as a PDF.',
  status: 200,
  params,
  ...file,
});
