import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LIMITS } from '../src/platform/rate-limits.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCE = join(ROOT, 'api/src');
const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

it('lists the limits as they are', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` \| (\d+) \| (\d+) \|/gm)].map(([, name, points, duration]) => [
    name,
    Number(points),
    Number(duration),
  ]);
  expect(rows.sort()).toEqual(
    Object.entries(LIMITS)
      .map(([name, { points, duration }]) => [name, points, duration])
      .sort(),
  );
});

it('lists every action of the audit log', () => {
  const listed = /^## The audit log\n([\s\S]*?)^## /m.exec(page)?.[1] ?? '';
  const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(SOURCE, file), 'utf8'));
  const noted = sources.flatMap((text) => [...text.matchAll(/action: '(\w+\.\w+)'/g)].map(([, action]) => action ?? ''));
  expect(noted.length).toBeGreaterThan(10);
  for (const action of noted) expect(listed).toContain(`\`${action}\``);
});

/** The rows of all tables whose last column is `test`. */
const claims = page
  .split(/\n\n+/)
  .filter((part) => /^\|.*\| test \|\n/.test(part))
  .flatMap((table) => table.trim().split('\n').slice(2));

it('names a test for every claim, by its file and its own words', () => {
  expect(claims.length).toBeGreaterThan(60);
  const untold = claims.filter((row) => !/\| `[\w/.-]+\.(?:test|spec)\.tsx?`: ".+" \|$/.test(row));
  expect(untold).toEqual([]);
});

it('names only tests that exist', () => {
  const missing = claims.filter((row) => {
    const [, file = '', name = ''] = /`([\w/.-]+\.(?:test|spec)\.tsx?)`: "(.+)" \|$/.exec(row) ?? [];
    const path = [join(SOURCE, file), join(ROOT, file)].find((each) => existsSync(each));
    return path === undefined || !namesOf(readFileSync(path, 'utf8')).includes(name);
  });
  expect(missing).toEqual([]);
});

/** What the tests of a file are called, as they are written there. */
function namesOf(source: string): string[] {
  return [...source.matchAll(/(?:\b(?:it|test)|\))\(\s*(['"`])(.+?)\1,/g)].map(([, , name]) => name ?? '');
}
