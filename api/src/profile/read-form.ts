import multipart from '@fastify/multipart';
import { PHOTO_BYTES } from '@careerscoop/contract/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, refuse } from '../platform/errors.ts';

const PHOTO = 'profile_image';
const FIELDS = 40;
const NUMBERS = ['age', 'certainty', 'education', 'industry', 'pricing_plan'];
const YES_OR_NO = new Map([
  ['true', true],
  ['false', false],
]);

const photos = new WeakMap<FastifyRequest, Buffer>();

/** The photo that came with a form, if any. */
export const photoOf = (request: FastifyRequest) => photos.get(request);

/**
 * Lets the routes of this scope take multipart/form-data beside JSON: its fields become the body as JSON would have it,
 * and its one file, the photo, is read by {@link photoOf}.
 */
export async function takeForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { fileSize: PHOTO_BYTES, files: 1, fields: FIELDS, fieldSize: 10_000, parts: FIELDS + 1 } });
  app.addHook('preValidation', async (request) => {
    if (request.method === 'PATCH' && request.isMultipart()) request.body = await readForm(request).catch(refusal);
  });
}

async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const texts: [string, string][] = [];
  for await (const part of request.parts()) {
    if (part.type === 'field') texts.push([part.fieldname, String(part.value)]);
    else if (part.fieldname === PHOTO) photos.set(request, await part.toBuffer());
    else throw refuse(part.fieldname, 'This field is not known.');
  }
  const names = [...new Set(texts.map(([name]) => name))];
  return Object.fromEntries(
    names.map((name) => [
      name,
      asJson(
        name,
        texts.flatMap(([field, text]) => (field === name ? [text] : [])),
      ),
    ]),
  );
}

/** What a text of a form means; what cannot be read is left to the field's own rule. */
function asJson(name: string, texts: string[]): unknown {
  const numberOr = (text: string) => (/^\d{1,10}$/.test(text) ? Number(text) : text);
  if (name === 'tags') return texts.filter((text) => text !== '').map(numberOr);
  const [text = ''] = texts;
  if (texts.length > 1) return texts;
  if (NUMBERS.includes(name)) return name === 'pricing_plan' && text === '' ? null : numberOr(text);
  return name === 'allow_data_sharing' ? (YES_OR_NO.get(text) ?? text) : text;
}

function refusal(error: Error & { code?: string }): never {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') throw refuse(PHOTO, 'This photo is larger than 8 MB. Please choose a smaller one.');
  if (error.code === 'FST_FILES_LIMIT') throw refuse(PHOTO, 'Please send one photo only.');
  if (error.code === 'FST_FIELDS_LIMIT' || error.code === 'FST_PARTS_LIMIT') throw new AppError('body_too_large');
  // What is left is a form that cannot be read.
  throw error instanceof AppError ? error : new AppError('malformed_json', { cause: error });
}
