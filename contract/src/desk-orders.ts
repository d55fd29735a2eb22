import { z } from 'zod';
import { DESK_ROWS, deskListQuery, deskMeta, idOfRow, oneRowQuery } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { lineField, presentPasswordField } from './fields.ts';
import { ORDER_NUMBER, ORDER_STATES } from './payments.ts';

/** US cents. */
const cents = z.number().int();
const state = z.enum(ORDER_STATES);

export const LEDGER_KINDS = ['charge', 'refund', 'dispute', 'dispute_won', 'fee'] as const;

/** Whom an order is for; gone with the account. */
const student = z.object({ id: z.number().int(), first_name: z.string() });

const row = {
  number: z.string(),
  state,
  title: z.string(),
  amount: cents,
  refunded: cents,
  payer: z.enum(['self', 'adult']),
  student: student.nullable(),
  created_at: z.string(),
  paid_at: z.string().nullable(),
};
const orderRow = z.object(row);
export type DeskOrder = z.infer<typeof orderRow>;

export const ORDER_SORTS = ['created_at', 'paid_at', 'amount', 'number'] as const;

export const listDeskOrders = endpoint({
  method: 'GET',
  path: '/desk/orders/',
  access: 'desk',
  may: 'orders.read',
  summary: `Orders, the newest first, ${DESK_ROWS} at a time; \`q\` is part of a number, a first name or a whole email.`,
  status: 200,
  query: z.object({
    ...deskListQuery(ORDER_SORTS),
    state: z.enum(ORDER_STATES, 'There is no such state of an order.').optional(),
  }),
  answer: z.object({ results: z.array(orderRow), meta: deskMeta }),
});

const ledgerLine = z.object({ at: z.string(), kind: z.enum(LEDGER_KINDS), amount: cents, external_id: z.string() });

const orderDetail = z.object({
  ...row,
  months: z.number().int(),
  price: cents,
  /** What was left of the plan before, taken off. */
  credit: cents,
  /** By what it is found at the payment provider. */
  checkout_id: z.string().nullable(),
  payment_id: z.string().nullable(),
  term: z.object({ starts_at: z.string(), ends_at: z.string().nullable(), end_reason: z.string().nullable() }).nullable(),
  ledger: z.array(ledgerLine),
  findings: z.array(z.object({ id: z.number().int(), words: z.string(), found_at: z.string(), handled_at: z.string().nullable() })),
  /** What would go back now by the rule of refunds; null where nothing can. */
  refundable: cents.nullable(),
  /** Why nothing can. */
  not_refundable: z.string().nullable(),
});
export type DeskOrderDetail = z.infer<typeof orderDetail>;

const numbered = z.strictObject({ number: z.string().regex(ORDER_NUMBER, 'There is no such order.') });

export const getDeskOrder = endpoint({
  method: 'GET',
  path: '/desk/orders/:number/',
  access: 'desk',
  may: 'orders.read',
  summary: 'One order with its ledger, its term, and what would go back now.',
  status: 200,
  params: numbered,
  answer: orderDetail,
});

export const refundForm = z.strictObject({ reason: lineField('Reason', 300), current_password: presentPasswordField });

export const refundOrder = endpoint({
  method: 'POST',
  path: '/desk/orders/:number/refund/',
  access: 'desk',
  may: 'orders.refund',
  summary: 'Gives the money of an order back by the rule of refunds, and ends its plan; payer and student are told by mail.',
  status: 200,
  params: numbered,
  body: refundForm,
  answer: z.object({
    /** What went back. */
    amount: cents,
    /** The order was an upgrade: what was taken off its price, for which the order before it is given back too. */
    credit: cents,
    order: orderDetail,
  }),
});

const finding = z.object({
  id: z.number().int(),
  kind: z.string(),
  /** What was found and what to do, as a sentence. */
  words: z.string(),
  /** The number of the order that it is about. */
  order: z.string().nullable(),
  external_id: z.string(),
  expected: cents.nullable(),
  found: cents.nullable(),
  found_at: z.string(),
  handled_at: z.string().nullable(),
  /** Who handled it, by first name. */
  handled_by: z.string().nullable(),
});
export type DeskFinding = z.infer<typeof finding>;

export const FINDING_SORTS = ['found_at'] as const;

export const listDeskFindings = endpoint({
  method: 'GET',
  path: '/desk/findings/',
  access: 'desk',
  may: 'findings.read',
  summary: 'What payments could not settle or mend by themselves: those that wait, or those that were handled.',
  status: 200,
  query: z.object({
    ...deskListQuery(FINDING_SORTS),
    ...oneRowQuery,
    state: z.enum(['open', 'handled'], 'state is open or handled.').default('open'),
  }),
  answer: z.object({ results: z.array(finding), meta: deskMeta }),
});

export const handleFinding = endpoint({
  method: 'POST',
  path: '/desk/findings/:id/handle/',
  access: 'desk',
  may: 'findings.change',
  summary: 'Closes a finding that somebody has dealt with; of two at once the second is told.',
  status: 200,
  params: idOfRow,
  answer: finding,
});
