// Puts the styles of every built page before what it fetches ahead. React writes the preloads first; a browser asks for
// six files at a time, so that fonts and scripts would hold up the styles, and the first picture of the page with them.
// Scripts come last: the page stands in its HTML and can be read before they are there.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'build/client');
const AHEAD = /<link rel="(?:module)?preload"[^>]*>/g;
const LAST_STYLE = /^([\s\S]*<link rel="stylesheet"[^>]*>)/;

for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.html')) continue;
  const file = join(FOLDER, name);
  const [head = '', ...body] = readFileSync(file, 'utf8').split('</head>');
  // React finds these links by their address, wherever they stand in the head.
  const ahead = (head.match(AHEAD) ?? []).join('').replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"');
  const ordered = head.replaceAll(AHEAD, '').replace(LAST_STYLE, (styles) => styles + ahead);
  writeFileSync(file, [ordered, ...body].join('</head>'));
}
