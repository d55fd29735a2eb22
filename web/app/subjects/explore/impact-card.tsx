import { Card } from '../../ui/block.tsx';
import type { CareerPage } from '@careerscoop/contract/career-page';
import { SourceLine } from './source-line.tsx';

const LEVELS = { H: 'High', M: 'Moderate', L: 'Low' } as const;

/** What AI could do in the work: help with tasks, which is not the same as taking the job. */
export function ImpactCard({ career: { impact, impact_text, sources } }: { career: CareerPage }) {
  return (
    <Card as="section" className="c-card">
      <h2 className="h3">AI impact</h2>
      {impact ? (
        <>
          <p className="c-word">
            <b>{LEVELS[impact]}</b>
          </p>
          <p>{impact_text} It says what AI could help with, not whether the job will be there.</p>
          <SourceLine sources={sources} of="ai-exposure" />
        </>
      ) : (
        <p>Nobody has rated this work yet.</p>
      )}
    </Card>
  );
}
