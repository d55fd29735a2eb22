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
  largest_paint_ms: number;
  blocking_ms: number;
  layout_shift: number;
  /** What takes points off, by Lighthouse's own names. */
  findings: string[];
}

interface Audit {
  score: number | null;
  numericValue?: number;
}

interface LighthouseJson {
  runtimeError?: { message: string };
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

/** One run on one page, in a browser of its own. */
export async function reportOn(origin: string, path: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'careerscoop-lighthouse-'));
  const file = join(folder, 'report.json');
  const flags = ['--headless=new', ...BROWSER.args].join(' ');
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  try {
    const run = spawn('npx', ['--yes', `lighthouse@${VERSION}`, origin + path, ...options], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...(BROWSER.executablePath ? { CHROME_PATH: BROWSER.executablePath } : {}) },
    });
    const [code] = (await once(run, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${path}.`);
    return read(path, JSON.parse(readFileSync(file, 'utf8')) as LighthouseJson);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(path: string, { runtimeError, audits, categories }: LighthouseJson): Report {
  if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`);
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
    largest_paint_ms: Math.round(value('largest-contentful-paint')),
    blocking_ms: Math.round(value('total-blocking-time')),
    layout_shift: Number(value('cumulative-layout-shift').toFixed(3)),
    findings: [...new Set(findings)],
  };
}
