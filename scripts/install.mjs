// Installing what the tests need with the system's own tool, where there is one.
import { spawnSync } from 'node:child_process';
import { find, run } from './prepare.mjs';

export const isRoot = process.getuid?.() === 0;

/** Installs a Debian package, when this machine lets us. */
export function install(name) {
  if (!find('apt-get')) throw new Error(`${name} is needed for the tests: please install it.`);
  const [command, ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get'];
  const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 'inherit'] };
  spawnSync(command, [...rest, 'update', '-qq'], quiet);
  run(command, [...rest, 'install', '-y', '-qq', '--no-install-recommends', name], quiet);
}

/** Installs a package that not every system knows; without it things only take longer. */
export function installIfKnown(name) {
  if (spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0) install(name);
}
