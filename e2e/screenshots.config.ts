import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** npm run screenshots: the journeys' own house and browser, with nothing to prove. */
export default defineConfig({
  ...journeys,
  testDir: 'screenshots',
  outputDir: 'results/screenshots-run',
  timeout: 120_000,
  projects: [{ name: 'screenshots', use: { viewport: { width: 1440, height: 900 } } }],
});
