// npm run check: the fast tests, two at a time, because most of them leave half of a small machine idle.
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { root, say } from './prepare.mjs';

// What goes through all data or draws every picture takes long and changes seldom: `npm run unit` and `npm test` have it.
const LONG = ['catalogue/**', 'evaluate/**', 'art/src/career-picture.test.tsx'];

const passed = await Promise.all([inTurn('types', 'format:check', 'lint'), inTurn('unit')]);
if (passed.includes(false)) process.exit(1);
say('All of them passed');

/** Runs these scripts one after the other. @returns whether all passed; after one that fails come no more. */
async function inTurn(...names) {
  for (const name of names) {
    const left = name === 'unit' ? ['--', ...LONG.map((path) => `--exclude=${path}`)] : [];
    const [code] = await once(spawn('npm', ['run', name, '--silent', ...left], { cwd: root, stdio: 'inherit' }), 'exit');
    say(`${name}: ${code === 0 ? 'passed' : 'failed'}`);
    if (code !== 0) return false;
  }
  return true;
}
