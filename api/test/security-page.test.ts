import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LIMITS } from '../src/platform/rate-limits.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCE = join(ROOT, 'api/src');
const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

it('lists the limits as they are', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` \| (\d+) \| (\d+) \|/gm)].map(([, name, points, duration]) => [name, Number(points), Number(duration)]);
  expect(rows.sort()).toEqual(Object.entries(LIMITS).map(([name, { points, duration }]) => [name, points, duration]).sort());
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

it('names only tests that exist', () => {
  const files = [...page.matchAll(/`([\w/.-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file]) => file ?? '');
  const missing = [...new Set(files)].filter((file) => !existsSync(join(SOURCE, file)) && !existsSync(join(ROOT, file)));
  expect(missing).toEqual([]);
});
