import type { Report } from './report.ts';

export const BARS = { performance: 95, accessibility: 100, best_practices: 100, seo: 100 } as const;

export interface Measured extends Report {
  /** One run with the slowdown that Lighthouse takes when nobody tells it about the machine. */
  uncalibrated_performance: number;
}

/** The scores that are under their bar. */
export function faultsOf(report: Report): string[] {
  return Object.entries(BARS).flatMap(([name, bar]) => (report[name as keyof typeof BARS] < bar ? [name] : []));
}

const HEAD = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'first paint',
  'largest paint',
  'blocked',
  'shift',
  'index',
  'performance at 4×',
  'findings',
];

/** A line a page, as Markdown; a score under its bar is marked. */
export function tableOf(reports: readonly Measured[]): string {
  const lines = reports.map((report) => {
    const scores = Object.entries(BARS).map(([name, bar]) => {
      const score = report[name as keyof typeof BARS];
      return score < bar ? `**${score}**` : `${score}`;
    });
    const { path, first_paint_ms, largest_paint_ms, blocking_ms, layout_shift, findings } = report;
    return [
      path,
      ...scores,
      seconds(first_paint_ms),
      seconds(largest_paint_ms),
      `${blocking_ms} ms`,
      layout_shift,
      report.benchmark_index,
      report.uncalibrated_performance,
      findings.join(', ') || '-',
    ].join(' | ');
  });
  return [HEAD.join(' | '), HEAD.map(() => '---').join(' | '), ...lines].map((line) => `| ${line} |`).join('\n');
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
