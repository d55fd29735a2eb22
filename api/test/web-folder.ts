import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SCRIPT = 'document.documentElement.dataset.theme = "dark"';
const page = (title: string) => `<!doctype html><title>${title}</title><script>${SCRIPT}</script><p style="color:red">${title}</p>`;

/** A built front end of a few files, with a file beside it that nobody may reach. */
export function makeWebFolder(): { folder: string; secret: string; remove: () => void } {
  const house = mkdtempSync(join(tmpdir(), 'careerscoop-web-'));
  const folder = join(house, 'client');
  const secret = 'a file beside the front end';
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, '__spa-fallback.html'), page('CareerScoop'));
  writeFileSync(join(folder, 'index.html'), page('Home'));
  writeFileSync(join(folder, 'assets', 'app-Ab12.js'), 'export {}');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(house, 'routes.json'), '["/", "/profile/:part?"]');
  writeFileSync(join(house, 'pages.json'), '["/"]');
  writeFileSync(join(house, 'session-secret'), secret);
  return { folder, secret, remove: () => rmSync(house, { recursive: true }) };
}
