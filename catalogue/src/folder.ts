import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

let found: string | undefined;

/**
 * The folder that holds data/, words/ and definitions/. Beside this file as a rule; a tool that bundles
 * this file elsewhere (the web's prerender build) runs inside the repository, so the folder is then found
 * from there.
 */
export function catalogueFolder(): string {
  found ??= [dirname(dirname(fileURLToPath(import.meta.url))), ...above(process.cwd())].find((folder) => {
    return existsSync(join(folder, 'data', 'careers.json'));
  });
  if (found === undefined) throw new Error('The folder catalogue/data is missing: run npm run catalogue:import.');
  return found;
}

function above(folder: string): string[] {
  const parent = dirname(folder);
  return [join(folder, 'catalogue'), ...(parent === folder ? [] : above(parent))];
}
