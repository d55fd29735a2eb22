// npm test: every test there is, from a fresh clone; what is missing is installed first.
import { buildWeb, checkNode, find, installPackages, run, say } from './prepare.mjs';

checkNode();
installPackages();
const { install, installIfKnown } = await import('./install.mjs');
const { startPostgres } = await import('./postgres.mjs');

// The whole browser for what is dragged by a mouse; for the rest its shell, where there is one, in half the time.
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
if (!process.env.CHROMIUM && !find('chromium', CHROMIUM)) {
  say('Installing Chromium');
  install('chromium');
  installIfKnown('chromium-headless-shell');
}

say('Types');
run('npm', ['run', 'types', '--silent']);
say('Lint');
run('npm', ['run', 'lint', '--silent']);
say('Unit tests');
run('npm', ['run', 'unit', '--silent']);
say('API on the embedded database');
run('npm', ['run', 'api', '--silent'], { env: { ...process.env, TEST_DATABASE: 'embedded' } });
say('API on PostgreSQL');
const postgres = startPostgres();
process.on('exit', () => postgres.stop());
run('npm', ['run', 'api', '--silent'], {
  env: { ...process.env, TEST_DATABASE: 'postgresql', TEST_DATABASE_URL: postgres.url },
});
buildWeb();
say('Journeys in Chromium');
run('npm', ['run', 'e2e', '--silent'], {
  env: { ...process.env, CHROMIUM: process.env.CHROMIUM ?? find('chromium', CHROMIUM) },
});
say('All tests passed');
