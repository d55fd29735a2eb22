import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LISTED } from '../app/lib/prerendered.ts';
import { CAREER_PAGES, CAREER_PATTERN } from './career-pages.ts';
import type { ResolvedReactRouterConfig } from './react-router-config-type.ts';

/**
 * Writes what the server has to know of the client: its route patterns to build/routes.json, without the catch-all and
 * without that of the careers, whose pages are all there; and the pages for search engines to build/pages.json.
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
    .map((route) => patternOf(route.id) || '/')
    .filter((pattern) => pattern !== CAREER_PATTERN);
  writeFileSync(join(buildDirectory, 'routes.json'), JSON.stringify([...new Set(patterns)].sort(), null, 2));
  writeFileSync(join(buildDirectory, 'pages.json'), JSON.stringify([...LISTED, ...CAREER_PAGES], null, 2));
}
