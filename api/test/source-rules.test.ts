import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Every line of the product's own sources that fits, as `file: line`. */
function linesWith(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      textOf(join(folder, file))
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
}

it('no page writes text as HTML: what is set so is empty or stands in the source', () => {
  const set = linesWith('web/app', /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write/);
  expect(set.filter((line) => !/__html: (?:''|'\{\}'|FIRST_SCRIPT) \}\}/.test(line))).toEqual([]);
});

it('no SQL is put together of texts: values are parameters', () => {
  // The names in erase.sql.ts are three constants of that file.
  expect(linesWith('api/src', /sql\.raw\(/).filter((line) => !line.startsWith('profile/erase.sql.ts:'))).toEqual([]);
  expect(linesWith('api/src', /\.query\(\s*`[^`]*\$\{/)).toEqual([]);
});

it('secrets that callers send are compared in constant time, or looked up by their hash', () => {
  expect(linesWith('api/src', /\btimingSafeEqual\(/).map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining(['platform/health.routes.ts', 'accounts/known-device.ts']),
  );
  expect(
    linesWith('api/src', /\b(?:token|secret|mac|signature|digest)(?:_hash)? ?[!=]== /i).filter((line) => !/undefined|null|''/.test(line)),
  ).toEqual([]);
});

it('the plan of an account and the terms are written by the terms alone', () => {
  const lines = linesWith('api/src', /\b(?:pricing_plan|plan_ends_at)\b\s*[:=](?!=)/);
  // What a request asks for is read, not written.
  const writes = lines.filter((line) => !/\bbody\b/.test(line)).map((line) => line.split(':')[0]);
  expect([...new Set(writes)].sort()).toEqual([
    'identity/identity.tables.ts',
    'identity/people.sql.ts',
    // What answers name as the plan: read, not written.
    'plans/find-entitlements.ts',
  ]);
  expect(linesWith('api/src', /\bcopyPlan\(/).map((line) => line.split(':')[0])).toEqual(['identity/people.sql.ts', 'plans/terms.ts']);
  expect(
    linesWith('api/src', /\b(?:insert|update|delete)\(plan_terms\)/).filter((line) => !line.startsWith('plans/terms.sql.ts:')),
  ).toEqual([]);
});

it('only HS256 is signed and only HS256 is read', () => {
  const verified = linesWith('api/src', /jwtVerify\(/).filter((line) => !line.includes('import'));
  expect(verified.length).toBeGreaterThan(1);
  expect(verified.filter((line) => !line.includes("algorithms: ['HS256']"))).toEqual([]);
});

it('decision records have a number each, which their heading says, and whoever names one names one that is there', () => {
  const files = readdirSync(join(ROOT, 'docs/decisions'));
  const numbers = files.map((file) => Number(file.slice(0, 4)));
  expect(numbers).toEqual([...new Set(numbers)]);
  for (const [at, file] of files.entries()) expect(textOf(join('docs/decisions', file)), file).toMatch(new RegExp(`^# ${numbers[at]}\\. `));
  const papers = ['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => textOf(join(folder, file))),
  );
  const lines = ['contract/src', 'engine/src', 'catalogue/src', 'api/src', 'web/app', 'bench'].flatMap((folder) =>
    linesWith(folder, /\bdecision/i),
  );
  const named = [...papers, ...lines].flatMap((text) =>
    [...text.matchAll(/\bdecision (?:record )?(\d+)\b|decisions\/(\d{4})-/gi)].map(([, short, long]) => Number(short ?? long)),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((number) => !numbers.includes(number))).toEqual([]);
});

it('every script that a paper names is there to run, and what needs more than npm test has is named', () => {
  const scriptsOf = (folder: string) => Object.keys((JSON.parse(textOf(join(folder, 'package.json'))) as { scripts: object }).scripts);
  const papers = ['README.md', 'CONTRIBUTING.md'].concat(
    ['docs', 'docs/decisions'].flatMap((folder) =>
      readdirSync(join(ROOT, folder))
        .filter((file) => file.endsWith('.md'))
        .map((file) => join(folder, file)),
    ),
  );
  const named = papers.flatMap((file) =>
    [...textOf(file).matchAll(/\bnpm run ([\w:-]+)(?: (?:-w|--workspace) (\w+))?/g)].map(([, name = '', folder = '.']) => ({
      file,
      name,
      folder,
    })),
  );
  expect(named.filter(({ name, folder }) => !scriptsOf(folder).includes(name))).toEqual([]);
  expect(named).toContainEqual({ file: 'README.md', name: 'test:operations', folder: '.' });
});
