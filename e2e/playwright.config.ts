import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 4173);
const baseURL = `http://localhost:${port}`;

// An empty house each time. The workers read this file as well: they find the folder named already.
if (!process.env['E2E_DATA']) {
  const folder = mkdtempSync(join(tmpdir(), 'careerscoop-e2e-'));
  process.env['E2E_DATA'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const whole = process.env['CHROMIUM'] || CHROMIUM.find((path) => existsSync(path));
/** The browser without its windows, where it is installed: it draws the same in half the time. */
const shell = ['/usr/bin/chromium-headless-shell'].find((path) => existsSync(path)) ?? whole;

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** No page lives long enough here for what the optimizing compiler costs: 6 % of the browser's time in the looks of axe. */
const BRIEF = ['--js-flags=--no-turbofan'];
/** SLOW_HAND=1000 waits so many milliseconds after every press: what passes only because it looks in time fails then. */
const slowMo = Number(process.env['SLOW_HAND'] ?? 0);
const browser = (executablePath: string | undefined) => ({
  launchOptions: { slowMo, executablePath, args: executablePath === whole ? ARGS : [...ARGS, ...BRIEF] },
});

/** The way through the whole product: in the browser that people have, by mouse, and by touch. */
const WHOLE_WAY = 'first-visit.spec.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
/** What moves without end takes a fifth of the machine: it moves in the journeys through the whole product, and where it is looked at. */
const STILL = { ...DESKTOP, contextOptions: { reducedMotion: 'reduce' as const } };

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'results',
  fullyParallel: true,
  // One more than processors: a test waits for its browser and the server a fifth of its time.
  workers: Math.max(2, availableParallelism()) + 1,
  // A machine that stumbles is not a fault of the product; what fails twice is, and what passed the second time is listed.
  retries: 1,
  forbidOnly: true,
  timeout: slowMo > 0 ? 900_000 : 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // A trace of every test costs a third of the whole run: TRACE=1 keeps those of the tests that fail.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    ...browser(shell),
  },
  projects: [
    // The longest come first, lest one of them runs alone at the end.
    { name: 'whole browser', testMatch: WHOLE_WAY, use: { ...DESKTOP, ...browser(whole) } },
    { name: 'phone', testMatch: WHOLE_WAY, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'keyboard', testMatch: 'keyboard.spec.ts', use: STILL },
    { name: 'desktop', testIgnore: [WHOLE_WAY, 'keyboard.spec.ts'], use: STILL },
  ],
  webServer: {
    // `npm test` has built what `npm start` runs; by themselves the journeys follow the sources.
    command: `exec ${process.env['BUNDLE'] ? 'node api/build/main.js' : 'node --import tsx api/src/main.ts'}`,
    cwd: join(import.meta.dirname, '..'),
    url: `${baseURL}/api/v1/health/ready`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'pipe',
    env: {
      PORT: String(port),
      PUBLIC_URL: baseURL,
      DATA_DIR: process.env['E2E_DATA'],
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      // Our pages elsewhere; nothing is ever asked of them.
      LINK_FOR_ORGANIZATIONS: 'https://organizations.example/scoop',
      LINK_BLOG: 'https://blog.example/',
      LINK_SOCIAL_INSTAGRAM: 'https://photos.example/scoop',
      LINK_SOCIAL_YOUTUBE: 'https://video.example/scoop',
      // Two workers ask faster than one person at one address does.
      RATE_LIMIT: '6000',
      // Each test names an address of its own.
      TRUST_PROXY: '1',
    },
  },
});
