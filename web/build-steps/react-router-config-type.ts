import type { Config } from '@react-router/dev/config';

/** The configuration as the build's last hook receives it; the package does not export the type itself. */
export type ResolvedReactRouterConfig = Parameters<NonNullable<Config['buildEnd']>>[0]['reactRouterConfig'];
