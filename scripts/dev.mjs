// npm run dev: the API and the front end, both reloading on change.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkNode, installPackages, root, run, say } from './prepare.mjs';

checkNode();
installPackages();
run('npm', ['run', 'art', '--workspace', 'web', '--silent']);
say('API on http://localhost:3000, front end on http://localhost:5173');
const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
const env = { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173' };
const running = [
  spawn(process.execPath, [tsx, 'watch', 'api/src/main.ts'], { cwd: root, stdio: 'inherit', env }),
  spawn('npm', ['run', 'dev', '--workspace', 'web', '--silent'], { cwd: root, stdio: 'inherit', env }),
];
const stop = () => running.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of running) child.on('exit', stop);
