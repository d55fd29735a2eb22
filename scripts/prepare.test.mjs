import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SOURCES, buildOnce, root } from './prepare.mjs';

const isCovered = (build, file) => SOURCES[build].some((source) => file === source || file.startsWith(`${source}/`));

/** A folder in which nothing of the product changes, and how often a start has built there. */
let folder;
let builds;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'careerscoop-prepare-'));
  builds = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (build) =>
  buildOnce(build, folder, ({ built }) => {
    builds += 1;
    mkdirSync(dirname(join(folder, built)), { recursive: true });
    writeFileSync(join(folder, built), '');
  });
/** Writes it anew, a moment later than a clock of files can tell. */
const write = (file, text) => {
  writeFileSync(join(folder, file), text, 'latin1');
  utimesSync(join(folder, file), new Date(), new Date(Date.now() + 1_000));
};

describe('a start builds again after a change in', () => {
  // One file of each room.
  it.each([
    ['web', 'web/app/root.tsx'],
    ['web', 'art/src/areas.ts'],
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
    cpSync(join(root, file), join(folder, file), { recursive: true });
    start(build);
    start(build);
    expect(builds).toBe(1);
    // The same length: its content alone tells.
    const text = readFileSync(join(folder, file), 'latin1');
    write(file, `${text.slice(0, -1)}~`);
    start(build);
    expect(builds).toBe(2);
  });
});

describe('a start', () => {
  it.each(['web', 'server'])('builds %s again where what was built is gone, and not where a file has another time alone', (build) => {
    const file = 'contract/src/careers.ts';
    cpSync(join(root, file), join(folder, file), { recursive: true });
    start(build);
    write(file, readFileSync(join(root, file), 'latin1'));
    for (let time = 0; time < 2; time += 1) start(build);
    expect(builds).toBe(1);
    for (const built of ['web/build', 'api/build']) rmSync(join(folder, built), { recursive: true, force: true });
    start(build);
    expect(builds).toBe(2);
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
