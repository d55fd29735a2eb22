import type { ComponentProps, CSSProperties } from 'react';
import { SCORES } from '@careerscoop/contract/session-feedback';
import { FieldSet } from '../../../ui/field-set.tsx';
import { type FieldProps, useFieldIds } from '../../../ui/field.tsx';
import './score-field.css';

const WORDS = ['Hard going', 'So-so', 'Good', 'Very good'] as const;
/** The scoops grow with the score. */
const SIZES = [34, 46, 60, 76] as const;
const SCOOP = 'M3 19a15 15 0 0 1 30 0h1.5a4 4 0 0 1-8 0 4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0 4 4 0 0 1-8 0Z';

type ScoreFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type' | 'value'>;

/** How a talk went, as one of four growing scoops. What register() returns goes to each of the radio buttons. */
export function ScoreField({ label, hint, error, ...input }: ScoreFieldProps) {
  const field = { label, hint, error };
  const ids = useFieldIds(input.id, input.name, field);
  return (
    <FieldSet field={field} ids={ids}>
      <div className="score">
        {SCORES.map((score, index) => (
          <label key={score} style={{ '--k': SIZES[index] } as CSSProperties}>
            <input {...input} id={index === 0 ? ids.id : undefined} type="radio" value={score} aria-invalid={ids.aria['aria-invalid']} />
            <svg viewBox="0 3 36 20.5" aria-hidden="true">
              <path d={SCOOP} />
            </svg>
            {score}. {WORDS[index]}
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
