import { useId, type ReactNode } from 'react';
import './css/rate.css';

/** The five steps in words; the page shows the first and the last, a screen reader hears each. */
const RATE_LABELS = ['Not at all likely', 'Not very likely', 'Maybe', 'Very likely', 'Extremely likely'] as const;

export type Rating = 1 | 2 | 3 | 4 | 5;

interface RateRowProps {
  id?: string;
  question: ReactNode;
  icon?: ReactNode;
  value: Rating | null;
  onValue: (value: Rating) => void;
  /** The row that is next: it wears a ring. */
  current?: boolean;
  /** Left out when the page was checked. */
  missing?: boolean;
  disabled?: boolean;
}

/** One thing to rate: five numbered circles that grow. */
export function RateRow(props: RateRowProps) {
  const { question, icon, value, onValue, current = false, missing = false, disabled = false } = props;
  const made = useId();
  const id = props.id ?? made;
  const names = ['rate', current && 'rate--now', missing && 'rate--bad'].filter(Boolean).join(' ');
  return (
    <div className={names} id={id} role="radiogroup" aria-labelledby={`${id}-q`} aria-required="true">
      {icon}
      <span className="rate__q" id={`${id}-q`}>
        {question}
        {missing && <span className="vh">. Not rated yet.</span>}
      </span>
      <span className="rate__s">
        {RATE_LABELS.map((label, index) => {
          const rating = (index + 1) as Rating;
          return (
            <label className="dot" key={label}>
              <input
                type="radio"
                name={id}
                value={rating}
                checked={value === rating}
                disabled={disabled}
                aria-label={`${rating}, ${label}`}
                onChange={() => onValue(rating)}
              />
              <b aria-hidden="true">{rating}</b>
            </label>
          );
        })}
      </span>
    </div>
  );
}

/** The two ends of the scale, above the rows. */
export function RateScale() {
  return (
    <div className="rate-scale" aria-hidden="true">
      <span>{RATE_LABELS[0]}</span>
      <span>{RATE_LABELS[4]}</span>
    </div>
  );
}
