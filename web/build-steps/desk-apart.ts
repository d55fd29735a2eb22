/** What the guard looks at of a file that the bundler writes. */
export interface BuiltFile {
  fileName: string;
  /** The module that it is the beginning of, where it is one. */
  facadeModuleId: string | null;
  imports: readonly string[];
  dynamicImports: readonly string[];
  moduleIds: readonly string[];
}

const OF_THE_DESK = /\/web\/app\/(?:subjects\/desk\/|routes\/desk-|lib\/desk-)|\/contract\/src\/desk[-.]/;

/**
 * The code of the desk that comes to somebody else's page, at once or later: nobody but its people fetches a byte of it. Each
 * is said with a page that fetches it.
 */
export function deskElsewhere(files: readonly BuiltFile[]): string[] {
  const named = new Map(files.map((file) => [file.fileName, file]));
  const found = new Map<string, string>();
  for (const page of files) {
    const beginning = page.facadeModuleId;
    if (!beginning || OF_THE_DESK.test(beginning)) continue;
    for (const { moduleIds } of fetchedBy(page, named)) {
      for (const id of moduleIds) if (OF_THE_DESK.test(id)) found.set(id, beginning);
    }
  }
  const short = (id: string) => id.replace(/^.*?\/(?=(?:web|contract)\/)/, '').replace(/\?.*$/, '');
  return [...found].map(([id, page]) => `${short(id)} comes with ${short(page)}`).sort();
}

function fetchedBy(page: BuiltFile, named: ReadonlyMap<string, BuiltFile>): Set<BuiltFile> {
  const seen = new Set<BuiltFile>();
  const visit = (file: BuiltFile | undefined) => {
    if (!file || seen.has(file)) return;
    seen.add(file);
    for (const name of [...file.imports, ...file.dynamicImports]) visit(named.get(name));
  };
  visit(page);
  return seen;
}

/** Ends the build with the names of what it found. */
export const deskApart = {
  name: 'desk-apart',
  generateBundle(_options: unknown, bundle: Record<string, { type: string }>) {
    const files = Object.values(bundle).filter((file): file is BuiltFile & { type: 'chunk' } => file.type === 'chunk');
    const found = deskElsewhere(files);
    if (found.length > 0) throw new Error(`Code of the desk is fetched by others (web/build-steps/desk-apart.ts):\n${found.join('\n')}`);
  },
};
