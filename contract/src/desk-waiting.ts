import { z } from 'zod';
import type { Permission } from './desk-permissions.ts';
import { endpoint } from './endpoint.ts';

/** What waits for somebody at the desk, the most pressing kind first, and what one must be allowed to do to be shown it. */
export const WAITING = {
  /** What a student wrote to a companion. */
  safety: 'safety.change',
  /** Somebody told of something in a talk. */
  report: 'reports.change',
  /** A student told of an answer of a companion. */
  answer: 'safety.change',
  /** A student has waited more than 48 hours for a mentor and a time. */
  request: 'sessions.change',
  /** A student did not come to two talks within 30 days; it ends by itself as they grow older. */
  missed: 'sessions.change',
  /** A check of an approved mentor ends within 30 days. */
  check: 'mentors.read',
  /** What payments could not settle by themselves. */
  finding: 'findings.change',
  /** Words that wait to be read before the other side sees them. */
  text: 'texts.decide',
  /** An organization asks for a class code. */
  code_request: 'codes.change',
  /** What somebody wrote to the team. */
  message: 'messages.change',
} as const satisfies Record<string, Permission>;

export type WaitingKind = keyof typeof WAITING;
export const WAITING_KINDS = Object.keys(WAITING) as [WaitingKind, ...WaitingKind[]];

const waitingItem = z.object({
  kind: z.enum(WAITING_KINDS),
  id: z.number().int(),
  /** Whom it is about: a first name, or an organization's. */
  who: z.string().nullable(),
  /** A key of its kind (`background`, `contact`), how many talks were missed, or the words that tell it from others. */
  what: z.string(),
  /** Since when it waits, where that is known. */
  since: z.string().nullable(),
  /** The last day of a check. */
  ends_on: z.string().nullable(),
});
export type WaitingItem = z.infer<typeof waitingItem>;

export const listWaiting = endpoint({
  method: 'GET',
  path: '/desk/waiting/',
  access: 'desk',
  may: 'desk.open',
  summary: 'What waits for somebody of this level, the most pressing first, and how much of each kind there is.',
  status: 200,
  answer: z.object({
    results: z.array(waitingItem),
    counts: z.partialRecord(z.enum(WAITING_KINDS), z.number().int()),
  }),
});
export type Waiting = z.infer<(typeof listWaiting)['answer']>;
