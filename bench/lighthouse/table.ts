import type { Report } from './report.ts';

export const BARS = { performance: 95, accessibility: 100, best_practices: 100, seo: 100 } as const;

/** The scores that are under their bar. */
export function faultsOf(report: Report): string[] {
  return Object.entries(BARS).flatMap(([name, bar]) => (report[name as keyof typeof BARS] < bar ? [name] : []));
}

/** A line a page, as Markdown; a score under its bar is marked. */
export function tableOf(reports: readonly Report[]): string {
  const lines = reports.map((report) => {
    const scores = Object.entries(BARS).map(([name, bar]) => {
      const score = report[name as keyof typeof BARS];
      return score < bar ? `**${score}**` : `${score}`;
    });
    const { path, largest_paint_ms, blocking_ms, layout_shift, findings } = report;
    const paint = `${(largest_paint_ms / 1000).toFixed(1)} s`;
    return [path, ...scores, paint, `${blocking_ms} ms`, layout_shift, findings.join(', ') || '-'].join(' | ');
  });
  const head = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'largest paint', 'blocked', 'shift', 'findings'];
  return [head.join(' | '), head.map(() => '---').join(' | '), ...lines].map((line) => `| ${line} |`).join('\n');
}
