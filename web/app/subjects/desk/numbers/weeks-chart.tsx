import type { ReactNode } from 'react';
import { ChartFigure } from '../../../ui/chart-figure.tsx';
import { ChartLine } from '../../../ui/chart-line.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { amount, weekInWords } from './number-words.ts';

interface WeeksChartProps<Row extends { week: string }> {
  title: string;
  lead: ReactNode;
  weeks: readonly Row[];
  /** What the line is of, and its name in the table. */
  value: (row: Row) => number | null;
  name: string;
  /** What else stands in the table, before it. */
  more?: readonly { name: string; value: (row: Row) => number }[];
  goal?: { value: number; label: string };
  /** Says which weeks the table holds, where they are not the last ones. */
  caption?: string;
}

/** A line over the weeks, and the last six of them in a table. */
export function WeeksChart<Row extends { week: string }>({
  title,
  lead,
  weeks,
  value,
  name,
  more = [],
  goal,
  caption,
}: WeeksChartProps<Row>) {
  const columns: Column<Row>[] = [
    { head: 'Week of', cell: ({ week }) => weekInWords(week) },
    ...more.map((each): Column<Row> => ({ head: each.name, label: each.name, kind: 'number', cell: (row) => amount(each.value(row)) })),
    {
      head: name,
      label: name,
      kind: 'number',
      cell: (row) => {
        const found = value(row);
        return found === null ? <span className="soft">none</span> : amount(found);
      },
    },
  ];
  const shown = weeks.slice(-6);
  return (
    <ChartFigure
      title={title}
      lead={lead}
      chart={<ChartLine title={title} points={weeks.map((row) => ({ label: weekInWords(row.week), value: value(row) }))} goal={goal} />}
      table={
        <DataTable
          caption={caption ?? (shown.length === 1 ? 'This week' : `Last ${shown.length} weeks`)}
          columns={columns}
          rows={shown}
          keyOf={({ week }) => week}
        />
      }
    />
  );
}
