import type { Row, Table } from './table-file.ts';

/** What publishers write where there is nothing to read. */
const BLANK = new Set(['', 'n/a', 'N/A', '—', '–', '-', '*', '**', 'NULL', 'PrivacySuppressed']);

export function isBlank(text: string): boolean {
  return BLANK.has(text);
}

/**
 * A number within `least`..`most`, or null where the cell is blank; anything else is a problem (and null).
 */
export function readNumber<K extends string>(
  table: Table<K>,
  row: Row<K>,
  key: K,
  range: { least: number; most: number; blank: 'allowed' | 'refused' },
): number | null {
  const text = row.cells[key];
  if (isBlank(text)) {
    if (range.blank === 'refused') table.problem(row, key, 'there is no figure');
    return null;
  }
  // Publishers group thousands by commas.
  const value = /^-?[\d,]*\.?\d+(e-?\d+)?$/i.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
  if (Number.isNaN(value)) {
    table.problem(row, key, `"${text}" is not a number`);
    return null;
  }
  if (value < range.least || value > range.most) {
    table.problem(row, key, `${text} is outside ${range.least} to ${range.most}`);
    return null;
  }
  return value;
}

/** `08/2023` as `2023-08`; null where the release gives no date. */
export function readMonth<K extends string>(table: Table<K>, row: Row<K>, key: K): string | null {
  const text = row.cells[key];
  if (isBlank(text)) return null;
  const match = /^(\d{2})\/(\d{4})$/.exec(text);
  if (match === null) {
    table.problem(row, key, `"${text}" is not a month like 08/2023`);
    return null;
  }
  return `${match[2]}-${match[1]}`;
}

export const ONET_CODE = /^\d{2}-\d{4}\.\d{2}$/;
