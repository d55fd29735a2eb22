import { z } from 'zod';
import { deskListQuery, deskMeta, idOfRow } from './desk.ts';
import { placeField } from './desk-words.ts';
import { endpoint } from './endpoint.ts';
import { emailField, idField, textField } from './fields.ts';

const fields = z.strictObject({
  short_description: textField('Text', 240),
  /** Comes with every plan and code that holds the companions. */
  with_plan: z.boolean('with_plan must be true or false.'),
  ordering: placeField,
});
const settings = fields.partial();

const companion = z.object({
  id: z.number().int(),
  name: z.string(),
  image: z.string(),
  short_description: z.string(),
  with_plan: z.boolean(),
  ordering: z.number().int(),
  /** How many students it was given to, beside those whose plan brings it. */
  given: z.number().int(),
});
export type DeskCompanion = z.infer<typeof companion>;

export const listDeskCompanions = endpoint({
  method: 'GET',
  path: '/desk/companions/',
  access: 'desk',
  may: 'content.read',
  summary: 'The AI companions in their order, with how many students each was given to.',
  status: 200,
  answer: z.array(companion),
});

export const changeDeskCompanion = endpoint({
  method: 'PATCH',
  path: '/desk/companions/:id/',
  access: 'desk',
  may: 'content.change',
  summary: 'Changes what a companion is introduced by, its place, and whether it comes with the plans; `was` is what was seen.',
  status: 200,
  params: idOfRow,
  body: settings.extend({ was: settings.optional() }),
  answer: companion,
});

const holder = z.object({ student_id: z.number().int(), first_name: z.string(), school: z.string().nullable() });
export type CompanionHolder = z.infer<typeof holder>;

export const listCompanionHolders = endpoint({
  method: 'GET',
  path: '/desk/companions/:id/students/',
  access: 'desk',
  may: 'students.change',
  summary: 'The students that a companion was given to, by first name.',
  status: 200,
  params: idOfRow,
  query: z.object(deskListQuery(['first_name'])),
  answer: z.object({ results: z.array(holder), meta: deskMeta }),
});

export const giveCompanion = endpoint({
  method: 'POST',
  path: '/desk/companions/:id/give/',
  access: 'desk',
  may: 'students.change',
  summary: 'Gives a companion to one student; whether the parent agreed is asked at every use.',
  status: 200,
  params: idOfRow,
  body: z.strictObject({ email: emailField }),
  answer: holder,
});

export const takeCompanion = endpoint({
  method: 'POST',
  path: '/desk/companions/:id/take/',
  access: 'desk',
  may: 'students.change',
  summary: 'Takes a companion that was given to a student away again.',
  status: 204,
  params: idOfRow,
  body: z.strictObject({ student_id: idField }),
  answer: z.undefined(),
});
