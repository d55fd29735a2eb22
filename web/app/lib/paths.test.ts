import { expect, it } from 'vitest';
import { localPath, paths } from './paths.ts';

it.each([
  ['/results', '/results'],
  ['/profile/recommendations?kind=saved#top', '/profile/recommendations?kind=saved#top'],
  ['/scenario/1/../2', '/scenario/2'],
  ['/@sam', '/@sam'],
  ['/results?next=https://example.org//x', '/results?next=https://example.org//x'],
  ['/name%20with%20spaces', '/name%20with%20spaces'],
])('follows %s', (target, path) => {
  expect(localPath(target)).toBe(path);
});

// Ways to write another house so that it looks like a path of ours.
it.each([
  ['no target', ''],
  ['another site', 'https://evil.example'],
  ['a scheme without slashes', 'https:evil.example'],
  ['two slashes', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['a slash and a backslash', '/\\evil.example'],
  ['backslashes', '\\\\evil.example'],
  ['a backslash later on', '/x\\..\\\\evil.example'],
  ['a tab between slashes', '/\t/evil.example'],
  ['a line break between slashes', '/\n/evil.example'],
  ['a space in front', ' //evil.example'],
  ['an encoded slash', '/%2f/evil.example'],
  ['an encoded slash in capitals', '/%2Fevil.example'],
  ['an encoded backslash', '/%5cevil.example'],
  ['an encoded tab', '/%09/evil.example'],
  ['dots that leave two slashes', '/.//evil.example'],
  ['a way up that leaves two slashes', '/..//evil.example'],
  ['a way in and out that leaves two slashes', '/x/..//evil.example'],
  ['encoded dots that leave two slashes', '/%2e//evil.example'],
  ['a name in front of a host', 'user@evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a script behind a tab', '\tjavascript:alert(1)'],
  ['data', 'data:text/html,hello'],
  ['a host alone', 'evil.example'],
  ['a zero byte', '/\u0000/evil.example'],
  ['signs that cannot be decoded', '/%E0%A4%A'],
])('does not follow %s', (_, target) => {
  expect(localPath(target)).toBeUndefined();
});

it('writes the way back so that it can be read', () => {
  expect(paths.signIn('/results?a=1&b=2')).toBe('/signin?redirect=/results%3Fa%3D1%26b%3D2');
});
