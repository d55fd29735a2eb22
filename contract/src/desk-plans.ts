import { z } from 'zod';
import { idOfRow } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { lineField, textField } from './fields.ts';

const PRICE = 'A price is a number of dollars from 0 to 9,999, with at most two digits for cents.';
const priceField = z
  .number(PRICE)
  .min(0, PRICE)
  .max(9_999, PRICE)
  .refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, PRICE);

const settings = z.strictObject({
  title: lineField('Title', 40),
  price: priceField,
  /** As people read it: 12 months. */
  duration: lineField('How long', 60),
  /** The first line is a heading, each other one a bullet. */
  description: textField('Text', 1_000),
});
export type PlanSettings = z.output<typeof settings>;

const deskPlan = z.object({
  id: z.number().int(),
  title: z.string(),
  price: z.number(),
  duration: z.string(),
  description: z.string(),
  months: z.number().int(),
  /** How many people have it now. */
  people: z.number().int(),
});
export type DeskPlan = z.infer<typeof deskPlan>;

export const listDeskPlans = endpoint({
  method: 'GET',
  path: '/desk/plans/',
  access: 'desk',
  may: 'plans.read',
  summary: 'The plans with how many people have each, cheapest first.',
  status: 200,
  answer: z.array(deskPlan),
});

export const changeDeskPlan = endpoint({
  method: 'PATCH',
  path: '/desk/plans/:id/',
  access: 'desk',
  may: 'plans.change',
  summary: 'Changes price, title or text of a plan for who buys from now on; what is sold stays. `was` is what was seen of what changes.',
  status: 200,
  params: idOfRow,
  body: z.strictObject({ ...settings.partial().shape, was: settings.partial().optional() }),
  answer: deskPlan,
});
