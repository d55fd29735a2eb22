/** The five steps in words; the card shows the first and the last, a screen reader hears each. */
const STEPS = ['Not at all likely', 'Not very likely', 'Maybe', 'Very likely', 'Extremely likely'] as const;
const SCOOPS = ['vanilla', 'waffle-l', 'straw-l', 'straw', 'straw-d'] as const;
const DOME = 'M3 17a15 15 0 0 1 30 0h1.5a4 4 0 0 1-8 0 4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0 4 4 0 0 1-8 0Z';

interface PileProps {
  /** What was answered; it wears the cherry. */
  value?: number | undefined;
  onRate?: ((rating: number) => void) | undefined;
}

/** Five scoops that grow: one press answers the card. */
export function Pile({ value, onRate }: PileProps) {
  return (
    <>
      <div className="pile">
        {STEPS.map((step, index) => {
          const rating = index + 1;
          return (
            <button
              key={step}
              type="button"
              value={rating}
              aria-label={`${rating}, ${step}`}
              aria-pressed={value === rating}
              onClick={() => onRate?.(rating)}
            >
              <svg width={26 + 8 * rating} viewBox="0 0 36 22" aria-hidden="true">
                <path d={DOME} fill={`var(--a-${SCOOPS[index]})`} stroke="var(--line-strong)" />
                <path d="M9 12a11 11 0 0 1 5-6" fill="none" stroke="var(--a-white)" strokeWidth={2} strokeLinecap="round" />
                {value === rating && <circle className="pile__c" cx={18} cy={0} r={5} fill="var(--cherry)" />}
              </svg>
              {rating}
            </button>
          );
        })}
      </div>
      <p className="pile__l small soft" aria-hidden="true">
        <span>{STEPS[0]}</span>
        <span>{STEPS[4]}</span>
      </p>
    </>
  );
}
