import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LISTED } from './app/lib/prerendered.ts';
import type { ResolvedReactRouterConfig } from './react-router-config-type.ts';

/**
 * Writes what the server has to know of the client: its route patterns, the catch-all left out, to build/routes.json, and
 * the pages for search engines to build/pages.json.
 */
export function writeRoutePatterns({ routes, buildDirectory }: ResolvedReactRouterConfig): void {
  const patternOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return '';
    const parent = patternOf(route.parentId);
    return route.path ? `${parent}/${route.path}` : parent;
  };
  const patterns = Object.values(routes)
    .filter((route) => route.id !== 'root' && !route.path?.includes('*'))
    .map((route) => patternOf(route.id) || '/');
  writeFileSync(join(buildDirectory, 'routes.json'), JSON.stringify([...new Set(patterns)].sort(), null, 2));
  writeFileSync(join(buildDirectory, 'pages.json'), JSON.stringify(LISTED, null, 2));
}
