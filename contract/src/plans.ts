import { z } from 'zod';
import { PLANS } from './addresses.ts';
import { endpoint } from './endpoint.ts';
import { entitlements, namedPlan } from './entitlements.ts';
import { lineField } from './fields.ts';

const NO_PLAN = 'Choose one of the plans by its number.';

/** The id of a plan. */
export const planField = z.number(NO_PLAN).int(NO_PLAN).min(1, NO_PLAN).max(2_147_483_647, NO_PLAN);

export const plan = z.object({
  id: z.number().int(),
  title: z.string(),
  /** US dollars. */
  price: z.number(),
  duration: z.string(),
  image: z.string(),
  whiteImage: z.string(),
  /** Several lines: the first is a heading, the rest are bullets. */
  description: z.string(),
});
export type Plan = z.infer<typeof plan>;

export const listPlans = endpoint({
  ...PLANS,
  summary: 'The plans, cheapest first.',
  status: 200,
  answer: z.array(plan),
});

/** A code as people type it: spaces and small letters are no matter. */
export const codeField = lineField('Code', 40).transform((code) => code.toUpperCase());

export const redeemCode = endpoint({
  method: 'POST',
  path: '/plan/code/',
  access: 'student',
  summary: 'Redeems the code of a school or sponsor: answers what is open then.',
  status: 200,
  body: z.strictObject({ code: codeField }),
  answer: z.object({ entitlements }),
});

const codeOffer = z.object({
  code: z.string(),
  /** Whose it is, as staff wrote it: a school or sponsor. */
  label: z.string(),
  /** The plan that it pays for; null where it opens saving, retakes and a talk a month. */
  plan: namedPlan.nullable(),
  /** When what it opens would end if it were redeemed now; null: as long as the code itself is open. */
  ends_at: z.string().nullable(),
});
export type CodeOffer = z.infer<typeof codeOffer>;

export const checkCode = endpoint({
  method: 'POST',
  path: '/plan/code/check/',
  access: 'student',
  summary: 'What a code would open for this student and until when, before it is redeemed.',
  status: 200,
  body: z.strictObject({ code: codeField }),
  answer: codeOffer,
});
