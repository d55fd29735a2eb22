import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SERVER = readFileSync(join(import.meta.dirname, '../../api/src/subjects.ts'), 'utf8');
const subjects = [...SERVER.matchAll(/^import '\.\/(\w+)\/[\w-]+\.ts';$/gm)].map(([, name = '']) => name);

/** Folders that are no subject of the server, each with its reason. */
const ONLY_HERE: Record<string, string> = {
  home: 'the start page, which asks the server for nothing of its own',
  site: 'about, stories and questions people ask: built pages, whose stored words are of content',
  taste: 'cards before there is an account; answered by careers',
  outbox: 'the stand-in for mail and texts, of platform',
  'test-checkout': 'the stand-in for Stripe’s page, of platform',
  'test-meeting': 'the stand-in for a room, of platform',
};
/** Subjects that have no folder, each with its reason. */
const ONLY_THERE: Record<string, string> = {
  platform: 'what all stand on is lib and ui here',
  identity: 'accounts and profile show it',
  places: 'one hook, under every field for an address: lib/use-places.ts',
  careers: 'matching; what came of it is shown by results, and by taste',
  demo: 'people of a demo have the screens of all others',
};

it('the folders here have the names of the server’s subjects, but for those that are named with a reason', () => {
  const folders = readdirSync(join(import.meta.dirname, 'subjects'));
  expect(subjects.length).toBeGreaterThan(20);
  expect(folders.filter((name) => !subjects.includes(name)).sort()).toEqual(Object.keys(ONLY_HERE).sort());
  expect(subjects.filter((name) => !folders.includes(name)).sort()).toEqual(Object.keys(ONLY_THERE).sort());
});
