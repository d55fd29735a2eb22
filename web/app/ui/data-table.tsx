import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import './css/data-table.css';

export interface Column<Row> {
  head: ReactNode;
  /** What the list is sorted by when the head is pressed; without it the head is a word. */
  sort?: string;
  /** Numbers stand at the right; words may take several lines; `act` holds buttons. */
  kind?: 'number' | 'words' | 'act';
  /** Said before a value that means nothing alone, where rows are cards. */
  label?: string;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** What the table is, and what to know of it; read first. */
  caption: ReactNode;
  /** The first one names the row; what opens the row is a link or button in it. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** As in the address: `-name` is from the largest down. */
  sort?: string | undefined;
  onSort?: (sort: string) => void;
  /** What is shown is the answer before. */
  stale?: boolean;
}

/**
 * Rows with columns: a native table with its caption and sort buttons in its heads, sticky where it fits. Under 768 px each row is
 * a card. The roles are written out, as a table that is laid out otherwise loses them in some browsers.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf, sort, onSort, stale }: DataTableProps<Row>) {
  return (
    <div className="dt-view">
      <table className="dt" role="table" aria-busy={stale || undefined}>
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column, index) => (
              <Head key={index} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row" data-row="">
              {columns.map((column, index) => {
                const { kind, label, cell } = column;
                const shown = {
                  className: kind && `dt__${kind}`,
                  'data-l': label,
                };
                return index === 0 ? (
                  <th key={index} {...shown} scope="row" role="rowheader">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={index} {...shown} role="cell">
                    {cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head<Row>({ column, sort, onSort }: { column: Column<Row> } & Pick<DataTableProps<Row>, 'sort' | 'onSort'>) {
  const { head, kind, sort: name } = column;
  const up = name !== undefined && sort === name;
  const down = name !== undefined && sort === `-${name}`;
  return (
    <th scope="col" role="columnheader" className={kind && `dt__${kind}`} aria-sort={up ? 'ascending' : down ? 'descending' : undefined}>
      {name && onSort ? (
        <button type="button" onClick={() => onSort(up ? `-${name}` : name)}>
          {head}
          {up && <ChevronUp className="ic" />}
          {down && <ChevronDown className="ic" />}
        </button>
      ) : (
        <span className="dt__h">{head}</span>
      )}
    </th>
  );
}
