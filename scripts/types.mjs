// npm run types: every workspace, and the promises that nobody waits for, in one pass over the sources.
import { join } from 'node:path';
import { root, run } from './prepare.mjs';

run('npx', ['react-router', 'typegen'], { cwd: join(root, 'web') });
run('npx', ['oxlint', '--type-aware', '--type-check']);
