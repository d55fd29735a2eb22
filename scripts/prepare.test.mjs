import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';
import { SOURCES, fingerprint, root } from './prepare.mjs';

const isCovered = (build, file) => SOURCES[build].some((source) => file === source || file.startsWith(`${source}/`));

describe('a start builds again after a change in', () => {
  // One file of each room, copied, so that nothing of the product changes.
  it.each([
    ['web', 'web/app/root.tsx'],
    ['web', 'contract/src/careers.ts'],
    ['web', 'contract/package.json'],
    ['web', 'catalogue/src/compose.ts'],
    ['web', 'catalogue/definitions/explanations.json'],
    ['web', 'catalogue/words/15.json'],
    ['web', 'catalogue/data/careers.json'],
    ['web', 'contract/src/quotes.json'],
    ['web', 'package-lock.json'],
    ['server', 'api/src/main.ts'],
    ['server', 'api/src/assessment/content/scenarios.json'],
    ['server', 'contract/src/careers.ts'],
    ['server', 'engine/src/recommend.ts'],
    ['server', 'catalogue/src/compose.ts'],
    ['server', 'catalogue/definitions/explanations.json'],
  ])('%s: %s', (build, file) => {
    const folder = mkdtempSync(join(tmpdir(), 'careerscoop-prepare-'));
    try {
      cpSync(join(root, file), join(folder, file), { recursive: true });
      const before = fingerprint(SOURCES[build], undefined, folder);
      expect(fingerprint(SOURCES[build], undefined, folder)).toBe(before);
      // The same length: its content alone tells.
      const text = readFileSync(join(folder, file), 'latin1');
      writeFileSync(join(folder, file), `${text.slice(0, -1)}~`, 'latin1');
      expect(fingerprint(SOURCES[build], undefined, folder)).not.toBe(before);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

it('knows every file that the front end is built from', () => {
  const own = filesOf('web').filter((file) => !/\.test\.|^web\/(build|public)\/|^web\/write-share-image/.test(file));
  const read = new Set();
  const queue = [...own];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (read.has(file)) continue;
    read.add(file);
    if (/\.(ts|tsx)$/.test(file)) queue.push(...importedBy(file));
  }
  expect(read.size).toBeGreaterThan(own.length);
  expect([...read].filter((file) => !isCovered('web', file))).toEqual([]);
  // What is not imported is read from the catalogue's own folders, which are all there is of it but its tests.
  const folders = readdirSync(join(root, 'catalogue'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const unknown = folders
    .map(({ name }) => `catalogue/${name}`)
    .filter((name) => !/\/(test|node_modules)$/.test(name) && !isCovered('web', name));
  expect(unknown).toEqual([]);
});

it('knows every file that the server is built from', async () => {
  const bundle = await rolldown({
    input: join(root, 'api/src/main.ts'),
    platform: 'node',
    external: [/^[^./@]/, /^@(?!careerscoop)/],
    onLog: () => undefined,
  });
  const { output } = await bundle.generate({ format: 'esm' });
  const files = output
    .flatMap(({ modules = {} }) => Object.keys(modules))
    .map((file) => relative(root, file))
    .filter((file) => existsSync(join(root, file)));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => !isCovered('server', file))).toEqual([]);
});

function filesOf(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /node_modules|\.react-router|^web\/build$/.test(path) ? [] : filesOf(path);
    return /\.(ts|tsx)$/.test(entry.name) ? [path] : [];
  });
}

/** The files of this repository that a file imports; what comes from a package is held by package-lock.json. */
function importedBy(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const names = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name]) => name);
  return names.flatMap((name) => {
    const own = /^@careerscoop\/(\w+)\/(.+)$/.exec(name);
    const path = own
      ? `${own[1]}/src/${own[2]}.ts`
      : name.startsWith('.')
        ? relative(root, join(root, dirname(file), name.split('?')[0]))
        : '';
    return path && existsSync(join(root, path)) ? [path] : [];
  });
}
