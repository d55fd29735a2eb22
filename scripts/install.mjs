// Installing what the tests need with the system's own tool, where there is one.
import { spawnSync } from 'node:child_process';
import { find } from './prepare.mjs';

export const isRoot = process.getuid?.() === 0;

/** @returns whether the package is there now. */
export function tryInstall(name) {
  if (!find('apt-get')) return false;
  const [command, ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get'];
  const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' };
  spawnSync(command, [...rest, 'update', '-qq'], quiet);
  return spawnSync(command, [...rest, 'install', '-y', '-qq', '--no-install-recommends', name], quiet).status === 0;
}

export function install(name) {
  if (!tryInstall(name)) throw new Error(`${name} is needed for the tests: please install it.`);
}
