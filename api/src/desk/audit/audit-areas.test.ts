import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIT_AREAS } from '@careerscoop/contract/desk-audit';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');

it('every line that the server writes into the log is about something that the log can be narrowed down to', () => {
  const written = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/\baction: [^,}\n]*'([a-z_]+)\.[a-z_]+'/g)])
    .map(([, subject = '']) => subject);
  const known: string[] = Object.values(AUDIT_AREAS).flat();
  expect(new Set(written).size).toBeGreaterThan(20);
  expect([...new Set(written)].filter((subject) => !known.includes(subject))).toEqual([]);
  expect(known.length).toBe(new Set(known).size);
});
