import { type ReactNode, useId } from 'react';
import './css/charts.css';

interface ChartFigureProps {
  /** What it shows, as a sentence. */
  title: string;
  /** What is counted. */
  lead: ReactNode;
  chart: ReactNode;
  /** The same figures. */
  table: ReactNode;
}

/** A chart with its table beside it, under a headline that says what it shows. */
export function ChartFigure({ title, lead, chart, table }: ChartFigureProps) {
  const heading = useId();
  return (
    <section className="panel chart-fig" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        <p className="soft">{lead}</p>
      </header>
      <div>{chart}</div>
      {table}
    </section>
  );
}
