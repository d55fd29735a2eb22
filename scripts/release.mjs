// npm run release: brings the database up to this version, before the processes with ROLE=web and ROLE=worker begin.
import { checkNode, installPackages, root, run } from './prepare.mjs';
import { join } from 'node:path';

checkNode();
installPackages();
run(process.execPath, [join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs'), 'api/src/release.ts']);
