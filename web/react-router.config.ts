import type { Config } from '@react-router/dev/config';
import { PRERENDERED } from './app/lib/prerendered.ts';
import { CAREER_PAGES } from './build-steps/career-pages.ts';
import { writeRoutePatterns } from './build-steps/write-route-patterns.ts';

export default {
  appDirectory: 'app',
  ssr: false,
  prerender: { paths: [...PRERENDERED, ...CAREER_PAGES], concurrency: 4 },
  // The server answers 404 for an address that no route knows, so it needs the patterns.
  buildEnd: ({ reactRouterConfig }) => writeRoutePatterns(reactRouterConfig),
} satisfies Config;
