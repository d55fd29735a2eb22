// What start and test share: installing packages once, and building the front end once.
import { createHash } from 'node:crypto';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const root = join(import.meta.dirname, '..');

export function say(text) {
  console.log(`\u001b[1m▸ ${text}\u001b[0m`);
}

/** Runs a command and ends this process with its code when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`CareerScoop needs Node 20.19 or later; this is ${process.versions.node}.`);
    process.exit(1);
  }
}

const content = (path) => readFileSync(path);
const time = (path, { mtimeMs }) => String(mtimeMs);

/** Everything that the two builds read, and the test of this file holds them to: what is missing here is served as it was. */
export const SOURCES = {
  web: [
    'web',
    'art',
    'contract',
    'catalogue/src',
    'catalogue/data',
    'catalogue/definitions',
    'catalogue/words',
    'catalogue/package.json',
    'tsconfig.base.json',
    'package-lock.json',
  ],
  server: [
    'api/bundle.mjs',
    'api/src',
    'contract',
    'engine',
    'catalogue/src',
    'catalogue/definitions',
    'catalogue/package.json',
    'tsconfig.base.json',
    'package-lock.json',
  ],
};

/** Changes with the names and sizes of the files under `folder` and with what `tell` tells of each. */
function fingerprint(paths, tell = content, folder = root) {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (/node_modules|[\\/]build$|[\\/]\.react-router$|[\\/]public[\\/]art$/.test(path)) return;
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else hash.update(`${relative(folder, path)} ${stat.size} `).update(tell(path, stat));
  };
  for (const path of paths) visit(join(folder, path));
  return hash.digest('hex');
}

/** Does `work` unless it was done for exactly these files of `folder` before. */
function once(name, paths, isThere, work, folder = root) {
  const cache = join(folder, '.cache');
  mkdirSync(cache, { recursive: true });
  const mark = join(cache, name);
  const [times, contents] = existsSync(mark) && isThere() ? readFileSync(mark, 'utf8').split('\n') : [];
  // Reading all the files takes a third of a second of every start, and their times tell as much unless one is newer.
  if (times && times === fingerprint(paths, time, folder)) return;
  if (!contents || contents !== fingerprint(paths, content, folder)) work();
  writeFileSync(mark, `${fingerprint(paths, time, folder)}\n${fingerprint(paths, content, folder)}`);
}

export function installPackages() {
  once(
    'packages',
    ['package-lock.json'],
    () => existsSync(join(root, 'node_modules', 'tsx')),
    () => {
      say('Installing packages (about a minute, once)');
      // Without install scripts: every binary that is needed comes inside its package.
      run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
    },
  );
}

/** The builds of a start: the file that is there once it was done, and what does it. */
const BUILDS = {
  web: { built: 'web/build/routes.json', saying: 'Building the front end (about half a minute, once)', workspace: 'web' },
  // One file instead of fifteen hundred: reading them one by one took half of a start.
  server: { built: 'api/build/main.js', saying: 'Building the server (a few seconds, once)', workspace: 'api' },
};

/** Builds `web` or `server` unless it was built of exactly these files before; a test gives a folder and a work of its own. */
export function buildOnce(name, folder = root, work = buildOf) {
  once(
    name,
    SOURCES[name],
    () => existsSync(join(folder, BUILDS[name].built)),
    () => work(BUILDS[name]),
    folder,
  );
}

function buildOf({ saying, workspace }) {
  say(saying);
  run('npm', ['run', 'build', '--workspace', workspace, '--silent']);
}

/** Finds a program on the PATH or in the given places. */
export function find(name, places = []) {
  for (const place of places) if (existsSync(place)) return place;
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
