import { z } from 'zod';
import { deskListQuery, deskMeta, idOfRow } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { lineField, presentPasswordField, textField, versionField } from './fields.ts';

export const NEWSLETTER_STATES = ['draft', 'sending', 'sent'] as const;

const row = {
  id: z.number().int(),
  subject: z.string(),
  state: z.enum(NEWSLETTER_STATES),
  version: z.number().int(),
  /** Who wrote it, by first name. */
  by: z.string().nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  /** To how many it goes, counted when it was sent off. */
  recipients: z.number().int().nullable(),
};
const newsletterRow = z.object(row);
export type DeskNewsletter = z.infer<typeof newsletterRow>;

/** The letter as a reader gets it, but for the link that ends the subscription. */
const preview = z.object({ subject: z.string(), text: z.string(), html: z.string() });
export type NewsletterPreview = z.infer<typeof preview>;

const newsletter = z.object({
  ...row,
  /** Markdown. */
  body: z.string(),
  preview,
  /** How many would get it now. */
  readers: z.number().int(),
});
export type DeskNewsletterDetail = z.infer<typeof newsletter>;

export const NEWSLETTER_SORTS = ['created_at', 'sent_at'] as const;

export const listNewsletters = endpoint({
  method: 'GET',
  path: '/desk/newsletters/',
  access: 'desk',
  may: 'newsletters.read',
  summary: 'Newsletters, the newest first; `q` is part of a subject.',
  status: 200,
  query: z.object({
    ...deskListQuery(NEWSLETTER_SORTS),
    state: z.enum(NEWSLETTER_STATES, 'There is no such state of a newsletter.').optional(),
  }),
  answer: z.object({
    results: z.array(newsletterRow),
    meta: deskMeta,
    /** How many get the next one, and how many addresses get none because their mailbox refused a letter for good. */
    readers: z.object({ active: z.number().int(), bounced: z.number().int() }),
  }),
});

/** What is written; the form of the browser checks by it as well. */
export const newsletterForm = z.strictObject({ subject: lineField('Subject', 120), body: textField('Text', 20_000) });

export const addNewsletter = endpoint({
  method: 'POST',
  path: '/desk/newsletters/',
  access: 'desk',
  may: 'newsletters.change',
  summary: 'Begins a newsletter.',
  status: 201,
  body: newsletterForm,
  answer: newsletter,
});

export const previewNewsletter = endpoint({
  method: 'POST',
  path: '/desk/newsletters/preview/',
  access: 'desk',
  may: 'newsletters.read',
  summary: 'The letter that would come of these words; nothing is kept.',
  status: 200,
  body: newsletterForm,
  answer: preview,
});

export const getNewsletter = endpoint({
  method: 'GET',
  path: '/desk/newsletters/:id/',
  access: 'desk',
  may: 'newsletters.read',
  summary: 'One newsletter with its letter, and how many would get it.',
  status: 200,
  params: idOfRow,
  answer: newsletter,
});

export const changeNewsletter = endpoint({
  method: 'PATCH',
  path: '/desk/newsletters/:id/',
  access: 'desk',
  may: 'newsletters.change',
  summary: 'Changes a newsletter that was not sent; of two who change the same version the second is told.',
  status: 200,
  params: idOfRow,
  body: newsletterForm.extend({ version: versionField }),
  answer: newsletter,
});

export const testNewsletter = endpoint({
  method: 'POST',
  path: '/desk/newsletters/:id/test/',
  access: 'desk',
  may: 'newsletters.change',
  summary: 'Sends the letter to whoever asks for it, and to nobody else.',
  status: 202,
  params: idOfRow,
  answer: z.object({ detail: z.string() }),
});

export const sendForm = z.strictObject({ version: versionField, current_password: presentPasswordField });

export const sendNewsletter = endpoint({
  method: 'POST',
  path: '/desk/newsletters/:id/send/',
  access: 'desk',
  may: 'newsletters.change',
  summary: 'Sends a newsletter once to everybody who asked for it; it cannot be changed after that.',
  status: 202,
  params: idOfRow,
  body: sendForm,
  answer: newsletter,
});

export const removeNewsletter = endpoint({
  method: 'DELETE',
  path: '/desk/newsletters/:id/',
  access: 'desk',
  may: 'newsletters.change',
  summary: 'Removes a newsletter that was not sent.',
  status: 204,
  params: idOfRow,
  answer: z.undefined(),
});
