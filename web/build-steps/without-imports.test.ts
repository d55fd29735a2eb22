import { expect, it } from 'vitest';
import { withoutImports } from './without-imports.ts';

const MANIFEST = {
  entry: { module: '/assets/entry.js', imports: ['/assets/frame.js'], css: [] },
  routes: {
    root: { id: 'root', module: '/assets/root.js', imports: ['/assets/frame.js', '/assets/kit.js'], css: ['/assets/root.css'] },
    'routes/faq': { id: 'routes/faq', parentId: 'root', path: 'faq', module: '/assets/faq.js', imports: ['/assets/kit.js'], css: [] },
  },
  url: '/assets/manifest-1.js',
  version: '1',
};

it('the list of files keeps everything but what the scripts of routes import', () => {
  const lean = withoutImports(`window.__reactRouterManifest=${JSON.stringify(MANIFEST)};`);
  expect(JSON.parse(lean.slice('window.__reactRouterManifest='.length, -1))).toEqual({
    ...MANIFEST,
    routes: {
      root: { id: 'root', module: '/assets/root.js', css: ['/assets/root.css'] },
      'routes/faq': { id: 'routes/faq', parentId: 'root', path: 'faq', module: '/assets/faq.js', css: [] },
    },
  });
});

it('a list that is written in another way stops the build', () => {
  expect(() => withoutImports('export default {}')).toThrow('in another way');
});
