const LIST = /^window\.__reactRouterManifest=(?<list>\{.*\});?\s*$/s;

interface Manifest {
  routes: Record<string, { module?: string; imports?: string[] }>;
}

/** The script of React Router's list of files, its routes without what their scripts import. The beginning of all pages keeps its own. */
export function withoutImports(script: string): string {
  const written = LIST.exec(script)?.groups?.['list'];
  if (!written) throw new Error('React Router writes its list of files in another way than web/build-steps/without-imports.ts knows.');
  const manifest = JSON.parse(written) as Manifest;
  for (const route of Object.values(manifest.routes)) delete route.imports;
  return `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
}
