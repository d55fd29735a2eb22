import { Star } from 'lucide-react';
import { useId } from 'react';
import './css/stars.css';

interface StarsProps {
  /** What is rated, for screen readers: "Rate Park Naturalist". */
  label: string;
  /** 1 to 5, or null when not rated yet. */
  value: number | null;
  onValue: (value: number | null) => void;
  disabled?: boolean;
  busy?: boolean;
}

const FIVE = [1, 2, 3, 4, 5] as const;

/** Five stars as radio buttons: arrow keys move; Clear, Delete or a second press takes the rating back. */
export function Stars({ label, value, onValue, disabled = false, busy = false }: StarsProps) {
  const name = useId();
  return (
    <fieldset className="stars" aria-busy={busy || undefined} disabled={disabled}>
      <legend className="vh">{label}</legend>
      {FIVE.map((star) => (
        <label key={star} className={value !== null && star <= value ? 'on' : undefined}>
          <input
            type="radio"
            name={name}
            value={star}
            checked={value === star}
            onChange={() => onValue(star)}
            onClick={() => value === star && onValue(null)}
            onKeyDown={(event) => {
              if (event.key === 'Delete' || event.key === 'Backspace') onValue(null);
            }}
          />
          <span className="vh">{star} of 5</span>
          <Star aria-hidden="true" />
        </label>
      ))}
      <button className="stars__clear" type="button" disabled={value === null} onClick={() => onValue(null)}>
        Clear<span className="vh"> rating</span>
      </button>
    </fieldset>
  );
}

/** Stars that only show a rating. */
export function ShownStars({ value }: { value: number }) {
  return (
    <span className="stars stars--show" role="img" aria-label={`${value} out of 5 stars`}>
      {FIVE.map((star) => (
        <span key={star} className={star <= value ? 'on' : undefined}>
          <Star aria-hidden="true" />
        </span>
      ))}
    </span>
  );
}
