import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MIGRATIONS } from '../src/platform/database.ts';

/** Migrations before these ran while nothing else did. */
const BEFORE = '0008';

/** What processes of the version before cannot live with, since they go on writing during a release and after it. */
const BREAKING: [RegExp, string][] = [
  [/\bdrop constraint\b/i, 'is what an older process may name in an "on conflict"'],
  [/\bdrop (table|column)\b/i, 'takes away what an older process still reads and writes'],
  [/\brename\b/i, 'takes a name away from an older process: add the new one, and take the old one away a release later'],
  [/\balter column\b[^;]*\b(set data type|type|set not null|drop default)\b/i, 'refuses what an older process still writes'],
  [/\badd column\b(?![^;]*\bdefault\b)[^;]*\bnot null\b/i, 'refuses the rows of an older process: give it a default'],
  [/\badd constraint\b/i, 'may refuse the rows of an older process'],
];
/** In the file, with the release since which nothing needs it any more: expand first, contract a release later. */
const CONTRACTS = /^-- contracts: .{10,}/m;

/** What is wrong with this migration for who goes on writing meanwhile. */
function faultsOf(sql: string): string[] {
  if (CONTRACTS.test(sql)) return [];
  const made = [...sql.matchAll(/create table (?:if not exists )?"(\w+)"/gi)].map(([, table]) => table);
  const statements = sql
    .replace(/^--.*$/gm, '')
    .split(';')
    .filter((statement) => !made.some((table) => new RegExp(`alter table "${table}"`, 'i').test(statement)));
  return statements.flatMap((statement) =>
    BREAKING.flatMap(([pattern, why]) => (pattern.test(statement) ? [`${statement.trim().slice(0, 100)}: ${why}`] : [])),
  );
}

it('no migration takes away what processes of the version before still read or write', () => {
  const later = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql') && name >= BEFORE);
  const faults = later.flatMap((name) => faultsOf(readFileSync(`${MIGRATIONS}/${name}`, 'utf8')).map((fault) => `${name}: ${fault}`));
  expect(faults).toEqual([]);
});

it('knows such a migration when it sees one', () => {
  const bad = [
    'ALTER TABLE "users" DROP COLUMN "phone";',
    'ALTER TABLE "users" RENAME COLUMN "a" TO "b";',
    'DROP TABLE "quotes";',
    'ALTER TABLE "users" ALTER COLUMN "phone" SET NOT NULL;',
    'ALTER TABLE "users" ADD COLUMN "size" integer NOT NULL;',
    'ALTER TABLE "users" ADD CONSTRAINT "one" UNIQUE("phone");',
    'ALTER TABLE "users" DROP CONSTRAINT "users_email_unique";',
  ];
  expect(bad.filter((sql) => faultsOf(sql).length !== 1)).toEqual([]);
  const good = [
    'ALTER TABLE "users" ADD COLUMN "size" integer DEFAULT 38 NOT NULL;',
    'ALTER TABLE "users" ADD COLUMN "size" integer;',
    'CREATE INDEX "a" ON "users" ("phone");',
    'CREATE TABLE "orders" ("id" serial);\nALTER TABLE "orders" ADD CONSTRAINT "a" FOREIGN KEY ("id") REFERENCES "users"("id");',
    '-- contracts: nothing reads it since the release of March\nALTER TABLE "users" DROP COLUMN "phone";',
  ];
  expect(good.flatMap(faultsOf)).toEqual([]);
});
