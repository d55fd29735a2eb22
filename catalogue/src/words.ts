import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { catalogueFolder } from './folder.ts';

const text = z.string().trim().min(1);

/** What is written about a career for this product, in words of its own. */
export const careerWords = z.strictObject({
  onet_code: z.string().regex(/^\d{2}-\d{4}\.\d{2}$/, 'write an O*NET-SOC code like 29-1131.00'),
  title: text.max(80),
  summary: text,
  day: text,
  good_if: z.array(text).length(3),
  hard_part: text,
  path: text,
  try_this: text,
});
export type CareerWords = z.infer<typeof careerWords>;

/**
 * The written words by O*NET-SOC code: all files `words/NN.json` of the catalogue; none where there is no
 * folder. @throws Error that names the file and what is wrong in it
 */
export function loadWords(folder = join(catalogueFolder(), 'words')): Map<string, CareerWords> {
  const byCode = new Map<string, CareerWords>();
  if (!existsSync(folder)) return byCode;
  for (const name of readdirSync(folder).sort()) {
    if (!/^\d{2}\.json$/.test(name)) continue;
    for (const words of readFile(join(folder, name), `words/${name}`)) {
      const { onet_code: code } = words;
      if (!name.startsWith(code.slice(0, 2))) throw new Error(`words/${name}: ${code} belongs into another file`);
      if (byCode.has(code)) throw new Error(`words/${name}: ${code} comes twice`);
      byCode.set(code, words);
    }
  }
  return byCode;
}

function readFile(path: string, name: string): CareerWords[] {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${name}: this is not JSON: ${(error as Error).message}`, { cause: error });
  }
  const parsed = z.array(careerWords).safeParse(data);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const [index = 0, ...rest] = issue?.path ?? [];
  const code = (data as { onet_code?: string }[])[Number(index)]?.onet_code ?? `number ${Number(index) + 1}`;
  throw new Error(`${name}: ${code}: ${rest.join('.') || 'career'}: ${issue?.message}`);
}
