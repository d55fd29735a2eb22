// Draws the outlines of the states on the map of schools from the ZIP codes of the catalogue: `npm run state-outlines
// --workspace web` after a new release of them. The file is kept with the source; a test holds it to the catalogue.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawOutlines } from './state-outlines/draw-outlines.ts';

const FILE = join(import.meta.dirname, '../app/subjects/colleges/map/outlines.json');
const lines = Object.entries(drawOutlines()).map(([state, outline]) => `"${state}":${JSON.stringify(outline)}`);
writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
