import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = new URL('../docs/methodology.md', import.meta.url);
const START = '<!-- figures:start -->';
const END = '<!-- figures:end -->';

/** The page with the measured part replaced. @throws Error when the page has lost its marks */
export function withFigures(page: string, report: string): string {
  const start = page.indexOf(START);
  const end = page.indexOf(END);
  if (start < 0 || end < start) throw new Error(`docs/methodology.md needs ${START} and ${END}, in this order`);
  return `${page.slice(0, start + START.length)}\n\n${report}\n\n${page.slice(end)}`;
}

export function readPage(): string {
  return readFileSync(PAGE, 'utf8');
}

export function writePage(page: string): void {
  writeFileSync(PAGE, page);
}
