// npm start: from a fresh clone to the product at http://localhost:3000, with nothing but Node and git.
import { spawn } from 'node:child_process';
import { buildWeb, checkNode, installPackages, root, say } from './prepare.mjs';

checkNode();
installPackages();
buildWeb();
say('Starting CareerScoop');
const server = spawn(process.execPath, ['--import', 'tsx', 'api/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { LOG_LEVEL: 'warn', ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
