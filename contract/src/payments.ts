import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { entitlements } from './entitlements.ts';
import { emailField, phoneField } from './fields.ts';
import { planField } from './plans.ts';

/** US cents. */
const cents = z.number().int();

/**
 * How far an order is: begun; at the checkout; paid; not paid in time; refused for good; given back in full; disputed at the
 * bank; or kept back because what was paid is not what was ordered, until a person has looked.
 */
export const ORDER_STATES = ['new', 'open', 'paid', 'expired', 'failed', 'refunded', 'disputed', 'review'] as const;
const orderState = z.enum(ORDER_STATES);
export type OrderState = z.infer<typeof orderState>;

/** CS-2027-000123 */
export const ORDER_NUMBER = /^CS-\d{4}-\d{6,}$/;
const orderNumber = z.string().regex(ORDER_NUMBER, 'There is no such order.');

/** What somebody paid, or that it was given back. Minors see no amounts: for them both are null. */
export const receipt = z.object({
  number: z.string(),
  title: z.string(),
  state: orderState,
  paid_at: z.string(),
  amount: cents.nullable(),
  refunded: cents.nullable(),
  /** Given back, and the bank did not take it: the money is with us again. */
  bank_refused: z.boolean(),
});
export type Receipt = z.infer<typeof receipt>;

/** The term that names the plan; `ends_at` is null where it does not end. */
const term = z.object({
  plan_id: z.number().int(),
  title: z.string(),
  source: z.enum(['payment', 'code', 'staff', 'free']),
  starts_at: z.string(),
  ends_at: z.string().nullable(),
  /** Of a paid one: the order's number. */
  order: z.string().nullable(),
});
export type Term = z.infer<typeof term>;

const ownPlan = z.object({
  entitlements,
  term: term.nullable(),
  receipts: z.array(receipt),
  /** Whether an adult has to pay: then nothing can be bought here, only asked for. */
  adult_needed: z.boolean(),
  /** Whether the link can be texted from here. */
  sms: z.boolean(),
  /** Whether plans with a price can be had at all right now. */
  payments: z.boolean(),
});
export type OwnPlan = z.infer<typeof ownPlan>;

export const getPlan = endpoint({
  method: 'GET',
  path: '/plan/',
  access: 'student',
  summary: 'What is open to the student, the term that runs, and what was paid.',
  status: 200,
  answer: ownPlan,
});

const quote = z.object({
  plan_id: z.number().int(),
  title: z.string(),
  price: cents,
  /** What is left of the plan that runs, taken off. */
  credit: cents,
  amount: cents,
  /** When it would end if it began now. */
  ends_at: z.string(),
});
export type Quote = z.infer<typeof quote>;

export const getQuote = endpoint({
  method: 'GET',
  path: '/plan/quote/:plan_id/',
  access: 'student',
  summary: 'What a plan would cost this student now, with what is left of the one that runs taken off.',
  status: 200,
  params: z.strictObject({ plan_id: z.coerce.number().pipe(planField) }),
  answer: quote,
});

export const requestPaymentLink = endpoint({
  method: 'POST',
  path: '/payment_link/',
  access: 'student',
  summary: "Begins a purchase. An adult gets the checkout's address, a minor the address of a page for an adult to pay at.",
  status: 200,
  body: z.strictObject({ pricing_plan: planField }),
  answer: z.object({ payment_link: z.string() }),
});

export const textParent = endpoint({
  method: 'POST',
  path: '/parent_payment_link/',
  access: 'student',
  summary: 'Texts the address of a page to pay at to a parent.',
  status: 202,
  body: z.strictObject({ pricing_plan: planField, phone: phoneField }),
  answer: z.object({ detail: z.string() }),
});

const order = z.object({
  number: z.string(),
  state: orderState,
  title: z.string(),
  plan_id: z.number().int(),
  /** Of a paid one: when the plan ends. */
  ends_at: z.string().nullable(),
});
export type Order = z.infer<typeof order>;

export const getOrder = endpoint({
  method: 'GET',
  path: '/plan/orders/:number/',
  access: 'student',
  summary: "One's own order as the payment provider has it now.",
  status: 200,
  params: z.strictObject({ number: orderNumber }),
  answer: order,
});

/** The token of a link to pay. One that was cut on its way is none of ours, and answered like any that is not. */
const payToken = z.string({ error: 'The link is incomplete.' }).min(1, 'The link is incomplete.').max(200, 'The link is incomplete.');

/** What an adult sees who opened a pay link. */
const payPage = z.object({
  /** The child's first name as others may see it. */
  first_name: z.string(),
  plan: z.object({ id: z.number().int(), title: z.string(), duration: z.string(), description: z.string() }),
  price: cents,
  credit: cents,
  amount: cents,
  /** When it would end if it began now; of one that is not needed when the one that runs ends, null where it does not. */
  ends_at: z.string().nullable(),
  /** To be paid; at a checkout that is open still; or no longer needed, because something like it runs already. */
  state: z.enum(['open', 'paying', 'not_needed']),
  /** Of a texted one: the last two digits of the number that the child typed. */
  texted_to: z.string().nullable(),
  asked_at: z.string(),
  expires_at: z.string(),
  /** Whether it is open in the child's own session, as on a phone handed over: then the adult is asked for first. */
  handed_over: z.boolean(),
});
export type PayPage = z.infer<typeof payPage>;

export const openPayLink = endpoint({
  method: 'POST',
  path: '/pay/open/',
  access: 'public',
  summary: 'What a pay link is for: the plan, its price, and the first name of whom it is for.',
  status: 200,
  body: z.strictObject({ token: payToken }),
  answer: payPage,
});

export const ADULT_TICK = 'Please confirm that you are an adult and may pay for this.';

export const payCheckout = endpoint({
  method: 'POST',
  path: '/pay/checkout/',
  access: 'public',
  summary: 'An adult goes on to pay: answers the address of the checkout.',
  status: 200,
  body: z.strictObject({ token: payToken, payer_email: emailField, adult: z.literal(true, { error: ADULT_TICK }) }),
  answer: z.object({ payment_link: z.string() }),
});

const payStatus = z.object({
  state: z.enum(['open', 'paying', 'paid', 'not_needed', 'refunded', 'review']),
  title: z.string(),
  first_name: z.string(),
  /** Of a paid one, all four. */
  ends_at: z.string().nullable(),
  number: z.string().nullable(),
  paid_at: z.string().nullable(),
  amount: cents.nullable(),
  /** Whether the parent's consent can be asked for next: the link reached somebody who is not the student, and nobody has answered. */
  consent: z.boolean(),
});
export type PayStatus = z.infer<typeof payStatus>;

export const getPayStatus = endpoint({
  method: 'POST',
  path: '/pay/status/',
  access: 'public',
  summary: 'Whether what a pay link is for has been paid, as the payment provider has it now.',
  status: 200,
  body: z.strictObject({ token: payToken }),
  answer: payStatus,
});

export const payConsent = endpoint({
  method: 'POST',
  path: '/pay/consent/',
  access: 'public',
  summary: 'After paying: sends the parent who was texted the link to decide about consent, by the same channel.',
  status: 202,
  body: z.strictObject({ token: payToken }),
  answer: z.object({ detail: z.string() }),
});

export const stopTexts = endpoint({
  method: 'POST',
  path: '/pay/stop/',
  access: 'public',
  summary: 'From a texted link: no more texts are sent to that number, whoever asks for them.',
  status: 202,
  body: z.strictObject({ token: payToken }),
  answer: z.object({ detail: z.string() }),
});

export const disagree = endpoint({
  method: 'POST',
  path: '/pay/disagree/',
  access: 'public',
  summary: '"I did not agree to this", from a receipt: a person looks into it.',
  status: 202,
  body: z.strictObject({ token: payToken }),
  answer: z.object({ detail: z.string() }),
});
