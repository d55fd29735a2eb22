import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { importReleases } from './import-releases.ts';
import { ImportError } from './problems.ts';

const USAGE = `npm run catalogue:import -- <folder with the publishers' releases>
  [--to <data folder>] [--accept-fewer]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, 'accept-fewer': { type: 'boolean' } },
});
const [from] = positionals;
if (from === undefined || positionals.length > 1) {
  console.error(USAGE);
  process.exit(2);
}
const to = values.to ?? fileURLToPath(new URL('../../data', import.meta.url));
try {
  const files = importReleases(from, to, { acceptFewer: values['accept-fewer'] });
  const { careers, areas, slugs } = files;
  console.log(`${careers.codes.length} careers, ${areas.provenance.careers} of them ranked, ${careers.table_version}`);
  console.log(`${Object.keys(slugs.slugs).length} addresses. Written to ${to}`);
} catch (error) {
  if (!(error instanceof ImportError)) throw error;
  console.error(`${error.message}\nNothing was written.`);
  process.exit(1);
}
