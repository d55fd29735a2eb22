import type { CSSProperties } from 'react';
import './css/steps.css';

interface StepsProps {
  /** How full each of the four parts is, 0 to 100. */
  parts: readonly [number, number, number, number];
  /** The same in words: "Part 2 of 4, 13 of 21 skills sorted". */
  label: string;
}

/** How far one is in the four parts. */
export function Steps({ parts, label }: StepsProps) {
  const whole = Math.round(parts.reduce((sum, part) => sum + part, 0) / parts.length);
  return (
    <div
      className="steps"
      role="progressbar"
      aria-label="Your progress"
      aria-valuenow={whole}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={label}
    >
      {parts.map((part, index) => (
        <i key={index}>
          <span style={{ '--p': `${part}%` } as CSSProperties} />
        </i>
      ))}
    </div>
  );
}
