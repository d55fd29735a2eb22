import { readFileSync } from 'node:fs';
import { CsvError, type Info, parse } from 'csv-parse/sync';
import type { Problems } from './problems.ts';

export interface Row<K extends string> {
  line: number;
  cells: Record<K, string>;
}

/** A publisher's table read by the names of its columns. */
export interface Table<K extends string> {
  file: string;
  rows: Row<K>[];
  has(key: K): boolean;
  problem(row: Row<K> | undefined, key: K | undefined, message: string): void;
}

export interface TableFile {
  path: string;
  /** The name shown in messages: relative to the folder of the releases. */
  file: string;
  /** The last line with something in it, once the file is read: where a cut file ends. */
  lastLine?: number;
}

interface Shape<K extends string> {
  /** What each column is called in the header; a pattern where the name holds a year. */
  columns: Record<K, string | RegExp>;
  /** Columns that some releases leave out; their cells are then ''. */
  optional?: readonly NoInfer<K>[];
  /** The header, for files that come without one. */
  header?: readonly string[];
}

/**
 * Reads a tab-delimited (.txt, never quoted) or comma-separated (.csv) file; what is wrong goes to
 * `problems`.
 */
export function readTable<K extends string>(source: TableFile, shape: Shape<K>, problems: Problems): Table<K> {
  const { file } = source;
  const keys = Object.keys(shape.columns) as K[];
  const { records, whole } = parseRecords(source, problems);
  source.lastLine = records.at(-1)?.line ?? 1;
  const header = shape.header ?? (records.shift()?.record ?? []).map((name) => name.trim());
  if (!whole) {
    const column = header[(records.at(-1)?.record.length ?? 1) - 1];
    const message = 'the file ends in the middle of a line; it was probably cut off';
    problems.add({ file, line: source.lastLine, column, message });
  }
  const at = new Map<K, number>();
  for (const key of keys) {
    const wanted = shape.columns[key];
    const index = header.findIndex((name) => (typeof wanted === 'string' ? name === wanted : wanted.test(name)));
    if (index >= 0) at.set(key, index);
    else if (!shape.optional?.includes(key)) {
      problems.add({ file, line: 1, column: plainName(wanted), message: missingColumn(header) });
    }
  }
  const table: Table<K> = {
    file,
    rows: [],
    has: (key) => at.has(key),
    problem(row, key, message) {
      const index = key === undefined ? undefined : at.get(key);
      const column = key === undefined ? undefined : ((index === undefined ? undefined : header[index]) ?? key);
      problems.add({ file, line: row?.line ?? records.at(-1)?.line ?? 1, column, message });
    },
  };
  if (keys.some((key) => !at.has(key) && !shape.optional?.includes(key))) return table;
  if (records.length === 0) table.problem(undefined, undefined, 'there are no rows');
  for (const { line, record } of records) {
    if (record.length !== header.length) {
      const column = header[Math.min(record.length, header.length - 1)];
      const message = `the row has ${record.length} of ${header.length} columns; it was probably cut off or split`;
      problems.add({ file, line, column, message });
      continue;
    }
    const cells = {} as Record<K, string>;
    for (const key of keys) cells[key] = record[at.get(key) ?? -1]?.trim() ?? '';
    table.rows.push({ line, cells });
  }
  return table;
}

function parseRecords({ path, file }: TableFile, problems: Problems) {
  const bytes = readFileSync(path);
  const text = decode(bytes, file, problems);
  // The publishers end every line, the last one too.
  const whole = text === '' || text.endsWith('\n');
  const tabs = file.endsWith('.txt');
  try {
    const records = parse(text, {
      bom: true,
      delimiter: tabs ? '\t' : ',',
      // O*NET and GeoNames files are never quoted: a quotation mark there is part of the text.
      quote: tabs ? null : '"',
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as { record: string[]; info: Info }[];
    return { records: records.map(({ record, info }) => ({ line: info.lines, record })), whole };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : undefined;
    const column = typeof error['column'] === 'number' ? String(error['column'] + 1) : undefined;
    problems.add({ file, line, column, message: `the file cannot be read as a table: ${error.code}` });
    return { records: [], whole };
  }
}

function decode(bytes: Buffer, file: string, problems: Problems): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = bytes.toString('utf8');
    const line = text.slice(0, text.indexOf('\uFFFD')).split('\n').length;
    problems.add({ file, line, message: 'the file is not UTF-8 text' });
    return text;
  }
}

function missingColumn(header: readonly string[]): string {
  return `the column is missing; the file has ${header.map((name) => `"${name}"`).join(', ') || 'no header'}`;
}

function plainName(wanted: string | RegExp): string {
  return typeof wanted === 'string' ? wanted : wanted.source.replaceAll(/[\\^$]/g, '');
}
