import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { catalogueFolder } from './folder.ts';

const sentences = z.record(z.string().min(1), z.string().trim().min(1));

/** One plain sentence per element, by the name that the element has in catalogue/data. */
export const explanationsFile = z.strictObject({
  skills: sentences,
  knowledge: sentences,
  activities: sentences,
  values: sentences,
  styles: sentences,
  /** By the number of the zone; "1-2" is for where the first two are shown as one. */
  job_zones: z.strictObject({
    '1': z.string(),
    '2': z.string(),
    '1-2': z.string(),
    '3': z.string(),
    '4': z.string(),
    '5': z.string(),
  }),
});
export type Explanations = z.infer<typeof explanationsFile>;

let loaded: Explanations | undefined;

/**
 * What skills, fields of knowledge, work activities, values, styles and job zones mean, in our own words;
 * read once. @throws Error that names what is wrong in definitions/explanations.json
 */
export function loadExplanations(): Explanations {
  loaded ??= parseExplanations(JSON.parse(readFileSync(join(catalogueFolder(), 'definitions', 'explanations.json'), 'utf8')));
  return loaded;
}

/** @throws Error that names the file and the first thing that is wrong in it */
export function parseExplanations(data: unknown): Explanations {
  const parsed = explanationsFile.safeParse(data);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`definitions/explanations.json: ${issue?.path.join('.')}: ${issue?.message}`);
}
