import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

const SOURCE = join(import.meta.dirname, '../src');

/** Every table of the product, read from the files so that a new one cannot be forgotten. */
export async function allTables(): Promise<PgTable[]> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tables.ts'));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(SOURCE, file)).href)));
  return modules.flatMap((module) => Object.values(module as object)).filter((value) => is(value, PgTable));
}
