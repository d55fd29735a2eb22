import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER } from '../web/browser.ts';

// Fetched when it is wanted: `npm ci` refuses a lock file that holds it.
export const VERSION = '12.8.2';

export interface Report {
  path: string;
  performance: number;
  accessibility: number;
  best_practices: number;
  seo: number;
  first_paint_ms: number;
  largest_paint_ms: number;
  blocking_ms: number;
  layout_shift: number;
  /** How fast the machine was in this run, as Lighthouse measures it. */
  benchmark_index: number;
  /** What takes points off, by Lighthouse's own names. */
  findings: string[];
}

interface Audit {
  score: number | null;
  numericValue?: number;
}

interface LighthouseJson {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

/** One run on one page, in a browser of its own, on a phone so many times slower than this machine. */
export async function reportOn(url: string, slowdown: number): Promise<Report> {
  return read(new URL(url).pathname, await run(url, [`--throttling.cpuSlowdownMultiplier=${slowdown}`]));
}

/** How fast this machine is now: Lighthouse measures it at the start of each run, so one with next to no audits will do. */
export async function benchmarkIndex(url: string): Promise<number> {
  return (await run(url, ['--only-audits=viewport'])).environment.benchmarkIndex;
}

async function run(url: string, wishes: readonly string[]): Promise<LighthouseJson> {
  const folder = mkdtempSync(join(tmpdir(), 'careerscoop-lighthouse-'));
  const file = join(folder, 'report.json');
  const flags = ['--headless=new', ...BROWSER.args].join(' ');
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`, ...wishes];
  try {
    const lighthouse = spawn('npx', ['--yes', `lighthouse@${VERSION}`, url, ...options], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...(BROWSER.executablePath ? { CHROME_PATH: BROWSER.executablePath } : {}) },
    });
    const [code] = (await once(lighthouse, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${url}.`);
    const json = JSON.parse(readFileSync(file, 'utf8')) as LighthouseJson;
    if (json.runtimeError) throw new Error(`${url}: ${json.runtimeError.message}`);
    return json;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(path: string, { environment, audits, categories }: LighthouseJson): Report {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const findings = weighed.filter(({ id }) => (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id);
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    best_practices: score('best-practices'),
    seo: score('seo'),
    first_paint_ms: Math.round(value('first-contentful-paint')),
    largest_paint_ms: Math.round(value('largest-contentful-paint')),
    blocking_ms: Math.round(value('total-blocking-time')),
    layout_shift: Number(value('cumulative-layout-shift').toFixed(3)),
    benchmark_index: Math.round(environment.benchmarkIndex),
    findings: [...new Set(findings)],
  };
}
