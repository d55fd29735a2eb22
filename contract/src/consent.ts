import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ageField, emailField, idParam, phoneField, tokenField } from './fields.ts';

/** What a parent says yes or no to, each by itself. */
export const PURPOSES = ['mentor_sessions', 'companions', 'data_sharing'] as const;
export const purposeField = z.enum(PURPOSES);
export type Purpose = z.infer<typeof purposeField>;

/** Where one purpose stands: nobody was asked, a parent was asked, or a parent decided. */
const consentState = z.enum(['open', 'waiting', 'granted', 'refused']);
export type ConsentState = z.infer<typeof consentState>;

const channelField = z.enum(['email', 'sms'], 'Choose email or text message.');
export type ConsentChannel = z.infer<typeof channelField>;
const done = z.object({ detail: z.string() });

/** How a student sees it. `needed` is false from the 18th birthday on: then nothing waits for a parent. */
const studentConsent = z.object({
  needed: z.boolean(),
  adult_on: z.string().nullable(),
  can_ask: z.boolean(),
  sms: z.boolean(),
  asked: z.object({ channel: channelField, contact: z.string(), asked_at: z.string(), answered_at: z.string().nullable() }).nullable(),
  purposes: z.array(z.object({ purpose: purposeField, title: z.string(), about: z.string(), state: consentState })),
});
export type StudentConsent = z.infer<typeof studentConsent>;

export const getConsent = endpoint({
  method: 'GET',
  path: '/consent/',
  access: 'student',
  summary: "Where a parent's consent stands, per purpose.",
  status: 200,
  answer: studentConsent,
});

/** Whom to ask. The contact must be the parent's own, not the student's. */
export const consentRequest = z.discriminatedUnion('channel', [
  z.strictObject({ channel: z.literal('email'), contact: emailField }),
  z.strictObject({ channel: z.literal('sms'), contact: phoneField }),
]);
export type ConsentRequest = z.input<typeof consentRequest>;

export const askParent = endpoint({
  method: 'POST',
  path: '/consent/ask/',
  access: 'student',
  summary: 'Send a parent the link to say yes or no; a newer one ends the older ones.',
  status: 202,
  body: consentRequest,
  answer: studentConsent,
});

export const openConsent = endpoint({
  method: 'POST',
  path: '/consent/open/',
  access: 'public',
  summary: "Change the one-time link of a parent for half an hour's access.",
  status: 200,
  body: z.strictObject({ token: tokenField }),
  answer: z.object({ access: z.string(), expires_at: z.string() }),
});

/** Which child is meant, where a parent asks by their own account; an opened link is one child's already. */
export const ofChild = z.object({ child: idParam.optional() });

export const lookAtLink = endpoint({
  method: 'POST',
  path: '/consent/look/',
  access: 'public',
  summary: 'Whose parent the holder of a link is asked to be, before it is used; nothing where it opens nothing.',
  status: 200,
  body: z.strictObject({ token: tokenField }),
  answer: z.object({ first_name: z.string().nullable() }),
});

/** What a parent reads and decides about one purpose. */
const parentPurpose = z.object({
  purpose: purposeField,
  title: z.string(),
  what: z.string(),
  why: z.string(),
  who: z.string(),
  state: consentState,
  decided_at: z.string().nullable(),
});

/** A parent's page: the texts, the answers so far, and every change of them. */
export const parentView = z.object({
  student: z.object({ first_name: z.string(), age: z.number().int().nullable(), adult_on: z.string().nullable() }),
  contact: z.string(),
  text_version: z.string(),
  collected: z.array(z.object({ title: z.string(), text: z.string() })),
  purposes: z.array(parentPurpose),
  changes: z.array(
    z.object({
      at: z.string(),
      purpose: purposeField,
      granted: z.boolean(),
      text_version: z.string(),
      actor: z.enum(['guardian', 'staff']),
    }),
  ),
  erased_on: z.string().nullable(),
});
export type ParentView = z.infer<typeof parentView>;

export const getParentView = endpoint({
  method: 'GET',
  path: '/consent/parent/',
  access: 'guardian',
  summary: 'What a parent decides about, in full.',
  status: 200,
  query: ofChild,
  answer: parentView,
});

export const decideConsent = endpoint({
  method: 'PUT',
  path: '/consent/parent/',
  access: 'guardian',
  summary: 'Say yes or no for each purpose named; a receipt is sent. What is not named stays as it was.',
  status: 200,
  query: ofChild,
  body: z.strictObject({
    text_version: z.string().max(20),
    decisions: z
      .partialRecord(purposeField, z.boolean({ error: 'Please answer yes or no.' }))
      .refine((decisions) => Object.keys(decisions).length > 0, 'Please answer yes or no.'),
    /** What stood there when it was answered, null where nothing did: where another parent has answered since, nothing is kept. */
    seen: z.partialRecord(purposeField, z.boolean().nullable()).optional(),
  }),
  answer: parentView,
});

export const correctAge = endpoint({
  method: 'PUT',
  path: '/consent/parent/age/',
  access: 'guardian',
  summary: "Correct the child's age, which moves the day from which the child decides alone.",
  status: 200,
  query: ofChild,
  body: z.strictObject({ age: ageField }),
  answer: parentView,
});

export const freshParentLink = endpoint({
  method: 'POST',
  path: '/consent/fresh-link/',
  access: 'public',
  summary: 'Send a parent a fresh link to the contact given; the answer is the same whether or not it is known.',
  status: 202,
  body: consentRequest,
  answer: done,
});
