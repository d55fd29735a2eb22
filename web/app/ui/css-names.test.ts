import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const APP = join(import.meta.dirname, '..');

it('a class is defined in one style sheet alone: two screens that use one name restyle each other', () => {
  const sheets = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(50);
  const places = new Map<string, Set<string>>();
  for (const sheet of sheets) {
    const css = readFileSync(join(APP, sheet), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
    for (const [, name = ''] of css.matchAll(/^\.([\w-]+)\s*[{,]/gm)) places.set(name, (places.get(name) ?? new Set()).add(sheet));
  }
  const twice = [...places].filter(([, where]) => where.size > 1).map(([name, where]) => `.${name}: ${[...where].join(', ')}`);
  expect(twice).toEqual([]);
});
