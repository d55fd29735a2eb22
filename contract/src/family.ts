import { z } from 'zod';
import { parentView } from './consent.ts';
import { endpoint } from './endpoint.ts';
import { idParam, optionalTextField, versionField } from './fields.ts';
import { SESSION_STATES } from './mentoring.ts';
import { receipt } from './payments.ts';
import { planField } from './plans.ts';
import { heldInWords, personExport } from './profile.ts';

const childParam = z.strictObject({ id: idParam });

/** A child's talk with a mentor, as their parent reads it. */
const familySession = z.object({
  id: z.number().int(),
  state: z.enum(SESSION_STATES),
  topic: z.string(),
  /** The first name, and what they are; null without a mentor. */
  mentor_name: z.string().nullable(),
  mentor_title: z.string().nullable(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  /** Whether it is still to come, or still under way. */
  is_active: z.boolean(),
  may_cancel: z.boolean(),
  /** The parent's own way to the session's door, and to telling us of it; null without a mentor. */
  door: z.string().nullable(),
  version: z.number().int(),
});
export type FamilySession = z.infer<typeof familySession>;

/** All of a child that stands on a parent's page. */
const child = z.object({
  id: z.number().int(),
  first_name: z.string(),
  age: z.number().int().nullable(),
  grade: z.string().nullable(),
  school: z.string().nullable(),
  /** From this day on the child decides alone, and this ends. */
  adult_on: z.string().nullable(),
  /** Since when the child is in this family. */
  since: z.string(),
  /** When the child asked a parent. */
  asked_at: z.string(),
  /** Which text they stand in: sent back with a decision. */
  text_version: z.string(),
  purposes: parentView.shape.purposes,
  plan: z.object({
    title: z.string().nullable(),
    /** How it came; null without a plan. */
    source: z.enum(['payment', 'code', 'staff', 'free']).nullable(),
    ends_at: z.string().nullable(),
    /** Whether talks with a mentor belong to it, or to a code. */
    sessions: z.boolean(),
  }),
  /** With their amounts, which the child does not see. */
  receipts: z.array(receipt),
  /** Whether plans with a price can be had at all right now. */
  payments: z.boolean(),
  /** What is to come first, then the newest. */
  sessions: z.array(familySession),
  /** When everything is erased; null unless it was asked for. */
  erased_on: z.string().nullable(),
  /** Who asked: what a parent asked for only a parent takes back. */
  deletion_asked_by: z.enum(['user', 'guardian']).nullable(),
});
export type Child = z.infer<typeof child>;

export const addChild = endpoint({
  method: 'POST',
  path: '/family/children/',
  access: 'signed_in',
  summary:
    "Adds a child to an adult's account by the link that went to that account's email or phone; the child and other parents are told.",
  status: 201,
  /** The token of the link, or the access of its page while that is open. */
  body: z.strictObject({
    token: z.string({ error: 'The link is incomplete.' }).trim().min(1, 'The link is incomplete.').max(600, 'The link is incomplete.'),
  }),
  answer: child,
});

export const listChildren = endpoint({
  method: 'GET',
  path: '/family/children/',
  access: 'signed_in',
  summary: "The children of the signed-in adult's family, until each is 18.",
  status: 200,
  answer: z.array(child),
});

export const getChild = endpoint({
  method: 'GET',
  path: '/family/children/:id/',
  access: 'signed_in',
  summary: 'One of them.',
  status: 200,
  params: childParam,
  answer: child,
});

export const leaveChild = endpoint({
  method: 'DELETE',
  path: '/family/children/:id/',
  access: 'signed_in',
  summary: 'Takes a child out of the family; answers and links stay as they are.',
  status: 204,
  params: childParam,
  answer: z.undefined(),
});

export const getChildHeld = endpoint({
  method: 'GET',
  path: '/family/children/:id/held/',
  access: 'signed_in',
  summary: "Everything held about the child, in a parent's words.",
  status: 200,
  params: childParam,
  answer: heldInWords,
});

export const exportFamilyChild = endpoint({
  method: 'GET',
  path: '/family/children/:id/export/',
  access: 'signed_in',
  summary: 'The same with every field, as one file.',
  status: 200,
  params: childParam,
  answer: personExport,
});

export const payForChild = endpoint({
  method: 'POST',
  path: '/family/children/:id/pay_link/',
  access: 'signed_in',
  summary: 'Answers the address of a page at which the parent pays for a plan of the child.',
  status: 200,
  params: childParam,
  body: z.strictObject({ pricing_plan: planField }),
  answer: z.object({ payment_link: z.string() }),
});

export const callOffForChild = endpoint({
  method: 'POST',
  path: '/family/children/:id/sessions/:session/cancel/',
  access: 'signed_in',
  summary: 'Calls one talk of the child off; it never counts for the month. All three are told.',
  status: 200,
  params: z.strictObject({ id: idParam, session: idParam }),
  body: z.strictObject({
    reason: optionalTextField('Reason', 500),
    version: versionField,
  }),
  answer: child,
});
