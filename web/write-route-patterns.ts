import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedReactRouterConfig } from './react-router-config-type.ts';

/** Writes the client's route patterns to build/routes.json, the catch-all left out. */
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
}
