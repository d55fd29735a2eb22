// A PostgreSQL server of our own for the tests: started in a temporary folder, stopped afterwards.
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, isRoot } from './install.mjs';
import { find, say } from './prepare.mjs';

function binFolder() {
  const initdb = find('initdb');
  if (initdb) return initdb.replace(/\/initdb$/, '');
  try {
    const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
    return versions.length > 0 ? `/usr/lib/postgresql/${versions[0]}/bin` : undefined;
  } catch {
    return undefined;
  }
}

/** Starts a server. @returns its address and a function that stops it; nothing where it cannot be had. */
export function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: () => undefined };
  if (!binFolder()) {
    say('Installing PostgreSQL');
    install('postgresql');
  }
  const bin = binFolder();
  if (!bin) throw new Error('PostgreSQL is needed for the tests: install it, or set TEST_DATABASE_URL.');
  // PostgreSQL refuses to run as root, so it runs as its own user there.
  const asUser = (command, args) =>
    isRoot
      ? execFileSync('setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', 'env', 'HOME=/tmp', 'LC_ALL=C.UTF-8', command, ...args], { stdio: 'pipe' })
      : execFileSync(command, args, { stdio: 'pipe', env: { ...process.env, LC_ALL: 'C.UTF-8' } });
  const folder = mkdtempSync(join(tmpdir(), 'careerscoop-pg-'));
  if (isRoot) {
    const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  const port = 20_000 + (process.pid % 20_000);
  asUser(`${bin}/initdb`, ['-D', folder, '-U', 'app', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']);
  // pg_ctl's server keeps its standard streams: the log goes to a file so that this call can end.
  asUser(`${bin}/pg_ctl`, ['-D', folder, '-w', '-l', `${folder}/server.log`, '-o', `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200`, 'start']);
  return {
    url: `postgres://app@127.0.0.1:${port}/postgres`,
    stop: () => {
      asUser(`${bin}/pg_ctl`, ['-D', folder, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
