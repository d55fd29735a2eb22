// A PostgreSQL server of our own for the tests: started in a temporary folder, stopped afterwards.
import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres, isRoot } from './install.mjs';

// Nothing of it outlives the tests, so nothing waits for the disk; what is committed outlives a server that is killed.
const settings = (folder) =>
  ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=200', 'fsync=off', 'full_page_writes=off']
    .map((setting) => `-c ${setting}`)
    .join(' ');

/** Starts a server, or takes the one that is given. @returns its address and a function that stops it. */
export function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: () => undefined };
  return startOwnPostgres(20_000 + (process.pid % 20_000));
}

/**
 * Starts a server that nobody else uses.
 * @returns its address, what halts it and starts it again, and what ends it for good.
 */
export function startOwnPostgres(port) {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is needed for the tests: install it, or set TEST_DATABASE_URL.');
  // PostgreSQL refuses to run as root, so it runs as its own user there.
  const asUser = (run, command, args) =>
    isRoot
      ? run('setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', 'env', 'HOME=/tmp', 'LC_ALL=C.UTF-8', command, ...args], {
          stdio: 'pipe',
        })
      : run(command, args, { stdio: 'pipe', env: { ...process.env, LC_ALL: 'C.UTF-8' } });
  const folder = mkdtempSync(join(tmpdir(), 'careerscoop-pg-'));
  if (isRoot) {
    const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  asUser(execFileSync, `${bin}/initdb`, ['-D', folder, '-U', 'app', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']);
  const control = (run, ...args) => asUser(run, `${bin}/pg_ctl`, ['-D', folder, '-w', ...args]);
  // pg_ctl's server keeps its standard streams: the log goes to a file so that this call can end.
  const start = ['-l', `${folder}/server.log`, '-o', `-p ${port} ${settings(folder)}`, 'start'];
  control(execFileSync, ...start);
  const later = promisify(execFile);
  return {
    url: `postgres://app@127.0.0.1:${port}/postgres`,
    halt: (mode) => control(later, '-m', mode, 'stop'),
    start: () => control(later, ...start),
    stop: () => {
      control(execFileSync, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
