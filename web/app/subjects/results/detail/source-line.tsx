import type { CareerDetail } from '@careerscoop/contract/catalogue';
import { sharedSentence } from '@careerscoop/contract/shared-figures';

interface SourceLineProps {
  sources: CareerDetail['sources'];
  group: string;
  /** How many other careers are counted together with this one. */
  sharedWith?: number;
}

/** Where a figure comes from and of which year it is. */
export function SourceLine({ sources, group, sharedWith = 0 }: SourceLineProps) {
  const found = sources[group];
  if (!found) return null;
  return (
    <p className="tiny soft">
      {sharedWith > 0 && `${sharedSentence(sharedWith)} `}
      {found.source}, {found.year.slice(0, 4)}
    </p>
  );
}
