import { z } from 'zod';
import { INTENTS } from './understand/intents.ts';

const code = z.string().regex(/^\d{2}-\d{4}\.\d{2}$/);

/** What an answer leaves for the next one of its conversation: keys and values, nothing worded. */
const task = z.object({
  intent: z.enum(INTENTS).nullable().default(null),
  /** Careers spoken of last, and those shown as a list. */
  careers: z.array(code).max(4).default([]),
  shown: z.array(code).max(10).default([]),
  /** The careers of the last answers, the last one first. */
  spoken: z.array(code).max(4).default([]),
  /** Schools spoken of last. */
  colleges: z.array(z.number().int()).max(4).default([]),
  zip: z.string().nullable().default(null),
  state: z.string().nullable().default(null),
  level: z.enum(['certificate', 'associate', 'bachelor', 'graduate']).nullable().default(null),
  subject: z.string().nullable().default(null),
  sort: z.enum(['distance', 'price']).nullable().default(null),
  /** How schools were narrowed. */
  price_max: z.number().nullable().default(null),
  miles: z.number().nullable().default(null),
  control: z.enum(['public', 'private']).nullable().default(null),
  /** What was searched for last, in the student's words without signs. */
  wish: z.string().max(200).nullable().default(null),
  /** The question of a practice interview that waits for its answer. */
  interview: z
    .object({ career: code.nullable(), number: z.number().int().min(1).max(5) })
    .nullable()
    .default(null),
});
export type Task = z.infer<typeof task>;

const NO_TASK: Task = task.parse({});

/** After so long a practice interview was left: what is written then is a question, and no answer to it. */
const LEFT_MS = 3 * 60 * 60 * 1000;

/** What the answer before left; nothing where it is of an older release or missing. */
export function readTask(stored: unknown, quiet_ms = 0): Task {
  const parsed = task.safeParse(stored ?? {});
  if (!parsed.success) return NO_TASK;
  return quiet_ms > LEFT_MS ? { ...parsed.data, interview: null } : parsed.data;
}
