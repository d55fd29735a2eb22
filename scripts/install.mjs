// What the tests need beside Node, installed where it lacks with the system's own tool. Runs by itself, so that the first
// tests need not wait for it: node scripts/install.mjs
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { find, run, say } from './prepare.mjs';

export const isRoot = process.getuid?.() === 0;

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const findChromium = () => process.env.CHROMIUM || find('chromium', CHROMIUM);

/** The folder of PostgreSQL's programs, of the newest version that has a server: some machines have the client alone. */
export function findPostgres() {
  const initdb = find('initdb');
  if (initdb) return initdb.replace(/\/initdb$/, '');
  try {
    const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => `/usr/lib/postgresql/${version}/bin`).find((bin) => existsSync(`${bin}/initdb`));
  } catch {
    return undefined;
  }
}

function missing() {
  return [
    // The whole browser for one way through everything; for the rest its shell, where there is one, in half the time.
    ...(findChromium() ? [] : ['chromium', 'chromium-headless-shell']),
    ...(process.env.TEST_DATABASE_URL || findPostgres() ? [] : ['postgresql']),
  ];
}

/** Installs what lacks, when this machine lets us. */
function install(names) {
  if (!find('apt-get')) throw new Error(`Needed for the tests, please install: ${names.join(', ')}`);
  say(`Installing beside the first tests: ${names.join(', ')}`);
  const [command, ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get'];
  const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 'inherit'] };
  spawnSync(command, [...rest, 'update', '-qq'], quiet);
  // The shell is not in every system's shelves; without it things only take longer.
  const known = names.filter((name) => name !== 'chromium-headless-shell' || isKnown(name));
  run(command, [...rest, 'install', '-y', '-qq', '--no-install-recommends', ...known], quiet);
}

const isKnown = (name) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;

if (process.argv[1] === import.meta.filename) {
  const names = missing();
  if (names.length > 0) install(names);
}
