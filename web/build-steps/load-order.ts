// In which order a built page asks for its files: styles, then fonts, then, once it has been painted, its scripts. React
// writes the preloads first; a browser asks for six files at a time, so that fonts and scripts would hold up the styles,
// and the first picture of the page with them.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptsAfterPaint } from './after-paint.ts';

const FOLDER = join(import.meta.dirname, '../build/client');
/** Stands in for every page that is not built: there is nothing to paint before its scripts. */
const SHELL = '__spa-fallback.html';
const AHEAD = /<link rel="(?:module)?preload"[^>]*>/g;
const LAST_STYLE = /^([\s\S]*<link rel="stylesheet"[^>]*>)/;

for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.html')) continue;
  const file = join(FOLDER, name);
  const html = readFileSync(file, 'utf8');
  writeFileSync(file, stylesFirst(name === SHELL ? html : scriptsAfterPaint(html)));
}

function stylesFirst(html: string): string {
  const [head = '', ...body] = html.split('</head>');
  // React finds these links by their address, wherever they stand in the head.
  const ahead = (head.match(AHEAD) ?? []).join('').replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"');
  const ordered = head.replaceAll(AHEAD, '').replace(LAST_STYLE, (styles) => styles + ahead);
  return [ordered, ...body].join('</head>');
}
