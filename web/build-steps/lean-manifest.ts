// Takes out of the router's list of files what nothing reads: which files each route's script imports. Only `<Link prefetch>` would, which
// no page has, and the browser finds them in the script itself. The list goes out with every first visit, and they were half of it.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutImports } from './without-imports.ts';

const FOLDER = join(import.meta.dirname, '../build/client/assets');
const lists = readdirSync(FOLDER).filter((name) => /^manifest-.*\.js$/.test(name));
if (lists.length === 0) throw new Error('React Router names its list of files in another way than web/build-steps/lean-manifest.ts knows.');

for (const name of lists) writeFileSync(join(FOLDER, name), withoutImports(readFileSync(join(FOLDER, name), 'utf8')));
