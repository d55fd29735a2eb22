import { join } from 'node:path';

interface ModuleInfo {
  importedIds: readonly string[];
}

/** What the bundler tells of a module. */
export interface Modules {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

const APP = join(import.meta.dirname, '../app');
/** Every page begins with these, or nearly every one. */
export const COMMON_BEGINNINGS = ['root.tsx', 'shell/page-layout.tsx', 'lib/page-meta.ts', 'lib/plan-notice.ts', 'lib/use-near.ts'].map(
  (file) => join(APP, file),
);
/** The signs of the bar, and those that many pages have. */
export const COMMON_ICONS = ['menu', 'sun', 'moon', 'monitor', 'arrow-left', 'arrow-right', 'x', 'check', 'plus', 'minus'];
/** Parts of the kit that few pages have. */
export const RARE_KIT = ['data-table', 'dialog', 'menu', 'select', 'tabs', 'tooltip'];
/** Libraries of which each page takes another part: nobody's imports say which part the common one is. */
export const SHELF = [/lucide-react\.m?js$/, /@tanstack\/[\w-]+\/build\/modern\/index\.js$/];
/** What of the libraries nearly every page needs, by its place in them. */
export const COMMON_PARTS = [
  ...['react', 'react-dom', 'scheduler', 'react-router'].map((name) => new RegExp(`node_modules/${name}/`)),
  /lucide-react\/dist\/esm\/(?!icons)/,
  ...COMMON_ICONS.map((name) => new RegExp(`lucide-react/dist/esm/icons/${name}\\.`)),
  /@tanstack\/query-core\/build\/modern\/(?!.*[oO]bserver)/,
  /QueryClientProvider/,
];

/** One of several, asked of thousands of files. */
const anyOf = (patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));
const IS_SHELF = anyOf(SHELF);
const IS_COMMON = anyOf(COMMON_PARTS);

let inEveryPage: Set<string> | undefined;

/**
 * Which of the two files that every page begins with a module goes into: 'frame' holds libraries, which change seldom,
 * 'shell' what the bar and the footer stand on. Left to itself the bundler makes thirty small files of them,
 * which weigh more and whose names fill the list of files. What is fetched later stays by itself.
 */
export function commonFileOf(id: string, modules: Modules): string | null {
  if (IS_COMMON.test(id)) return 'frame';
  inEveryPage ??= reachedFrom(COMMON_BEGINNINGS, modules);
  if (!inEveryPage.has(id)) return null;
  return hasStyles(id, modules) ? null : 'shell';
}

/**
 * A file with styles would bring them along to whatever is fetched later and needs a neighbour of theirs: the kit's
 * styles would come once more, after those of the page, and win.
 */
export function hasStyles(id: string, modules: Modules): boolean {
  return [...reachedFrom([id], modules)].some((each) => each.endsWith('.css'));
}

/** Everything that the beginnings need. The build stops at a beginning that is in none of its files: the list is stale then. */
export function reachedFrom(beginnings: readonly string[], modules: Modules): Set<string> {
  const stale = beginnings.find((file) => !modules.getModuleInfo(file));
  if (stale) throw new Error(`web/build-steps lists ${stale} among the files that go together, and no page needs it.`);
  const reached = new Set<string>();
  const visit = (id: string) => {
    if (reached.has(id) || IS_SHELF.test(id)) return;
    reached.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  beginnings.forEach(visit);
  return reached;
}

const KIT = new RegExp(`/web/app/(ui|lib)/(?!desk-|.*(${RARE_KIT.join('|')}))|/lucide-react/dist/esm/icons/|/@tanstack/`);

/** Small things that many pages need: one file of them, so that their names do not fill the list of files. */
export function isKit(id: string): boolean {
  return KIT.test(id) && !id.endsWith('.css');
}
