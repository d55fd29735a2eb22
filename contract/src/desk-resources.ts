import { z } from 'zod';
import { RESOURCE_KINDS } from './content.ts';
import { deskListQuery, deskMeta, idOfRow } from './desk.ts';
import { PLACE_SORTS, placeField } from './desk-words.ts';
import { endpoint } from './endpoint.ts';
import { emptyLineField, idField, lineField, numberParam, textField } from './fields.ts';

const kindField = z.enum(RESOURCE_KINDS, 'kind must be picks or finds.');
const NO_ADDRESS = 'This must be a web address that begins with https://.';
const WEB_ADDRESS = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}([/?#:]\S*)?$/i;
const addressField = (label: string) => emptyLineField(label, 300).refine((text) => text === '' || WEB_ADDRESS.test(text), NO_ADDRESS);
const NO_PICTURE = 'Choose one of our pictures.';

/** What stands for it until it has a picture of its own. */
export const PLAIN_PICTURE = '/art/empty.svg';

const fields = z.strictObject({
  kind: kindField,
  /** Whose students alone see it; null for everybody. */
  school: idField.nullable(),
  title: lineField('Title', 80),
  subtitle: lineField('Line under it', 120),
  /** Empty when the text says all of it. */
  url: addressField('Address'),
  /** Paragraphs, or a little markup. */
  body: textField('Text', 4_000),
  video: addressField('Film').nullable(),
  thumbnail: z.string(NO_PICTURE).regex(/^\/art\/[a-z/-]{1,60}\.svg$/, NO_PICTURE),
});

export const resourceForm = fields.extend({
  school: idField.nullable().default(null),
  url: fields.shape.url.default(''),
  video: fields.shape.video.default(null),
  thumbnail: fields.shape.thumbnail.default(PLAIN_PICTURE),
});

const deskResource = z.object({
  id: z.number().int(),
  kind: z.enum(RESOURCE_KINDS),
  school: z.number().int().nullable(),
  /** The school's name. */
  school_name: z.string().nullable(),
  ordering: z.number().int(),
  title: z.string(),
  subtitle: z.string(),
  url: z.string(),
  body: z.string(),
  video: z.string().nullable(),
  thumbnail: z.string(),
  /** One of those that we wrote ourselves, and nobody at the desk has changed. */
  seeded: z.boolean(),
});
export type DeskResource = z.infer<typeof deskResource>;

export const listDeskResources = endpoint({
  method: 'GET',
  path: '/desk/resources/',
  access: 'desk',
  may: 'content.read',
  summary: 'Free things worth a look, each list in its order; `q` is part of a title or the text.',
  status: 200,
  query: z.object({
    ...deskListQuery(PLACE_SORTS),
    kind: kindField.optional(),
    school: numberParam('school must be a number.', 1, 2_147_483_647).optional(),
  }),
  answer: z.object({ results: z.array(deskResource), meta: deskMeta }),
});

export const addDeskResource = endpoint({
  method: 'POST',
  path: '/desk/resources/',
  access: 'desk',
  may: 'content.change',
  summary: 'Adds something worth a look at the end of its list.',
  status: 201,
  body: resourceForm,
  answer: deskResource,
});

const change = fields.omit({ kind: true, school: true }).extend({ ordering: placeField }).partial();
export const changeDeskResource = endpoint({
  method: 'PATCH',
  path: '/desk/resources/:id/',
  access: 'desk',
  may: 'content.change',
  summary: 'Changes something worth a look or its place; `was` is what was seen of what changes.',
  status: 200,
  params: idOfRow,
  // A picture of its own stands under another kind of address, which is seen and never typed.
  body: change.extend({ was: change.extend({ thumbnail: z.string().optional() }).optional() }),
  answer: deskResource,
});

export const removeDeskResource = endpoint({
  method: 'DELETE',
  path: '/desk/resources/:id/',
  access: 'desk',
  may: 'content.change',
  summary: 'Takes something out of its list.',
  status: 204,
  params: idOfRow,
  answer: z.undefined(),
});
