import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { allTables } from './all-tables.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/privacy.md'), 'utf8');
const named = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');

/** `table.column` for every row of the page; a row may name several columns. */
function describedColumns(): string[] {
  return page.split(/^### /m).flatMap((section) => {
    const table = /^`(\w+)`\n/.exec(section)?.[1];
    if (!table) return [];
    return [...section.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell]) => named(cell ?? '').map((column) => `${table}.${column}`));
  });
}

it('describes every column that is held, once, and none that is not', async () => {
  const impersonal = named(/^### Tables with nothing of a person\n(.*)$/m.exec(page)?.[1] ?? '');
  const tables = (await allTables()).map(getTableConfig);
  const held = tables
    .filter(({ name }) => !impersonal.includes(name))
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
  expect(held.length).toBeGreaterThan(100);
  expect(describedColumns().sort()).toEqual(held.sort());
  expect(impersonal.filter((name) => !tables.some((table) => table.name === name))).toEqual([]);
});

it('says why, how long and who for each', () => {
  const rows = page.split('\n').filter((line) => /^\| `/.test(line));
  for (const row of rows)
    expect(
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().length > 2),
      row,
    ).toEqual([true, true, true, true]);
});

it('counts no table as impersonal that leads to a person', async () => {
  const impersonal = named(/^### Tables with nothing of a person\n(.*)$/m.exec(page)?.[1] ?? '');
  const leading = (await allTables())
    .map(getTableConfig)
    .filter(({ foreignKeys }) => foreignKeys.some((key) => getTableConfig(key.reference().foreignTable).name === 'users'));
  expect(leading.map(({ name }) => name).filter((name) => impersonal.includes(name))).toEqual([]);
});
