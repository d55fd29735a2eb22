// One process, one load: what a server does with the catalogue before it listens, and the bare parsing of its files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import { prepareSearch } from '@careerscoop/catalogue/search';

const CATALOGUE = join(import.meta.dirname, '../catalogue');
// Read only by those who ask for them, so not at the start.
const LATER = ['zips.json', 'alternate-titles.json', 'colleges.json', 'college-programs.json', 'zip-centres.json'];

function parseFiles(): void {
  for (const folder of ['data', 'words']) {
    for (const file of readdirSync(join(CATALOGUE, folder))) {
      if (file.endsWith('.json') && !LATER.includes(file)) JSON.parse(readFileSync(join(CATALOGUE, folder, file), 'utf8'));
    }
  }
}

async function milliseconds(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return Number((performance.now() - began).toFixed(1));
}

// The first reading warms the files for both.
parseFiles();
const parse = await milliseconds(parseFiles);
const load = await milliseconds(loadCatalogue);
const search = await milliseconds(prepareSearch);
console.log(JSON.stringify({ parse, load, search }));
