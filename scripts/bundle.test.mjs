import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './prepare.mjs';

// The bundler takes a name that no package has for one more to leave outside, and says nothing.
it('api/bundle.mjs: FROM_THEIR_FOLDERS names packages of the server that are there', () => {
  const [, list = ''] = /FROM_THEIR_FOLDERS = \[([^\]]*)\]/.exec(readFileSync(join(root, 'api/bundle.mjs'), 'utf8')) ?? [];
  const names = [...list.matchAll(/'([^']+)'|\/\^(\S+)\//g)].map(([, name, beginning]) => name ?? beginning.replaceAll('\\/', '/'));
  const { dependencies } = JSON.parse(readFileSync(join(root, 'api/package.json'), 'utf8'));
  const isThere = (name) => name in dependencies && existsSync(join(root, 'node_modules', name, 'package.json'));
  const stale = names.filter((name) => !isThere(name));
  expect(names.length).toBe(list.split(',').length);
  expect(stale, `api/bundle.mjs: FROM_THEIR_FOLDERS is stale: the server has no ${stale.join(', ')}`).toEqual([]);
});
