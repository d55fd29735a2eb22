import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const APP = join(import.meta.dirname, '..');
const sheets = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const cssOf = (sheet: string) => readFileSync(join(APP, sheet), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');

it('no style asks whether there is script by `scripting`, which Chromium answers wrongly before the first paint: the page jumps', () => {
  expect(sheets.filter((sheet) => /\(scripting/.test(cssOf(sheet)))).toEqual([]);
});

it('a class is defined in one style sheet alone: two screens that use one name restyle each other', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const places = new Map<string, Set<string>>();
  for (const sheet of sheets) {
    for (const [, name = ''] of cssOf(sheet).matchAll(/^\.([\w-]+)\s*[{,]/gm)) places.set(name, (places.get(name) ?? new Set()).add(sheet));
  }
  const twice = [...places].filter(([, where]) => where.size > 1).map(([name, where]) => `.${name}: ${[...where].join(', ')}`);
  expect(twice).toEqual([]);
});
