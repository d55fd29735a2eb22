import { z } from 'zod';
import { deskListQuery, deskMeta, idOfRow, oneRowQuery } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { dayField, idField, lineField } from './fields.ts';
import { planField } from './plans.ts';

export const CODE_SORTS = ['code', 'label', 'closes_on'] as const;
export const CODE_STATES = ['open', 'closed'] as const;
export const CODE_MONTHS = 60;
export const CODE_SEATS = 1_000_000;

const CODE_SHAPE = 'A code has 4 to 40 letters, digits and dashes.';
/** A code as it is made: in capitals, whichever way it was typed. */
export const newCodeField = z
  .string(CODE_SHAPE)
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{4,40}$/, CODE_SHAPE);

const wholeNumber = (text: string, most: number) => z.number(text).int(text).min(1, text).max(most, text);
const dayOf = (name: string) => dayField(`${name} is a day like 2027-06-30.`);

/** All that can be said of a code but its own letters. */
const codeSettings = z.strictObject({
  label: lineField('Who it belongs to', 120),
  school_id: idField.nullable(),
  companions: z.boolean(),
  plan_id: planField.nullable(),
  months: wholeNumber(`Months are a number from 1 to ${CODE_MONTHS}.`, CODE_MONTHS).nullable(),
  seats: wholeNumber('Places are a number from 1 to 1,000,000.', CODE_SEATS).nullable(),
  opens_on: dayOf('The first day').nullable(),
  closes_on: dayOf('The last day').nullable(),
  is_active: z.boolean(),
});
export type CodeSettings = z.output<typeof codeSettings>;
const changes = codeSettings.partial();
/** What was seen is only compared: a code may be older than today's rules. */
const wasSeen = changes.extend({ opens_on: z.string().nullish(), closes_on: z.string().nullish() });

/** How the places of a code stand, for whoever reads: of an organization's own people nothing tells of fewer than ten. */
const places = {
  /** How many may redeem it; null: any number. */
  seats: z.number().int().nullable(),
  /** How many have. To an organization's people in whole tens, rounded down, and null below ten. */
  taken: z.number().int().nullable(),
  /** Whether no place is left. Null: not told to an organization's people, of a code with fewer than ten places. */
  full: z.boolean().nullable(),
};
export const codePlaces = z.object(places);
export type CodePlaces = z.infer<typeof codePlaces>;

export const deskCode = z.object({
  code: z.string(),
  label: z.string(),
  school: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  companions: z.boolean(),
  plan: z.object({ id: z.number().int(), title: z.string() }).nullable(),
  months: z.number().int().nullable(),
  ...places,
  opens_on: z.string().nullable(),
  closes_on: z.string().nullable(),
  is_active: z.boolean(),
  /** Whether it can be redeemed today, as far as its days and its being switched on go. */
  open: z.boolean(),
});
export type DeskCode = z.infer<typeof deskCode>;

export const listDeskCodes = endpoint({
  method: 'GET',
  path: '/desk/codes/',
  access: 'desk',
  may: 'codes.read',
  summary: 'The codes of schools and sponsors with the places that are taken; for an organization its own, with places in tens.',
  status: 200,
  query: z.object({
    ...deskListQuery(CODE_SORTS),
    state: z.enum(CODE_STATES, 'state is open or closed.').optional(),
  }),
  answer: z.object({ results: z.array(deskCode), meta: deskMeta }),
});

export const addDeskCode = endpoint({
  method: 'POST',
  path: '/desk/codes/',
  access: 'desk',
  may: 'codes.change',
  summary: 'Makes a code of a school or sponsor.',
  status: 201,
  body: z.strictObject({ code: newCodeField, ...changes.shape }),
  answer: deskCode,
});

const codeParam = z.object({ code: z.string().max(40).toUpperCase() });

export const getDeskCode = endpoint({
  method: 'GET',
  path: '/desk/codes/:code/',
  access: 'desk',
  may: 'codes.read',
  summary: 'One code with the places that are taken.',
  status: 200,
  params: codeParam,
  answer: deskCode,
});

export const changeDeskCode = endpoint({
  method: 'PATCH',
  path: '/desk/codes/:code/',
  access: 'desk',
  may: 'codes.change',
  summary: 'Changes a code, or closes it; who has redeemed it follows its last day. `was` is what was seen of what changes.',
  status: 200,
  params: codeParam,
  body: z.strictObject({ ...changes.shape, was: wasSeen.optional() }),
  answer: deskCode,
});

const codeRequest = z.object({
  id: z.number().int(),
  /** First name and email of who asked. */
  by: z.object({ first_name: z.string(), email: z.string() }).nullable(),
  school: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** Of a sponsor: the code that they have already. */
  code: z.string().nullable(),
  label: z.string(),
  seats: z.number().int(),
  state: z.enum(['open', 'made', 'refused']),
  made: z.string().nullable(),
  created_at: z.string(),
});
export type CodeRequest = z.infer<typeof codeRequest>;

export const listCodeRequests = endpoint({
  method: 'GET',
  path: '/desk/code-requests/',
  access: 'desk',
  may: 'codes.change',
  summary: 'Class codes that organizations asked for and nobody has answered, the oldest first.',
  status: 200,
  query: z.object({ ...oneRowQuery, page: deskListQuery(['created_at']).page }),
  answer: z.object({ results: z.array(codeRequest), meta: deskMeta }),
});

export const makeRequestedCode = endpoint({
  method: 'POST',
  path: '/desk/code-requests/:id/make/',
  access: 'desk',
  may: 'codes.change',
  summary: 'Makes the code that was asked for, of the same school and with the same places where nothing else is said.',
  status: 201,
  params: idOfRow,
  body: z.strictObject({ code: newCodeField, ...changes.shape }),
  answer: deskCode,
});

export const refuseCodeRequest = endpoint({
  method: 'POST',
  path: '/desk/code-requests/:id/refuse/',
  access: 'desk',
  may: 'codes.change',
  summary: 'Says no to a class code that was asked for.',
  status: 204,
  params: idOfRow,
  answer: z.undefined(),
});
