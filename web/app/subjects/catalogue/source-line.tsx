import type { CareerPage, SourceName } from '@careerscoop/contract/career-page';
import { sharedSentence } from '@careerscoop/contract/shared-figures';
import { dateText } from './explore-words.ts';

interface SourceLineProps {
  sources: CareerPage['sources'];
  of: SourceName;
  /** What else is to be known about the figures. */
  note?: string;
  /** How many other careers are counted together with this one. */
  sharedWith?: number;
}

/** Where the figures above come from, and from when. */
export function SourceLine({ sources, of, note, sharedWith = 0 }: SourceLineProps) {
  const { source, year } = sources[of];
  return (
    <p className="tiny soft">
      {note && `${note} `}
      {sharedWith > 0 && `${sharedSentence(sharedWith)} `}
      Source: {source}, {dateText(year)}.
    </p>
  );
}
