import { join } from 'node:path';

interface ModuleInfo {
  importedIds: readonly string[];
}

/** What the bundler tells of a module. */
export interface Modules {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

const APP = join(import.meta.dirname, 'app');
/** Every page begins with these, or nearly every one. */
const BEGINNINGS = ['root.tsx', 'shell/page-layout.tsx', 'lib/page-meta.ts', 'lib/plan-notice.ts', 'lib/use-near.ts'].map((file) =>
  join(APP, file),
);
/** Libraries of which each page takes another part: nobody's imports say which part the common one is. */
const SHELF = /lucide-react\.m?js$|@tanstack\/[\w-]+\/build\/modern\/index\.js$/;
const COMMON_PARTS = new RegExp(
  [
    /node_modules\/(react|react-dom|scheduler|react-router)\//,
    /lucide-react\/dist\/esm\/(?!icons)/,
    /lucide-react\/dist\/esm\/icons\/(menu|sun|moon|monitor|arrow-left|arrow-right|x|check|plus|minus)\./,
    /@tanstack\/query-core\/build\/modern\/(?!.*[oO]bserver)/,
    /QueryClientProvider/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

let inEveryPage: Set<string> | undefined;

/**
 * Which of the two files that every page begins with a module goes into: 'frame' holds libraries, which change seldom,
 * 'shell' what the bar and the footer stand on. Left to itself the bundler makes thirty small files of them,
 * which weigh more and whose names fill the list of files. What is fetched later stays by itself.
 */
export function commonFileOf(id: string, modules: Modules): string | null {
  if (COMMON_PARTS.test(id)) return 'frame';
  inEveryPage ??= reachedFrom(BEGINNINGS, modules);
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

export function reachedFrom(beginnings: readonly string[], modules: Modules): Set<string> {
  const reached = new Set<string>();
  const visit = (id: string) => {
    if (reached.has(id) || SHELF.test(id)) return;
    reached.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  beginnings.forEach(visit);
  return reached;
}

const KIT = /\/web\/app\/(ui|lib)\/(?!.*(dialog|menu|select|tabs|tooltip))|\/lucide-react\/dist\/esm\/icons\/|\/@tanstack\//;

/** Small things that many pages need: one file of them, so that their names do not fill the list of files. */
export function isKit(id: string): boolean {
  return KIT.test(id) && !id.endsWith('.css');
}
