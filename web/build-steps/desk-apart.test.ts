import { expect, it } from 'vitest';
import { type BuiltFile, deskApart, deskElsewhere } from './desk-apart.ts';

const APP = '/somewhere/web/app';
const file = (fileName: string, moduleIds: string[], more: Partial<BuiltFile> = {}): BuiltFile => ({
  fileName,
  moduleIds,
  facadeModuleId: null,
  imports: [],
  dynamicImports: [],
  ...more,
});
const page = (name: string, imports: string[], later: string[] = []) =>
  file(`${name}.js`, [`${APP}/routes/${name}.tsx`], {
    facadeModuleId: `${APP}/routes/${name}.tsx?__react-router-build-client-route`,
    imports,
    dynamicImports: later,
  });

const DESK = file('desk.js', [`${APP}/subjects/desk/desk-frame.tsx`, '/somewhere/contract/src/desk-codes.ts']);

it('the desk has its own code', () => {
  expect(
    deskElsewhere([page('desk-codes', ['desk.js', 'kit.js']), page('home', ['kit.js']), file('kit.js', [`${APP}/ui/tag.tsx`]), DESK]),
  ).toEqual([]);
});

it.each([
  [
    'in a file that both fetch',
    [page('home', ['kit.js']), file('kit.js', [`${APP}/lib/desk-paths.ts`])],
    ['web/app/lib/desk-paths.ts comes with web/app/routes/home.tsx'],
  ],
  [
    'behind another file, and later',
    [page('results', ['a.js']), file('a.js', [], { dynamicImports: ['desk.js'] }), DESK],
    [
      'contract/src/desk-codes.ts comes with web/app/routes/results.tsx',
      'web/app/subjects/desk/desk-frame.tsx comes with web/app/routes/results.tsx',
    ],
  ],
])('what comes to a student’s page %s is named, and the build ends', (_where, files, found) => {
  expect(deskElsewhere(files)).toEqual(found);
  const bundle = Object.fromEntries(files.map((each) => [each.fileName, { ...each, type: 'chunk' }]));
  expect(() => deskApart.generateBundle({}, bundle)).toThrow(found[0]);
});
