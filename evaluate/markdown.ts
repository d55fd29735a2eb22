import type { Estimate } from './bootstrap.ts';

/** A markdown table. */
export function tableOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A share as a percentage with one decimal. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

export function percentWithInterval({ mean, low, high }: Estimate): string {
  return `${(100 * mean).toFixed(1)} % [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`;
}

export function decimals(value: number, digits = 2): string {
  return value.toFixed(digits);
}

/** Names as people read them: "typeStep_x0.5" becomes "type step x0.5". */
export function spoken(name: string): string {
  return name.replaceAll('_', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Sentences of a paragraph. */
export function said(...parts: string[]): string {
  return parts.join(' ');
}
