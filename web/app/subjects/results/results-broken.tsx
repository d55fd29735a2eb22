import type { ReactNode } from 'react';
import './results-states.css';

/** The page where the ten cannot be shown: its headline, and what stands in their place. */
export function ResultsBroken({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap results-broken">
      <h1 className="h1" tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
