import { defineConfig } from 'vitest/config';

/** One project a workspace; `npm run unit` runs all but the API's, which need databases and run by `npm run api`. */
export default defineConfig({
  test: {
    projects: [
      ...['contract', 'engine', 'catalogue', 'bench'].map((name) => ({
        test: { name, include: [`${name}/**/*.test.ts`], environment: 'node' as const },
      })),
      { test: { name: 'web', include: ['web/{app,film}/**/*.test.{ts,tsx}'], environment: 'node' as const } },
      {
        test: {
          name: 'api',
          include: ['api/**/*.test.ts'],
          environment: 'node' as const,
          globalSetup: ['api/test/global-setup.ts'],
          setupFiles: ['api/test/fail-on-console-error.ts'],
          // The embedded database takes some hundred megabytes in each worker.
          maxWorkers: 2,
          // Each file opens a server of its own; what they load is the same, and takes longer than most tests.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
