import { z } from 'zod';
import type { Level } from './desk-permissions.ts';
import { deskListQuery, deskMeta, idOfRow } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { textField } from './fields.ts';
import { MESSAGE_KINDS, type MessageKind } from './outreach.ts';

/** The kinds that people of the level safety read and answer: what is written about the chats. */
export const SAFETY_MESSAGE_KINDS = ['chat_support'] as const satisfies MessageKind[];

/** The kinds of messages that a level reads and answers. */
export const messageKindsOf = (level: Level): readonly MessageKind[] => (level === 'safety' ? SAFETY_MESSAGE_KINDS : MESSAGE_KINDS);

const row = {
  id: z.number().int(),
  kind: z.enum(MESSAGE_KINDS),
  /** The first name of whoever was signed in. */
  first_name: z.string().nullable(),
  created_at: z.string(),
  handled_at: z.string().nullable(),
  /** Who handled it, by first name. */
  handled_by: z.string().nullable(),
};
const messageRow = z.object({
  ...row,
  /** How it begins. */
  excerpt: z.string(),
});
export type DeskMessage = z.infer<typeof messageRow>;

export const MESSAGE_SORTS = ['created_at'] as const;

export const listDeskMessages = endpoint({
  method: 'GET',
  path: '/desk/messages/',
  access: 'desk',
  may: 'messages.read',
  summary: 'Messages to the team that wait, the oldest first, or those that were handled; `q` is part of their words, or a whole email.',
  status: 200,
  query: z.object({
    ...deskListQuery(MESSAGE_SORTS),
    state: z.enum(['open', 'handled'], 'state is open or handled.').default('open'),
    kind: z.enum(MESSAGE_KINDS, 'There is no such kind of message.').optional(),
  }),
  answer: z.object({ results: z.array(messageRow), meta: deskMeta }),
});

const messageDetail = z.object({
  ...row,
  message: z.string(),
  /** As it was typed: nobody has checked it but the account's own. */
  email: z.string(),
  /** The account of whoever was signed in. */
  account: z.object({ id: z.number().int(), role: z.string() }).nullable(),
});
export type DeskMessageDetail = z.infer<typeof messageDetail>;

export const getDeskMessage = endpoint({
  method: 'GET',
  path: '/desk/messages/:id/',
  access: 'desk',
  may: 'messages.read',
  summary: 'One message with the address it came from; that it was opened is in the log.',
  status: 200,
  params: idOfRow,
  answer: messageDetail,
});

export const answerForm = z.strictObject({ answer: textField('Answer', 4000) });

export const answerMessage = endpoint({
  method: 'POST',
  path: '/desk/messages/:id/answer/',
  access: 'desk',
  may: 'messages.change',
  summary: 'Answers a message by mail, with the words it answers quoted, and closes it.',
  status: 200,
  params: idOfRow,
  body: answerForm,
  answer: messageDetail,
});

export const handleMessage = endpoint({
  method: 'POST',
  path: '/desk/messages/:id/handle/',
  access: 'desk',
  may: 'messages.change',
  summary: 'Closes a message that needs no answer, or was answered elsewhere; of two at once the second is told.',
  status: 200,
  params: idOfRow,
  answer: messageDetail,
});

export const reopenMessage = endpoint({
  method: 'POST',
  path: '/desk/messages/:id/reopen/',
  access: 'desk',
  may: 'messages.change',
  summary: 'Takes back that a message was handled.',
  status: 200,
  params: idOfRow,
  answer: messageDetail,
});
