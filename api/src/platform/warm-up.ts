import type { Services } from './services.ts';

/**
 * Has every subject read ahead what its first request would wait for, the lowest first. Between two pieces whoever has asked
 * meanwhile is served; what cannot be read now is read when it is needed, and its fault is told then.
 */
export async function warmUp(services: Services): Promise<void> {
  for (const { warm } of services.subjects) {
    try {
      for await (const _piece of warm?.(services) ?? []) {
        if (services.leaving) return;
        await new Promise(setImmediate);
      }
    } catch {
      continue;
    }
  }
}
