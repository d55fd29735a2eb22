import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * Files share their worker: what they load is the same, and takes longer than most tests. The times find what hangs; on a
 * machine that does ten other things a test takes ten times as long, and is none the worse.
 */
const SHARED = {
  environment: 'node' as const,
  isolate: false,
  testTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  globalSetup: ['scripts/temporary-folder.mjs'],
};

const API_TESTS = readdirSync(join(import.meta.dirname, 'api'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
  .map((path) => `api/${path}`);
/** Tests that stand on a database run on both kinds; the others know none, and run once. One that asks for it all the same fails. */
const onDatabase = (path: string) =>
  /\/(test-server|fresh-database|clocked-server|model-answers)\.ts'|inject\('database'\)/.test(
    readFileSync(join(import.meta.dirname, path), 'utf8'),
  );

const OF_API = {
  ...SHARED,
  alias: { '@node-rs/argon2': join(import.meta.dirname, 'api/test/quick-argon2.ts') },
  setupFiles: ['api/test/fail-on-console-error.ts'],
  // Two work while a third waits for jobs and mail; each takes some hundred megabytes.
  maxWorkers: 3,
  hookTimeout: 240_000,
};

/** One project a workspace; `npm run unit` runs all but the API's two, which run by `npm run api`. */
export default defineConfig({
  test: {
    projects: [
      ...['contract', 'engine', 'catalogue', 'art', 'bench', 'evaluate', 'film'].map((name) => ({
        test: { ...SHARED, name, include: [`${name}/**/*.test.{ts,tsx}`] },
      })),
      { test: { ...SHARED, name: 'scripts', include: ['scripts/**/*.test.mjs'] } },
      { test: { ...SHARED, name: 'web', include: ['web/{app,build-steps}/**/*.test.{ts,tsx}'], exclude: ['**/*.screen.test.tsx'] } },
      // Screens in a document without a browser, before fakes that the contract types.
      {
        test: {
          ...SHARED,
          name: 'screens',
          environment: 'happy-dom',
          // Whoever reads them here sits where the journeys do.
          env: { TZ: 'America/Chicago' },
          include: ['web/app/**/*.screen.test.tsx'],
          setupFiles: ['web/test/setup.ts'],
        },
      },
      { test: { ...OF_API, name: 'api-plain', include: API_TESTS.filter((path) => !onDatabase(path)) } },
      {
        test: {
          ...OF_API,
          name: 'api',
          include: API_TESTS.filter(onDatabase),
          globalSetup: [...SHARED.globalSetup, 'api/test/global-setup.ts'],
        },
      },
    ],
  },
});
