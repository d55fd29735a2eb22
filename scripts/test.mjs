// npm test: every test there is, from a fresh clone; what is missing is installed first.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findChromium } from './install.mjs';
import { startPostgres } from './postgres.mjs';
import { buildServer, buildWeb, checkNode, installPackages, root, run, say } from './prepare.mjs';

checkNode();
installPackages();
const tools = spawn(process.execPath, [join(root, 'scripts/install.mjs')], { stdio: 'inherit' });
const installed = once(tools, 'exit');

say('Types');
run('npm', ['run', 'types', '--silent']);
say('Lint');
run('npm', ['run', 'lint', '--silent']);
say('Unit tests');
run('npm', ['run', 'unit', '--silent']);
say('API on the embedded database');
run('npm', ['run', 'api', '--silent'], { env: { ...process.env, TEST_DATABASE: 'embedded' } });
const [code] = await installed;
if (code !== 0) process.exit(code ?? 1);
say('API on PostgreSQL');
const postgres = startPostgres();
process.on('exit', () => postgres.stop());
run('npm', ['run', 'api', '--silent'], {
  env: { ...process.env, TEST_DATABASE: 'postgresql', TEST_DATABASE_URL: postgres.url },
});
buildWeb();
buildServer();
say('Journeys in Chromium');
run('npm', ['run', 'e2e', '--silent'], { env: { ...process.env, BUNDLE: '1', CHROMIUM: findChromium() } });
say('All tests passed');
