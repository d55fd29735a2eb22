import { z } from 'zod';
import { codePlaces } from './desk-codes.ts';
import { endpoint } from './endpoint.ts';
import { lineField } from './fields.ts';
import { codeField } from './plans.ts';

/** A class is no larger than that; a school asks once for each. */
export const REQUEST_SEATS = 1_000;
/** Codes of one printed list. */
export const CONFIRMING_AT_ONCE = 60;
/** So many days a printed code can be used. */
export const CONFIRMING_DAYS = 14;

const wholeNumber = (text: string, most: number) => z.number(text).int(text).min(1, text).max(most, text);

const ownRequest = z.object({
  id: z.number().int(),
  label: z.string(),
  seats: z.number().int(),
  state: z.enum(['open', 'made', 'refused']),
  /** The code that was made of it. */
  made: z.string().nullable(),
  created_at: z.string(),
});
export type OwnRequest = z.infer<typeof ownRequest>;

export const getOrganization = endpoint({
  method: 'GET',
  path: '/desk/organization/',
  access: 'desk',
  may: 'organization.own',
  summary: 'A school or sponsor as its own people see it: how many share now, its open codes, and the class codes it asked for.',
  status: 200,
  answer: z.object({
    name: z.string(),
    /** Students who share at this moment; of them who has taken the assessment. Exact: each stands in the list by first name. */
    sharing: z.number().int(),
    completed: z.number().int(),
    /** The codes that can be typed today. */
    codes: z.array(codePlaces.extend({ code: z.string(), label: z.string() })),
    /** The newest twenty. */
    requests: z.array(ownRequest),
  }),
});

export const askForCode = endpoint({
  method: 'POST',
  path: '/desk/organization/code-requests/',
  access: 'desk',
  may: 'organization.own',
  summary: 'Asks for a class code; a representative makes it and writes.',
  status: 201,
  body: z.strictObject({
    label: lineField('Class', 120),
    seats: wholeNumber('Students are a number from 1 to 1,000.', REQUEST_SEATS),
  }),
  answer: ownRequest,
});

export const printConfirmingCodes = endpoint({
  method: 'POST',
  path: '/desk/organization/confirming-codes/',
  access: 'desk',
  may: 'organization.own',
  summary: 'One-use codes that confirm accounts which signed up with one of the own codes. They are told once and kept as fingerprints.',
  status: 201,
  body: z.strictObject({
    code: codeField,
    count: wholeNumber('Codes are a number from 1 to 60.', CONFIRMING_AT_ONCE),
  }),
  answer: z.object({ code: z.string(), codes: z.array(z.string()), expires_at: z.string() }),
});
export type PrintedCodes = z.infer<typeof printConfirmingCodes.answer>;
