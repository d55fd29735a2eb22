import { z } from 'zod';
import { deskListQuery, deskMeta, idOfRow } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { lineField, presentPasswordField } from './fields.ts';

export const QUESTION_PARTS = ['interests', 'again', 'options'] as const;

/** An item of the assessment as it is asked now. */
const deskQuestion = z.object({
  id: z.number().int(),
  part: z.enum(QUESTION_PARTS),
  text: z.string(),
  /** The engine's name of what it measures; what takes its place measures the same. */
  measures: z.string(),
  /** The wording that takes its place in the next version, where one waits. */
  next: z.string().nullable(),
});
export type DeskQuestion = z.infer<typeof deskQuestion>;

const standing = { version: z.string(), waiting: z.number().int() };

export const listDeskQuestions = endpoint({
  method: 'GET',
  path: '/desk/questions/',
  access: 'desk',
  may: 'content.read',
  summary:
    'The items of the assessment as they are asked now, in their order, what waits for the next version, and the verbs that an item may begin with.',
  status: 200,
  query: z.object({
    ...deskListQuery(['place']),
    part: z.enum(QUESTION_PARTS, `part is one of ${QUESTION_PARTS.join(', ')}.`).optional(),
    waiting: z.enum(['yes'], 'waiting is yes, or left out.').optional(),
  }),
  answer: z.object({
    results: z.array(deskQuestion),
    meta: deskMeta,
    standing: z.object({
      ...standing,
      /** Names the version and every wording that waits for the next: whoever publishes sends it back. */
      seen: z.string(),
    }),
    first_words: z.array(z.string()),
  }),
});

const wording = lineField('Wording', 110);
export const changeDeskQuestion = endpoint({
  method: 'PATCH',
  path: '/desk/questions/:id/',
  access: 'desk',
  may: 'content.change',
  summary:
    'Retires an item with the next version, in which this wording stands in its place; null takes that back. What is in use is never reworded. `was` is the wording that was seen waiting.',
  status: 200,
  params: idOfRow,
  body: z.strictObject({ text: wording.nullable(), was: z.string().nullable().optional() }),
  answer: deskQuestion,
});

export const publishQuestions = endpoint({
  method: 'POST',
  path: '/desk/questions/publish/',
  access: 'desk',
  may: 'content.change',
  summary:
    'Makes the next version of what waits: whoever begins from then on is asked it; older answers keep the items they were given to. `seen` is what the list named as waiting; where another wording waits by now it is refused.',
  status: 200,
  body: z.strictObject({
    seen: z.string('Say what you saw waiting.'),
    current_password: presentPasswordField,
  }),
  answer: z.object(standing),
});
