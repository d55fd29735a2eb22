import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { emailField, optionalTextField, textField, tokenField } from './fields.ts';

const done = z.object({ detail: z.string() });

export const subscribe = endpoint({
  method: 'POST',
  path: '/subscriptions/',
  access: 'public',
  summary: 'Subscribe an address to the newsletter; a second time is a success as well, and nobody is told which.',
  status: 201,
  body: z.strictObject({ email: emailField }),
  answer: done,
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/subscriptions/end/',
  access: 'public',
  summary: 'End a newsletter subscription with the token of the link in each letter.',
  status: 200,
  body: z.strictObject({ token: tokenField }),
  answer: done,
});

/** What an invitation holds; the form of the browser checks by it as well. */
export const invitation = z.strictObject({
  email: emailField,
  message: optionalTextField('Message', 600),
});

export const invite = endpoint({
  method: 'POST',
  path: '/invitations/',
  access: 'public',
  summary: "Invite a friend by mail, with the sender's first name when somebody is signed in.",
  status: 201,
  body: invitation,
  answer: done,
});

export const MESSAGE_KINDS = ['contact', 'chat_support', 'bug', 'organization'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** A message to the team. */
export const teamMessage = z.strictObject({
  kind: z.enum(MESSAGE_KINDS, 'Choose what this is about.'),
  email: emailField,
  message: textField('Message', 4000),
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/contact/',
  access: 'public',
  summary: "Write to the team: kept for the desk and mailed to the team's mailbox.",
  status: 201,
  body: teamMessage,
  answer: done,
});
