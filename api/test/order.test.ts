import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { SUBJECTS } from '../src/subjects.ts';
import { ALL_ENDPOINTS } from './all-endpoints.ts';

const SOURCE = join(import.meta.dirname, '../src');
const names = SUBJECTS.map(({ name }) => name);

const filesOf = (folder: string) =>
  readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
const textOf = (file: string) => readFileSync(join(SOURCE, file), 'utf8');

/** The subjects that a file imports, at once or later. */
function importedBy(file: string): string[] {
  const paths = [...textOf(file).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path = '']) =>
    relative(SOURCE, resolve(SOURCE, dirname(file), path)),
  );
  return paths.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? '');
}

it('every folder of the server is a subject of the list, and the other way round', () => {
  const folders = readdirSync(SOURCE, { withFileTypes: true }).filter((entry) => entry.isDirectory() && filesOf(entry.name).length > 0);
  expect(folders.map(({ name }) => name).sort()).toEqual([...names].sort());
});

it('has one line for each subject in the list, in the order in which they are registered', () => {
  const lines = [...textOf('subjects.ts').matchAll(/^import '\.\/(\w+)\/[\w-]+\.ts';$/gm)].map(([, name]) => name);
  expect(lines).toEqual(names);
});

it('is drawn in docs/map.md, with every subject once and above all that it stands on', () => {
  const map = readFileSync(join(SOURCE, '../../docs/map.md'), 'utf8');
  const drawing = /^## The order of the subjects\n[\s\S]*?```\n([\s\S]*?)```/m.exec(map)?.[1] ?? '';
  const lines = drawing.trim().split('\n').reverse();
  const drawn = lines.map((line) => (/^(\w+(?: · \w+)*)/.exec(line)?.[1] ?? '').split(' · '));
  expect(drawn.flat().sort()).toEqual([...names].sort());
  const heightOf = (name: string) => drawn.findIndex((line) => line.includes(name));
  const upwards = SUBJECTS.flatMap(({ name, needs = [] }) =>
    needs.filter((needed) => heightOf(needed) >= heightOf(name)).map((needed) => `${name} on ${needed}`),
  );
  expect(upwards).toEqual([]);
});

it.each(SUBJECTS.map(({ name, needs = [] }) => [name, needs] as const))(
  '%s says what it stands on, and imports nothing from above',
  (name, needs) => {
    const imported = new Set(filesOf(name).flatMap(importedBy));
    const beneath = names.slice(1, names.indexOf(name)).filter((other) => imported.has(other));
    expect(needs).toEqual(beneath);
    expect([...imported].filter((other) => names.indexOf(other) > names.indexOf(name))).toEqual([]);
  },
);

/** What a file needs before it can run: neither what is imported later nor types, which are gone by then. */
function neededBy(file: string): string[] {
  const statements = [...textOf(file).matchAll(/^(?:import|export) ([^;']*?)from '(\.[^']+\.ts)';$|^import '(\.[^']+\.ts)';$/gm)];
  return statements.flatMap(([, what = '', path, alone]) => {
    const named = /^\{([\s\S]*)\}\s*$/
      .exec(what)?.[1]
      ?.split(',')
      .filter((name) => name.trim() !== '') ?? [''];
    const onlyTypes = what.startsWith('type ') || named.every((name) => name.trim().startsWith('type '));
    return onlyTypes ? [] : [relative(SOURCE, resolve(SOURCE, dirname(file), path ?? alone ?? ''))];
  });
}

it('no file needs itself over others', () => {
  const [seen, circles] = [new Set<string>(), [] as string[]];
  const follow = (file: string, way: string[]) => {
    if (way.includes(file)) return void circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (seen.has(file)) return;
    seen.add(file);
    for (const next of neededBy(file)) follow(next, [...way, file]);
  };
  for (const file of names.flatMap(filesOf)) follow(file, []);
  expect(seen.size).toBeGreaterThan(500);
  expect(circles).toEqual([]);
});

it('only identity writes accounts, their keys, schools, codes and the log', () => {
  const writes = /\.(?:insert|update|delete)\((?:users|user_tags|schools|affiliate_codes|refresh_tokens|mailed_links|audit_log)\)/;
  const elsewhere = names.flatMap(filesOf).filter((file) => !file.startsWith('identity/') && writes.test(textOf(file)));
  expect(elsewhere).toEqual([]);
});

/** What a subject's endpoints are called in the contract, where that is not the same: pages of forms have a file each. */
const CONTRACT: Record<string, string[]> = {
  desk: ['desk', 'confirm-code'],
  accounts: ['accounts', 'signup', 'passwords', 'secondFactor'],
  careers: ['careers', 'taste'],
  companions: ['companions', 'chat', 'safety'],
  mentoring: ['mentoring', 'feedback', 'hours'],
  platform: ['site'],
};

it('each subject registers the endpoints of its own file of the contract', () => {
  const subjectOf = new Map(ALL_ENDPOINTS.map(({ name, subject }) => [name, subject]));
  const strange = names.flatMap((name) =>
    filesOf(name).flatMap((file) =>
      [...textOf(file).matchAll(/\bhandle(?:Stream|Raw)?\(\w+, (\w+),/g)]
        .map(([, endpoint = '']) => subjectOf.get(endpoint) ?? endpoint)
        .filter((subject) => !(CONTRACT[name] ?? [name]).includes(subject) && !subject.startsWith(`${name}-`))
        .map((subject) => `${file}: ${subject}`),
    ),
  );
  expect(strange).toEqual([]);
});
