import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { COMMON_BEGINNINGS, COMMON_ICONS, COMMON_PARTS, RARE_KIT, SHELF } from './common-files.ts';
import { SIGNED_IN_FILES } from './signed-in-files.ts';

// The bundler puts a renamed file wherever it likes and says nothing: these lists have to be held to the files by hand.
const ROOT = join(import.meta.dirname, '../..');
const APP = join(ROOT, 'web/app');

/** The files that a file imports, at once or later. */
function importedBy(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^(?:import|export) (?!type )(?:[^;]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm)].flatMap(([, now, later]) => {
    const name = now ?? later ?? '';
    const own = /^@careerscoop\/contract\/(.+)$/.exec(name);
    const path = own ? join(ROOT, 'contract/src', `${own[1]}.ts`) : name.startsWith('.') ? join(dirname(file), name) : '';
    return /\.tsx?$/.test(path) && existsSync(path) ? [path] : [];
  });
}

function reachedFrom(beginnings: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const queue = [...beginnings];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    queue.push(...importedBy(file));
  }
  return reached;
}

const routes = [...readFileSync(join(APP, 'routes.ts'), 'utf8').matchAll(/'((?:routes|shell|ui)\/[\w-]+\.tsx)'/g)].map(([, file = '']) =>
  join(APP, file),
);

it('the map of addresses is read as it stands', () => {
  expect(routes.length).toBeGreaterThan(50);
  expect(routes.filter((file) => !existsSync(file))).toEqual([]);
});

const LISTS = [
  { line: 'common-files.ts: COMMON_BEGINNINGS', files: COMMON_BEGINNINGS },
  ...SIGNED_IN_FILES.map(({ name, beginnings }) => ({ line: `signed-in-files.ts: ${name}`, files: beginnings })),
];

it.each(LISTS)('$line names files that the screens are made of', ({ line, files }) => {
  const reached = reachedFrom([join(APP, 'root.tsx'), ...routes]);
  const stale = files.filter((file) => !reached.has(file)).map((file) => relative(ROOT, file));
  expect(stale, `web/build-steps/${line} is stale: no screen needs ${stale.join(', ')}`).toEqual([]);
});

it('common-files.ts: COMMON_ICONS names signs that the product shows', () => {
  const shown = readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && /^(ui|shell|routes|subjects)/.test(file))
    .flatMap((file) => [...readFileSync(join(APP, file), 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''));
  const spoken = (icon: string) => icon.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const stale = COMMON_ICONS.filter((icon) => !shown.includes(spoken(icon)));
  expect(stale, `web/build-steps/common-files.ts: COMMON_ICONS is stale: nothing shows ${stale.join(', ')}`).toEqual([]);
});

it('common-files.ts: RARE_KIT names parts of the kit', () => {
  const kit = readdirSync(join(APP, 'ui'));
  const stale = RARE_KIT.filter((part) => !kit.some((file) => file.includes(part) && file.endsWith('.tsx')));
  expect(stale, `web/build-steps/common-files.ts: RARE_KIT is stale: web/app/ui has no ${stale.join(', ')}`).toEqual([]);
});

it('common-files.ts: COMMON_PARTS and SHELF name places that the libraries have', () => {
  const LIBRARIES = ['react', 'react-dom', 'scheduler', 'react-router', 'lucide-react', '@tanstack/query-core', '@tanstack/react-query'];
  const files = LIBRARIES.map((name) => `node_modules/${name}`).flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const stale = [...COMMON_PARTS, ...SHELF].filter((place) => !files.some((file) => place.test(file)));
  expect(stale, `web/build-steps/common-files.ts is stale: no library has ${stale.join(', ')}`).toEqual([]);
});
