// npm test: every test there is, from a fresh clone; what is missing is installed first.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findChromium } from './install.mjs';
import { startPostgres } from './postgres.mjs';
import { checkNode, installPackages, root, run, say } from './prepare.mjs';

checkNode();
installPackages();
const installed = beside(process.execPath, join(root, 'scripts', 'install.mjs'));

say('Types, and promises that nobody waits for');
run('npm', ['run', 'types', '--silent']);
// Lint and unit tests leave half of a small machine idle, and building needs no more.
const built = beside(process.execPath, join(root, 'scripts', 'build.mjs'));
say('Format and lint');
run('npm', ['run', 'format:check', '--silent']);
run('npm', ['run', 'lint', '--silent']);
say('Unit tests');
run('npm', ['run', 'unit', '--silent']);
say('API on the embedded database');
run('npm', ['run', 'api', '--silent'], { env: { ...process.env, TEST_DATABASE: 'embedded' } });
await succeeded(installed);
say('API on PostgreSQL');
const postgres = startPostgres();
process.on('exit', () => postgres.stop());
// What knows no database has run already.
run('npx', ['vitest', 'run', '--project', 'api'], {
  env: { ...process.env, TEST_DATABASE: 'postgresql', TEST_DATABASE_URL: postgres.url },
});
await succeeded(built);
say('Journeys in Chromium');
run('npm', ['run', 'e2e', '--silent'], { env: { ...process.env, BUNDLE: '1', CHROMIUM: findChromium() } });
say('All tests passed');

/** Starts a command beside what follows; gives its end. */
function beside(command, ...args) {
  return once(spawn(command, args, { cwd: root, stdio: 'inherit' }), 'exit');
}

async function succeeded(end) {
  const [code] = await end;
  if (code !== 0) process.exit(code ?? 1);
}
