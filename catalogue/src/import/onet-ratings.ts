import { isBlank, readMonth, readNumber } from './cells.ts';
import type { Base } from './onet-base.ts';
import type { Problems } from './problems.ts';
import type { FoundTable, ReleaseFolder, TableName } from './release-folder.ts';
import { readTable, type Row, type Table } from './table-file.ts';

export type Scale = 'IM' | 'LV' | 'OI' | 'EX';

/** The ratings of one occupation, in the order of `Ratings.elements`; null where a level is not relevant. */
export interface OccupationRatings {
  date: string | null;
  scales: Partial<Record<Scale, (number | null)[]>>;
  /** Elements and scales that the publisher marks as too uncertain to show (`Recommend Suppress`). */
  suppressed: [element: number, scale: Scale][];
  lastRow: Row<Key>;
}

export interface Ratings {
  elements: { id: string; name: string }[];
  byCode: Map<string, OccupationRatings>;
  found: FoundTable;
}

interface Wanted {
  scales: Partial<Record<Scale, { least: number; most: number }>>;
  /** Scales of the same table that the product does not use. */
  unused?: readonly string[];
}

const IMPORTANCE = { least: 1, most: 5 };
const LEVEL = { least: 0, most: 7 };
const BOTH: Wanted = { scales: { IM: IMPORTANCE, LV: LEVEL } };

export const RATING_TABLES = {
  interests: { scales: { OI: { least: 1, most: 7 } }, unused: ['IH'] },
  skills: BOTH,
  knowledge: BOTH,
  activities: BOTH,
  styles: { scales: { IM: IMPORTANCE } },
  values: { scales: { EX: { least: 1, most: 7 } }, unused: ['VH'] },
} satisfies Partial<Record<TableName, Wanted>>;

type Key = 'code' | 'element' | 'scale' | 'value' | 'suppress' | 'date' | 'IM' | 'LV';
const COLUMNS: Record<Key, string> = {
  code: 'O*NET-SOC Code',
  element: 'Element ID',
  scale: 'Scale ID',
  value: 'Data Value',
  suppress: 'Recommend Suppress',
  date: 'Date',
  IM: 'IM',
  LV: 'LV',
};

/** Reads a table of ratings: one row per scale (the publisher's) or one row with an IM and an LV column. */
export function readRatings(name: keyof typeof RATING_TABLES, folder: ReleaseFolder, base: Base, problems: Problems): Ratings | undefined {
  const found = folder.find(name);
  if (found === undefined) return undefined;
  const wanted: Wanted = RATING_TABLES[name];
  const optional: Key[] = ['scale', 'value', 'suppress', 'date', 'IM', 'LV'];
  const table = readTable(found, { columns: COLUMNS, optional }, problems);
  const wide = table.has('IM') && table.has('LV');
  if (!wide) for (const key of ['scale', 'value'] as const) requireColumn(table, key, problems);
  if (!wide && !(table.has('scale') && table.has('value'))) return undefined;
  const cells: { row: Row<Key>; scale: Scale; key: Key }[] = table.rows.flatMap((row) => {
    if (wide) return (Object.keys(wanted.scales) as Scale[]).map((scale) => ({ row, scale, key: scale as Key }));
    const scale = row.cells.scale;
    if (scale in wanted.scales) return [{ row, scale: scale as Scale, key: 'value' as Key }];
    if (!wanted.unused?.includes(scale)) table.problem(row, 'scale', `"${scale}" is not a scale of this table`);
    return [];
  });
  const used = new Set(cells.map(({ row }) => row.cells.element));
  const ids = [...base.elements.keys()].filter((id) => used.has(id));
  const order = new Map(ids.map((id, index) => [id, index]));
  const byCode: Ratings['byCode'] = new Map();
  for (const { row, scale, key } of cells) {
    const { code, element } = row.cells;
    const index = order.get(element);
    if (!base.titles.has(code)) table.problem(row, 'code', `${code} is not in the list of occupations`);
    else if (index === undefined) table.problem(row, 'element', `${element} is not in the content model`);
    else {
      const own = byCode.get(code) ?? { date: null, scales: {}, suppressed: [], lastRow: row };
      byCode.set(code, own);
      own.lastRow = row;
      const list = (own.scales[scale] ??= ids.map(() => undefined as never));
      if (list[index] !== undefined) table.problem(row, 'element', `${code} has ${scale} of ${element} twice`);
      const blank = scale === 'LV' ? 'allowed' : 'refused';
      list[index] = readNumber(table, row, key, { ...(wanted.scales[scale] ?? IMPORTANCE), blank });
      if (row.cells.suppress === 'Y') own.suppressed.push([index, scale]);
      own.date = oldest(own.date, isBlank(row.cells.date) ? null : readMonth(table, row, 'date'));
    }
  }
  checkComplete(table, byCode, ids, Object.keys(wanted.scales) as Scale[]);
  return { elements: ids.map((id) => ({ id, name: base.elements.get(id) ?? '' })), byCode, found };
}

function requireColumn(table: Table<Key>, key: Key, problems: Problems): void {
  if (table.has(key)) return;
  problems.add({ file: table.file, line: 1, column: COLUMNS[key], message: 'the column is missing' });
}

/** An occupation is in the table with every element on every scale, or not at all. */
function checkComplete(table: Table<Key>, byCode: Ratings['byCode'], ids: string[], scales: Scale[]): void {
  for (const [code, own] of byCode) {
    for (const scale of scales) {
      const list = own.scales[scale];
      const gap = ids.find((_, index) => list?.[index] === undefined);
      if (gap !== undefined) table.problem(own.lastRow, 'element', `${code} has no ${scale} of ${gap}`);
    }
  }
}

function oldest(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
