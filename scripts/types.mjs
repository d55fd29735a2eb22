// npm run types: every workspace with the native compiler, which gives the same verdict several times faster.
import { join } from 'node:path';
import { root, run } from './prepare.mjs';

run('npx', ['react-router', 'typegen'], { cwd: join(root, 'web') });
const tsc = join(root, 'node_modules', 'ts7', 'bin', 'tsc');
for (const workspace of ['contract', 'engine', 'catalogue', 'api', 'web', 'e2e', 'bench', 'evaluate', 'film']) {
  run(process.execPath, [tsc, '--noEmit', '-p', workspace]);
}
