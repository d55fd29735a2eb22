import { ESTIMATED } from '@careerscoop/contract/estimated';
import type { Result } from '@careerscoop/contract/results';
import { GraduationCap, Minus, Plus } from 'lucide-react';
import { resultWords } from './result-words.ts';
import './reasons.css';

const { reasons: words } = resultWords;
const SIGNS = { for: Plus, against: Minus, preparation: GraduationCap } as const;
type Reason = Result['reasons'][number];

interface ReasonsProps {
  career: Pick<Result, 'reasons' | 'what_would_change' | 'rank' | 'partly_estimated'>;
  heading: 'h3' | 'h4';
}

/** What speaks for a career and what does not, in the same size, and what one other answer would change. */
export function Reasons({ career, heading: Heading }: ReasonsProps) {
  const { reasons, what_would_change: changes, rank } = career;
  // Of a career beyond the ten there is nothing to say when no small change brings it in.
  const steady = changes.length === 0 && rank !== null;
  return (
    <div className="reasons">
      <div>
        <Heading className="h3">{words.for}</Heading>
        <ReasonList reasons={reasons.filter(({ kind }) => kind === 'for')} />
      </div>
      <div>
        <Heading className="h3">{words.against}</Heading>
        <ReasonList reasons={reasons.filter(({ kind }) => kind !== 'for')} />
        {(changes.length > 0 || steady) && (
          <div className="reasons__change">
            <b>{steady ? words.steady_title : words.change}</b>
            {(steady ? [words.steady] : changes).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
      </div>
      {career.partly_estimated && <p className="reasons__sure small">{ESTIMATED}</p>}
    </div>
  );
}

function ReasonList({ reasons }: { reasons: Reason[] }) {
  return (
    <ul>
      {reasons.map(({ kind, text, answer }) => {
        const Sign = SIGNS[kind];
        return (
          <li key={text} className={kind === 'for' ? 'reason' : 'reason reason--care'}>
            <Sign className="ic" />
            <p>
              {text}
              <span>{answer}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
