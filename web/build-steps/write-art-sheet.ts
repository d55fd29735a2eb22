// Writes one page with the picture of every career and its title, to be looked at by eye: npm run art:sheet -w web
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import drawn from '@careerscoop/art/drawn-careers.json' with { type: 'json' };

const FOLDER = join(import.meta.dirname, '../../screenshots');
const figures = loadCatalogue().careers.map(
  ({ onet_code, title }) =>
    `<figure><img src="../web/public/art/careers/${onet_code}.svg" alt="" loading="lazy"><figcaption>${onet_code} ${title}` +
    `${drawn.includes(onet_code) ? ' <b>scene</b>' : ''}</figcaption></figure>`,
);
const style =
  ':root{color-scheme:light dark;font:13px system-ui}body{display:grid;grid-template-columns:repeat(auto-fill,240px);gap:12px}' +
  'figure{margin:0}img{width:240px;height:180px;object-fit:cover;object-position:50% 36%;background:light-dark(#ffe9c9,#4a3020)}';
mkdirSync(FOLDER, { recursive: true });
writeFileSync(
  join(FOLDER, 'careers.html'),
  `<!doctype html><meta charset="utf-8"><title>Careers</title><style>${style}</style>${figures.join('')}`,
);
console.log(`${figures.length} pictures on screenshots/careers.html`);
