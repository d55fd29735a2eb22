import './css/charts.css';

interface ChartBarsProps {
  bars: readonly { label: string; value: number; text: string }[];
}

/** Amounts as bars, each against the largest; they are read from the table beside them. */
export function ChartBars({ bars }: ChartBarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className="chart-bars" aria-hidden="true">
      {bars.map(({ label, value, text }) => (
        <li key={label}>
          <span>{label}</span>
          <i style={{ inlineSize: `${(value / most) * 100}%` }} />
          <b>{text}</b>
        </li>
      ))}
    </ul>
  );
}
