import './css/bar-list.css';

interface BarListProps {
  bars: readonly { label: string; note?: string; value: number; text: string }[];
  /** What a full bar stands for. */
  full: number;
}

/** Shares as bars with their figures as text; the bars themselves are decoration. */
export function BarList({ bars, full }: BarListProps) {
  return (
    <ul className="bars">
      {bars.map(({ label, note, value, text }) => (
        <li key={label}>
          <span className="bars__l">
            <b>{label}</b>
            {note && <span className="soft small">{note}</span>}
          </span>
          <span className="bars__n num">{text}</span>
          <span className="bars__b" aria-hidden="true">
            <i style={{ inlineSize: `${Math.round((Math.min(value, full) / full) * 100)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
