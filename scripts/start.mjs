// npm start: from a fresh clone to the product at http://localhost:3000, with nothing but Node and git.
import { buildOnce, checkNode, installPackages, root, say } from './prepare.mjs';

checkNode();
installPackages();
buildOnce('web');
buildOnce('server');
say('Starting CareerScoop');
process.chdir(root);
process.env.LOG_LEVEL ??= 'warn';
// In this process: another one would take a while to begin, and signals would have to be passed on to it.
await import('../api/build/main.js');
