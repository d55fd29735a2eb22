import { z } from 'zod';
import { chatCard } from './chat-cards.ts';
import { endpoint } from './endpoint.ts';
import { errorBody } from './errors.ts';
import { idField, idParam } from './fields.ts';

/** The longest message, in characters; the screen cuts what is longer, the server refuses it. */
export const MESSAGE_LIMIT = 5000;
/** The longest answer, in bytes of UTF-8. */
export const ANSWER_LIMIT = 32_768;
/** How many entries before the new message the spec's client sends along; the server uses its own history. */
export const EARLIER_LIMIT = 19;

const content = z
  .string({ error: 'Write a message first.' })
  .refine((text) => text.trim() !== '', 'Write a message first.')
  .max(MESSAGE_LIMIT, 'A message can have at most 5,000 characters.');

const role = z.enum(['system', 'user', 'assistant'], 'This is not a role.');
/** What the client says was said before, and its system text: read by nobody, logged and kept nowhere. */
const said = z.looseObject({ role, content: z.string().max(40_000, 'This is too long.') });

/** A message as the companions' own page sends it: a system text, up to 19 earlier ones, the new one last. */
const pageMessage = z.strictObject({
  messages: z
    .array(said, { error: 'Write a message first.' })
    .min(1, 'Write a message first.')
    .max(EARLIER_LIMIT + 2, 'At most 19 earlier messages come along.')
    .refine((all) => all.at(-1)?.role === 'user', 'The last message must be yours.')
    .refine((all) => content.safeParse(all.at(-1)?.content).success, {
      error: (issue) => content.safeParse((issue.input as { content: string }[]).at(-1)?.content).error?.issues[0]?.message ?? '',
    }),
});
/** A message as a career's page sends it; `id` is that of the result, and the conversation is this career's own. */
const careerMessage = z.strictObject({
  id: idField,
  text: content,
  role: z.literal('user', 'The last message must be yours.'),
  first_msg: z.string().max(20_000, 'This is too long.').default(''),
  history: z.array(z.unknown()).max(200, 'This is too long.').default([]),
});
export const chatMessage = z.union([pageMessage, careerMessage]);
export type ChatMessage = z.input<typeof chatMessage>;

/**
 * A figure in an answer that can be pressed: the characters `from` to `to` of the content are it. `year` as the publisher names
 * it; `href` leads to the career, the school or the publisher.
 */
export const cite = z.object({
  id: z.string(),
  from: z.number().int().min(0),
  to: z.number().int().min(0),
  /** What the figure is of, and what it means, in a few words. */
  label: z.string(),
  /** The figure as it stands there. */
  text: z.string(),
  source: z.string(),
  year: z.string(),
  href: z.string().nullable(),
  /** True where the figure is published for a wider group of careers. */
  wider: z.boolean(),
});
export type Cite = z.infer<typeof cite>;

/** How an answer ended: whole; stopped by the student; cut by a lost connection, a restart or the model. */
export const chatStatus = z.enum(['running', 'whole', 'stopped', 'cut']);
export type ChatStatus = z.infer<typeof chatStatus>;

/** Who answered: a configured language model, the built-in guide, or reviewed words for somebody in trouble. */
export const chatSource = z.enum(['model', 'guide', 'safety']);
export type ChatSource = z.infer<typeof chatSource>;

/** Said by the page in its own words, never by the companion: time for a break, the model rests, the reading is whole again. */
const notice = z.object({ kind: z.enum(['break', 'model_away', 'tokens_spent']), text: z.string() });
export type ChatNotice = z.infer<typeof notice>;

/** A turn: one message and its answer. */
const turn = z.object({ turn: z.uuid(), source: chatSource.nullable() });

/** What comes of a turn, in order: `turn` first, `done` last. What `replace` leaves and `delta` adds is the stored content. */
export const chatEvents = {
  turn,
  delta: z.object({ text: z.string() }),
  /** Puts `text` in the place of everything from character `from` on; of everything, where it has none. Cites beyond `from` go. */
  replace: z.object({ from: z.number().int().min(0).optional(), text: z.string() }),
  card: chatCard,
  cite,
  notice,
  done: z.object({ status: chatStatus.exclude(['running']), source: chatSource, timestamp: z.string() }),
  error: errorBody,
};

const assistantMessage = z.object({
  role: z.literal('assistant'),
  content: z.string(),
  turn: z.uuid(),
  status: chatStatus,
  source: chatSource,
  timestamp: z.string(),
  cards: z.array(chatCard),
  cites: z.array(cite),
  notices: z.array(notice),
});
export type AssistantMessage = z.infer<typeof assistantMessage>;

/** The same turn as one answer, for who accepts no event stream. */
const chatAnswer = z.object({ response: z.array(z.object({ message: assistantMessage })) });

const agentParam = z.object({ id: idParam });
const turnParam = z.object({ id: idParam, turn: z.uuid('This is not a turn.') });
/** Without a career it is the conversation on the companion's own page. */
const thread = z.object({
  career: z
    .string()
    .regex(/^\d{2}-\d{4}\.\d{2}$/, 'This is not a career.')
    .optional(),
});

export const sendChatMessage = endpoint({
  method: 'POST',
  path: '/ai-agents/:id/chat/',
  access: 'student',
  summary:
    'Says something to a companion and streams the answer. Send `idempotency-key`: the same key and body is the same turn. One turn at a time for each student.',
  status: 200,
  params: agentParam,
  body: chatMessage,
  answer: chatAnswer,
  stream: chatEvents,
});

export const readChatTurn = endpoint({
  method: 'GET',
  path: '/ai-agents/:id/chat/:turn/',
  access: 'student',
  summary: 'Reads a turn, whether it runs or has ended: all of its events, or those after `last-event-id`.',
  status: 200,
  params: turnParam,
  answer: chatAnswer,
  stream: chatEvents,
});

export const stopChatTurn = endpoint({
  method: 'POST',
  path: '/ai-agents/:id/chat/:turn/stop/',
  access: 'student',
  summary: 'Stops an answer where it is; what came stays. A turn that has ended stays as it ended.',
  status: 200,
  params: turnParam,
  answer: z.object({ status: chatStatus }),
});

export const reportChatTurn = endpoint({
  method: 'POST',
  path: '/ai-agents/:id/chat/:turn/report/',
  access: 'student',
  summary: 'Tells a human of an answer that is wrong or harmful. Once a turn; again changes the reason.',
  status: 200,
  params: turnParam,
  body: z.strictObject({
    reason: z.string({ error: 'The reason must be text.' }).trim().max(1000, 'The reason can have at most 1,000 characters.').default(''),
  }),
  answer: z.object({ detail: z.string() }),
});

const historyItem = z.object({
  id: z.number().int(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  /** The turn that it belongs to. */
  turn: z.uuid(),
  status: chatStatus,
  source: chatSource.nullable(),
  cards: z.array(chatCard),
  cites: z.array(cite),
  notices: z.array(notice),
});
export type HistoryItem = z.infer<typeof historyItem>;

/** How many messages a page of the history holds. */
export const HISTORY_PAGE = 50;

export const readChatHistory = endpoint({
  method: 'GET',
  path: '/ai-agents/:id/chat-history/',
  access: 'student',
  summary: 'A conversation, oldest first: its last 50 messages, or the 50 before `before`. `running` is the turn to read on.',
  status: 200,
  params: agentParam,
  query: z.object({ ...thread.shape, before: idParam.optional() }),
  answer: z.object({
    results: z.array(historyItem),
    /** There are older ones. */
    more: z.boolean(),
    running: z.uuid().nullable(),
    /** How many messages are left today, and when the next day begins. */
    left: z.object({ today: z.number().int(), of: z.number().int(), until: z.string() }),
  }),
});

export const clearChatHistory = endpoint({
  method: 'DELETE',
  path: '/ai-agents/:id/chat-history/',
  access: 'student',
  summary: 'Deletes a conversation for good: this one, not those with other companions or about other careers.',
  status: 204,
  params: agentParam,
  query: thread,
  answer: z.undefined(),
});

/** The conversations that there are, for a way back into them. */
export const listChatThreads = endpoint({
  method: 'GET',
  path: '/chat-threads/',
  access: 'student',
  summary: 'The conversations of the student, the last one first: with whom, about which career, since when.',
  status: 200,
  answer: z.object({
    results: z.array(
      z.object({
        agent_id: z.number().int(),
        /** Also of one that is not theirs any more. */
        agent_name: z.string(),
        onet_code: z.string().nullable(),
        title: z.string().nullable(),
        last_at: z.string(),
        messages: z.number().int(),
      }),
    ),
  }),
});
