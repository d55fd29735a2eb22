import type { CareerDetail } from '@careerscoop/contract/catalogue';
import { CompareRow } from './compare-row.tsx';

const LEVELS = { H: 'High', M: 'Moderate', L: 'Low' } as const;

/** What AI could do in each work. */
export function CompareImpact({ careers }: { careers: readonly CareerDetail[] }) {
  return (
    <CompareRow
      title="AI impact"
      note="What AI could help with, not whether the job will be there."
      careers={careers}
      source="ai-exposure"
      cell={({ impact, impact_text }) =>
        impact ? (
          <>
            <p className="cmp-word">
              <b>{LEVELS[impact]}</b>
            </p>
            <p>{impact_text}</p>
          </>
        ) : (
          <p className="cmp-none">Nobody has rated this work yet.</p>
        )
      }
    />
  );
}
